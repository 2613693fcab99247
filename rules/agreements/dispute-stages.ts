/** `withdrawn`: by the side that opened it, and none is open again. `agreed`: final by both sides' agreement. */
export const disputeStages = [
  'none',
  'withdrawn',
  'open',
  'ruled',
  'appealed',
  'appeal_ruled',
  'final',
  'agreed',
] as const;
export type DisputeStageName = (typeof disputeStages)[number];
