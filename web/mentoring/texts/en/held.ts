import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = '24 months after the last session of the two members.';

/** The texts about the data of people in this module's tables. */
export const mentoringHeld = {
  mentoring_sessions: {
    ...shared,
    name: 'Sessions with mentors',
    holds:
      'The requests and sessions of a member as mentor or mentee: topic, question, times, where they meet, answers, reasons, and who came.',
    why: 'To let both sides know what was agreed, and to keep the limits.',
    kept: `${kept} A link, number or address is erased 24 hours after the end.`,
  },
  mentoring_files: {
    ...shared,
    name: 'Files of questions to mentors',
    holds:
      'The files that a member sent to a mentor with a question. Of a picture, the server makes a new one.',
    why: 'To let both sides prepare the session.',
    kept: '30 days after the session, or after the end of a request that did not come to one.',
  },
  mentoring_reservations: {
    ...shared,
    name: 'Held slots',
    holds: 'The slots of mentors that a member has held for ten minutes.',
    why: 'To keep a slot while the member writes the request.',
    kept: 'Two days.',
  },
  mentoring_notes: {
    ...shared,
    name: 'Notes about sessions',
    holds: 'The notes of a session that both members read, and those that one of them alone reads.',
    why: 'To keep what was said.',
    kept,
  },
  mentoring_messages: {
    ...shared,
    name: 'Messages of sessions under 18',
    holds: 'The messages of a mentor and a member under 18 on the page of their session.',
    why: 'To let both meet in writing, and the guardian read everything.',
    kept,
  },
  mentoring_steps: {
    ...shared,
    name: 'Next steps',
    holds: 'The next steps of a session: the text, the member and the day of each, and whether it is done.',
    why: 'To have them in writing for both sides.',
    kept,
  },
  mentoring_appeals: {
    ...shared,
    name: 'Appeals about missed sessions',
    holds: 'The words of a member who appeals, and the decision.',
    why: 'To look again at a missed session.',
    kept,
  },
  mentoring_lists: {
    ...shared,
    name: 'Lists of mentors that you wait on',
    holds: 'The mentors of whose next slots a member wants to be told.',
    why: 'To tell the member.',
    kept: '30 days, or until the member is told or leaves the list.',
  },
  mentoring_list_looks: {
    ...shared,
    name: 'Slots seen by a list',
    holds: 'The slots of a mentor as they were when the list was looked at last.',
    why: 'To tell as many members as slots came free.',
    kept: 'As long as a member waits on the list.',
  },
  mentoring_thanks: {
    ...shared,
    name: 'Thanks to mentors',
    holds: 'The thanks of a member to a mentor, and whether the page of the mentor shows them.',
    why: 'To show them if the mentor takes them.',
    kept: 'Until one of the two accounts ends.',
  },
  mentoring_figures: {
    ...shared,
    name: 'Figures of sessions',
    holds: 'How many requests a mentor answered in time, and how many sessions a member came to.',
    why: 'To show counts. We show no ratings.',
    kept: 'Counted again each night.',
  },
} satisfies ModuleHeld;
