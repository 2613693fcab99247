import { adminLimits } from '#contract/admin-limits.ts';
import { characters } from '#contract/password.ts';
import type { OwnFault } from '../../forms/outcome.ts';

export function faultOfAnswer(answer: string): OwnFault | null {
  if (answer === '') return { code: 'answer_missing', fields: ['answer'] };
  return characters(answer) > adminLimits.answer ? { code: 'answer_long', fields: ['answer'] } : null;
}
