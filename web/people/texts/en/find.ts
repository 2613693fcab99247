/** Every search needs these alone. */
export const findTexts = {
  title: 'Find',
  tabs: 'What to find',
  people: 'People',
} as const;
