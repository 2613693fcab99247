import { adminLimits } from '#contract/administration/limits.ts';
import { characters } from '#rules/checks/password.ts';
import type { OwnFault } from '#web/forms/outcome.ts';

export function faultOfAnswer(answer: string): OwnFault | null {
  if (answer === '') return { code: 'answer_missing', fields: ['answer'] };
  return characters(answer) > adminLimits.answer ? { code: 'answer_long', fields: ['answer'] } : null;
}
