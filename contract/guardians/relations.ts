/** Who may agree for somebody under 18. */
export const relations = ['parent', 'legal_guardian'] as const;
export type Relation = (typeof relations)[number];
