/** Minutes of a day that count, at most. */
export const dayMinutes = 12 * 60;
export const quarterMinutes = 15;

export const claimStates = [
  'draft',
  'host',
  'evidence',
  'college',
  'returned',
  'approved',
  'declined',
  'withdrawn',
  'released',
  'taken_back',
] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimRoutes = ['host', 'evidence'] as const;
export type ClaimRoute = (typeof claimRoutes)[number];

/** Why less counts than the lines have. */
export const claimCuts = ['line_days', 'all_days', 'most_hours', 'most_credits'] as const;
export type ClaimCut = (typeof claimCuts)[number];
