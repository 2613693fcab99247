import { plural } from '#web/ground/texts/amounts.ts';

export const mentorshipTexts = {
  title: 'Mentorship',
  description:
    'A slot for one, an answer in 48 hours, and next steps in writing. Mentoring costs nothing here.',
  lead: 'Half an hour with a person who has done it. A slot for one, an answer in 48 hours, next steps in writing.',
  how: 'How it works',
  steps: [
    {
      title: 'Find a mentor who has time',
      text: 'Search by topic, language and the hours in which you are free. The times are in your zone.',
    },
    {
      title: 'Ask one question',
      text: 'You take a slot and write what you want to know. The slot is yours alone.',
    },
    {
      title: 'Read the answer within 48 hours',
      text: 'A night adds at most 12 hours. Without an answer the slot is free again, and you get three other mentors.',
    },
    {
      title: 'Meet, and write down what comes next',
      text: 'By link, by phone, in writing or in a public place. Next steps stand in writing for both of you.',
    },
  ],
  more: 'More than a session',
  ways: [
    'Mentorships of 4 to 26 weeks with goals that both agree to.',
    'Office hours with several seats, for one topic.',
    'Written reviews of a document or a pitch, with an answer in 3, 7 or 14 days.',
  ],
  pay: 'No money, no shares, no work',
  payText: 'Mentors promise to ask for nothing in return. There is no price field, no stars and no ranks.',
  topics: 'Topics with at least five mentors',
  mentors: (count: number) =>
    plural(count, {
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
    'Sessions, plans and reviews open on your 18th birthday. Before it, approved mentors help in writing where we have opened that, and a parent or guardian reads everything.',
  find: 'Find a mentor',
  become: 'Become a mentor',
  becomeText:
    'A mentor is an adult with a mark. You say your topics, your hours and how many sessions you take.',
};
