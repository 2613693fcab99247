/** Who may agree for a member under 18. */
export const relations = ['parent', 'legal_guardian'] as const;
export type Relation = (typeof relations)[number];
