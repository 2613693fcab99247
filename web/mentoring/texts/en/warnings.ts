import type { SessionBody } from '#contract/mentoring/shapes.ts';

/** The sentences of screened words. */
export const warningWords = {
  asks_for_money: 'This seems to ask for money. Mentoring is free of charge here.',
  leads_away: 'This seems to lead to another messenger. Stay here until you know each other.',
} satisfies Record<SessionBody['warnings'][number], string>;
