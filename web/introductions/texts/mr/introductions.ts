import type { IntroductionRowBody } from '#contract/introductions/shapes.ts';
import type { IntroductionDecline, IntroductionState } from '#rules/introductions/introduction-states.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type {
  introductionTexts as english,
  askTexts as englishAsk,
  capacityTexts as englishCapacity,
  oneTexts as englishOne,
} from '../en/introductions.ts';

type Other = Pick<IntroductionRowBody, 'side' | 'isToProject' | 'project'> & {
  person: { name: string } | null;
};

/** The codes of a request, apart from the words. */
const code = {
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  own: 'own',
  asker: 'asker',
} as const;

const deletedProject = 'हटवलेला प्रकल्प';
export const nameOfOther = ({ side, isToProject, project, person }: Other): string =>
  side === code.asker && isToProject ? project?.name || deletedProject : person?.name || 'माजी सदस्य';

const states: Record<IntroductionState, string> = {
  asked: 'उत्तराची वाट पाहत आहे',
  accepted: 'स्वीकारली',
  declined: 'या वेळी नाही',
  withdrawn: 'मागे घेतली',
  lapsed: 'उत्तर आले नाही',
  released: 'संपली',
};

export const declineReasons: Record<IntroductionDecline, string> = {
  no_time: 'माझ्याकडे यासाठी वेळ नाही',
  not_now: 'आत्ता नाही, कदाचित नंतर',
  no_fit: 'मला जे हवे आहे त्याच्याशी हे जुळत नाही',
  unclear: 'मला टीप नीट समजली नाही',
  other: 'दुसरे कारण',
};

export const introductionTexts = {
  title: 'ओळख',
  facts: 'बोलण्याच्या विनंत्या, तुमच्यासाठी आणि इतरांसाठी',
  description: 'एखाद्या सदस्याशी किंवा प्रकल्पाच्या ओनरशी बोलण्याच्या विनंत्या.',
  you: 'तुम्ही',
  one: 'ओळख',
  tabs: {
    for_me: 'माझ्यासाठी',
    for_others: 'इतरांसाठी',
    past: 'जुन्या',
  },
  none: {
    for_me: 'एकही विनंती तुमच्या उत्तराची वाट पाहत नाही.',
    for_others: 'तुमची एकही विनंती उत्तराची वाट पाहत नाही.',
    past: 'जुन्या विनंत्या नाहीत.',
  },
  noneHow: {
    for_me:
      'तुम्ही सह-संस्थापक शोधू लागलात, तुमच्या आवडींत तशी परवानगी दिलीत किंवा तुमच्या एखाद्या प्रकल्पाने परवानगी दिली, की सदस्य तुम्हाला विचारू शकतात.',
    for_others: 'तुमच्या यादीतील सह-संस्थापकाला विचारा, किंवा विनंत्या घेणाऱ्या सदस्याचे किंवा प्रकल्पाचे पान उघडा.',
    past: 'विनंत्या संपल्यानंतर 24 महिने इथे सापडतात.',
  },
  noneWay: 'सह-संस्थापक शोधा',
  capacity: 'किती विनंत्या वाट पाहू शकतात',
  first: 'पहिल्यांकडे परत',
  next: 'आणखी विनंत्या',
  states,
  row: (row) => nameOfOther(row),
  toYourProject: (name) => `प्रकल्प: ${name}`,
  due: (at) => `${moment(at)} पर्यंत उत्तर`,
  ended: (at) => day(at),
} satisfies Translated<typeof english>;

export const oneTexts = {
  from: (name) => `कोणाकडून: ${name}`,
  to: (name) => `कोणाला: ${name}`,
  turn: (one) => {
    if (one.state === code.asked)
      return one.isOwnTurn
        ? `आता तुम्ही: ${moment(one.dueAt)} पर्यंत हो किंवा नाही म्हणा.`
        : `तुम्ही उत्तराची वाट पाहत आहात. ${moment(one.dueAt)} पर्यंत उत्तर आले नाही, तर विनंती संपेल.`;
    if (one.state === code.accepted) return 'स्वीकारली. आता तुम्ही बोलू शकता.';
    if (one.state === code.declined)
      return one.side === code.asker ? 'उत्तर: या वेळी नाही.' : 'तुम्ही नकार दिला आहे.';
    if (one.state === code.withdrawn)
      return one.side === code.asker ? 'तुम्ही ती मागे घेतली आहे.' : 'दुसऱ्या बाजूने विनंती मागे घेतली आहे.';
    if (one.state === code.lapsed) return 'उत्तर आले नाही.';
    if (one.releasedBy === code.own) return 'ही विनंती संपली आहे, कारण तुम्ही उपलब्ध नव्हता.';
    return one.side === code.asker && one.isToProject
      ? 'हा प्रकल्प सध्या उपलब्ध नाही.'
      : 'हे सदस्य सध्या उपलब्ध नाहीत.';
  },
  note: { asker: 'तुमची टीप', asked: 'टीप' },
  erased: 'अकाउंटसोबत टीपही पुसली गेली.',
  shown: {
    search: { asker: 'तुमचा शोध, त्यांना दिसतो तसा', asked: 'ते काय शोधत आहेत' },
    interests: { asker: 'तुमच्या आवडी, त्यांना दिसतात तशा', asked: 'त्यांच्या आवडी' },
    project: { asker: 'तुमचा प्रकल्प, त्यांना दिसतो तसा', asked: 'त्यांचा प्रकल्प' },
  },
  notShown: 'ते आता तिथे नाही.',
  draft: 'मसुदा. इतरांना त्यातील फक्त एवढेच दिसते.',
  stage: 'पायरी',
  sectors: 'क्षेत्रे',
  profile: (name) => `${name} यांचे प्रोफाइल`,
  project: (name) => `प्रकल्प ${name}`,
  beginTogether: 'आठ प्रश्न आणि चाचणी',
  talk: 'संभाषणाकडे जा',
  reason: 'कारण',
  accept: {
    heading: 'हो म्हणा',
    submit: 'हो म्हणा',
    how: (one) =>
      one.isToProject
        ? 'मग प्रकल्पाचे सर्व ओनर या सदस्याशी बोलतात. टीप हा पहिला संदेश असतो.'
        : 'मग तुम्ही या सदस्याशी बोलता. टीप हा पहिला संदेश असतो.',
  },
  decline: {
    heading: 'नाही म्हणा',
    submit: 'नाही म्हणा',
    reason: 'तुमचे कारण',
    choose: 'एक कारण निवडा',
    words: 'तुमचे शब्द',
    wordsHint: 'दुसरी बाजू तुमचे कारण आणि तुमचे शब्द वाचते.',
    how: `ते ${limits.restDays.declined} दिवस तुम्हाला पुन्हा विचारू शकत नाहीत.`,
  },
  withdraw: 'विनंती मागे घ्या',
  withdrawHow: `तुम्ही ${limits.restDays.withdrawn} दिवसांनंतर इथे पुन्हा विचारू शकता.`,
  report: 'ही विनंती रिपोर्ट करा',
  reportHow: 'पैसे मागितले का, किंवा नियम मोडला का? आम्हाला सांगा. रिपोर्ट कोणी केला, ते आम्ही सांगत नाही.',
  busy: 'एक क्षण…',
  warnings: {
    asks_for_money: 'यात पैसे मागितल्यासारखे वाटते. ओळखीसाठी किंवा सामील होण्यासाठी कोणीही पैसे देत नाही.',
    leads_away: 'हे दुसऱ्या मेसेंजरवर नेत असल्यासारखे वाटते. एकमेकांची ओळख होईपर्यंत इथेच बोला.',
    courts: 'हे कामापेक्षा जास्त कशाबद्दल असल्यासारखे वाटते. उत्तर देण्याची गरज नाही, आणि तुम्ही ते रिपोर्ट करू शकता.',
  },
  done: {
    asked: 'तुमची विनंती पाठवली. उत्तर आले की आम्ही तुम्हाला सांगू.',
    accepted: 'तुम्ही हो म्हटले. आता तुम्ही बोलू शकता.',
    declined: 'तुम्ही नाही म्हटले आहे. दुसरी बाजू तुमचे कारण वाचते.',
    withdrawn: 'तुमची विनंती मागे घेतली.',
  } as Record<string, string>,
} satisfies Translated<typeof englishOne>;

export const askTexts = {
  plain: 'ओळखीसाठी विचारा',
  title: (name) => (name ? `विचारा: ${name}` : 'ओळखीसाठी विचारा'),
  waits: 'तुमची विनंती त्यांच्या उत्तराची वाट पाहत आहे.',
  see: 'विनंती पाहा',
  askedBack: 'त्यांनी तुम्हाला हेच विचारले आहे. तुम्ही हे पाठवले, तर लगेच बोलू शकाल.',
  shows: 'त्यासोबत तुम्ही काय दाखवता',
  showsWords: {
    search: 'माझा शोध',
    interests: 'माझ्या आवडी',
    project: 'माझा एक प्रकल्प',
  },
  project: 'प्रकल्प',
  projectHint: 'मसुद्यातील फक्त एका ओळीची माहिती, पायरी आणि क्षेत्रे त्यांना दिसतात.',
  note: 'तुमची टीप',
  noteHint: `${limits.note.min} ते ${number(limits.note.max)} अक्षरे. तुम्ही कोण आहात, यांनाच का विचारत आहात, आणि काय अपेक्षा आहे ते सांगा.`,
  send: 'विनंती पाठवा',
  goesWith: {
    search: 'ते तुमचा शोधही वाचतात.',
    interests: 'ते तुमच्या आवडीही वाचतात.',
    project: '',
  },
  how: (days) => `ते ${number(days)} दिवसांच्या आत उत्तर देतात, किंवा देत नाहीत.`,
  limits: `तुम्ही ${limits.ofMember.days} दिवसांत ${limits.ofMember.count} विनंत्या पाठवू शकता.`,
} satisfies Translated<typeof englishAsk>;

export const capacityTexts = {
  title: 'किती विनंत्या वाट पाहू शकतात',
  description: 'तुमच्यासाठी आणि तुमच्या प्रकल्पांसाठी ओळखीच्या किती विनंत्या उत्तराची वाट पाहू शकतात.',
  how: 'तितक्या विनंत्या वाट पाहत असल्या, की तुमच्याकडे सध्या पुरेशा विनंत्या आहेत, असे इतरांना दिसते. आधीपासून वाट पाहणाऱ्या विनंत्या राहतात.',
  own: 'तुमच्यासाठी',
  of: (name) => `प्रकल्पासाठी: ${name}`,
  choice: (count, usual) => {
    if (count === 0) return 'एकही नाही';
    return count === usual ? `${number(count)} (नेहमीचे)` : number(count);
  },
  save: 'जतन करा',
  saved: 'जतन झाले.',
} satisfies Translated<typeof englishCapacity>;
