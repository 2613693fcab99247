import { plural } from '#web/ground/texts/amounts.ts';

export const mentorshipTexts = {
  title: 'Mentorship',
  description:
    'A time for you alone, an answer in 48 hours, and next steps in writing. Mentoring costs nothing here.',
  lead: 'Half an hour with a person who has done it. You get an answer in 48 hours, and your next steps in writing.',
  how: 'How it works',
  steps: [
    {
      title: 'Find a mentor who has time',
      text: 'Search by topic, language and the hours in which you are free. The times are in your zone.',
    },
    {
      title: 'Ask one question',
      text: 'You choose a slot: a free time of the mentor. You write what you want to know. No one else gets this slot.',
    },
    {
      title: 'Read the answer within 48 hours',
      text: 'The mentor says yes or no. A night adds at most 12 hours. Without an answer the slot is free again, and you see up to three other mentors.',
    },
    {
      title: 'Meet, and write down what comes next',
      text: 'You meet online, by phone, in writing or in a public place. Both of you read the next steps on one page.',
    },
  ],
  more: 'More than a session',
  ways: [
    'A mentorship: you meet for 4 to 26 weeks, with goals to which both of you agree.',
    'An office hour: one mentor talks with several members about one topic.',
    'A written review: a mentor reads your document or pitch and answers in 3, 7 or 14 days.',
  ],
  pay: 'No money, no shares, no work',
  payText: 'Mentors promise to ask for nothing in return. No one pays, and there are no stars and no ranks.',
  topics: 'Topics with at least five mentors',
  mentors: (count: number) =>
    count === 0
      ? 'No mentor has an open page now'
      : plural(count, {
          one: () => '1 mentor has an open page',
          other: (shown) => `${shown} mentors have an open page`,
        }),
  slots: (count: number) =>
    plural(count, {
      one: () => '1 slot can be asked for',
      other: (shown) => `${shown} slots can be asked for`,
    }),
  topicOf: (topic: string, count: number) => `${topic} (${count})`,
  young: 'Members under 18',
  youngText:
    'Sessions, plans and reviews open on your 18th birthday. Before that, approved mentors can help you in writing, if we have opened it. A parent or guardian reads everything.',
  find: 'Find a mentor',
  become: 'Become a mentor',
  becomeText:
    'A mentor is an adult with a mark. A mark says that we have looked at who you are or what you do. You choose your topics, your hours and how many sessions you take.',
};
