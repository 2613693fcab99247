import type { DisputeStageName } from '#rules/agreements/dispute-stages.ts';

/** The words about a dispute on the page of its milestone; the dispute's own page carries the rest. */
export const disputeNote = {
  title: 'Dispute',
  canOpen: 'Something is wrong? A dispute can be opened about this milestone.',
  open: 'Open a dispute',
  openAgain: 'Open it again',
  page: 'The dispute',
  stages: {
    none: 'No dispute',
    withdrawn: 'Withdrawn: everything stands as before',
    open: 'Open',
    ruled: 'Ruled, can be appealed',
    appealed: 'Appealed',
    appeal_ruled: 'Ruled on the appeal',
    final: 'Final',
    agreed: 'Agreed by both sides, and final',
  } satisfies Record<DisputeStageName, string>,
} as const;
