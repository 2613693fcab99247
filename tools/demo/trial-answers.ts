import type { TrialAnswers } from '#rules/trials/questions.ts';

type OfPair = Record<'asker' | 'asked', TrialAnswers>;

/** Meera Kulkarni and Asha Patil, whose trial runs. */
export const ofSecondReading: OfPair = {
  asker: {
    hours: 'Eight a week now, on weekday mornings. Twenty in a year, if the press can spare me.',
    months: 'Twelve. The press pays my rent, and I would not take money out of the first season.',
    savings: 'yes',
    decides:
      'I decide about schools and paper, you decide about the software. On money, both of us or no one.',
    equal:
      'Sixty for me and forty for you, because the schools and the room come from my side. Equal parts in two years.',
    place: 'In Nagpur, in the room behind the press. One day a month in a school.',
    leaving:
      'Shares that are not earned yet go back. The schools stay with the press, and the code stays where it is used.',
    stopping: 'A June in which fewer than two hundred books find their next child.',
  },
  asked: {
    hours: 'Ten a week until my exams in May, and none in the two weeks before them. Twenty after that.',
    months: 'Four. After that I need what an internship would pay me.',
    savings: 'no',
    decides:
      'The one who does the work decides how. If we still do not agree after a week, we ask one school.',
    equal: 'Equal, from the day on which both of us work the same hours. Until then, by the hours.',
    place: 'From my room on weekdays, and in your room on Saturdays.',
    leaving: 'The one who leaves keeps what is earned and explains the work for two weeks.',
    stopping: 'If I repair bindings all year and write no software, or if my marks fall.',
  },
};

/** Kwame Mensah and Esi Owusu, who have gone on after their trial. */
export const ofIceByBicycle: OfPair = {
  asker: {
    hours:
      'Fifteen a week, before seven in the morning. Thirty in a year, when the cold rooms run without me.',
    months: 'Nine. The cold rooms pay me a small wage.',
    savings: 'yes',
    decides: 'I decide about the ice and the riders. You decide about every paper that a seller signs.',
    equal: 'Equal. Without the agreements I would only lend boxes to friends.',
    place: 'In Accra, at the fish market, each morning but Sunday.',
    leaving:
      'The other one may buy the boxes at the price that they cost, and the riders choose with whom they go.',
    stopping: 'If the sellers lose as much fish with our ice as they lost without it, for two months.',
  },
  asked: {
    hours: 'Six a week while I study. Twelve in a year, and more after my degree.',
    months: 'Until my last year begins, so eight. My uncle lets me live with him.',
    savings: 'no',
    decides: 'Both of us. If that takes longer than three days, the one who carries the risk decides.',
    equal:
      'A third for me now, because you bring the cold room and twelve sellers. We can speak again after a year.',
    place: 'In the library for the papers, and at the market on Saturdays.',
    leaving:
      'A paper says it before we begin: four weeks of notice, and no one takes the list of sellers along.',
    stopping: 'If a seller signs something that I could not explain to her in one minute.',
  },
};
