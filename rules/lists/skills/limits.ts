/** How many skills one may name, and how long a name of one's own may be, in characters. */
export const skillLimits = { perPerson: 15, perOpportunity: 10, name: 40 } as const;
