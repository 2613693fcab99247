import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;

/** The texts about the data of people in this module's tables. */
export const writtenReviewHeld = {
  written_reviews: {
    ...shared,
    name: 'Written reviews',
    holds:
      'The written reviews of a member as mentor or mentee: topic, question, links, answers, times and reasons.',
    why: 'To let both sides read what was asked and answered, and to keep the limits.',
    kept: '24 months after the last session or review of the two members.',
  },
  written_review_files: {
    ...shared,
    name: 'Files of written reviews',
    holds:
      'The files of a written review: those sent, and the one of the answer. Of a picture, the server makes a new one.',
    why: 'To let the mentor read them, and the member read the answer.',
    kept: '30 days after the end of the review.',
  },
} satisfies ModuleHeld;
