import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = '24 months after the last session of the two members.';

/** The texts about the data of people in this module's tables. */
export const mentorshipHeld = {
  mentorships: {
    ...shared,
    name: 'Mentorships',
    holds:
      'The mentorships of a member as mentor or mentee: topic, state, days, a pause, and the reason and words at the end.',
    why: 'To let both sides know what was agreed, and to keep the limits.',
    kept,
  },
  mentorship_plans: {
    ...shared,
    name: 'Plans of mentorships',
    holds: 'Each version of a plan: goals, weeks, rhythm, length, way to meet, and days for answers.',
    why: 'To let both sides agree to one version.',
    kept,
  },
  mentorship_marks: {
    ...shared,
    name: 'Marks in check-ins',
    holds: 'How each side sees each goal in a check-in, with one line.',
    why: 'To show the progress to both sides.',
    kept,
  },
  mentorship_outcomes: {
    ...shared,
    name: 'What mentorships reached',
    holds: 'The text of each side about what was reached at the end.',
    why: 'To let both sides read it.',
    kept,
  },
} satisfies ModuleHeld;
