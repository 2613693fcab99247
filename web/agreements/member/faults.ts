import type { Refusal } from '#core/ground/refusal.ts';
import type { FaultCode } from '#web/forms/outcome.ts';

export const fieldOfFault: Partial<Record<string, string>> = {
  agreement_end_before_start: 'endDay',
  agreement_cliff_beyond_months: 'cliff',
  agreement_vesting_before_signature: 'vestingStart',
  agreement_esop_untold: 'isEmployee',
  agreement_no_share_to_offer: 'highestShare',
  agreement_shares_crossed: 'lowestShare',
  agreement_fallback_too_large: 'fallbackPrice',
  agreement_language_unoffered: 'language',
};

/** On which field of a draft a refusal stands. */
export function fieldsOfFaults({ code }: Refusal): { code?: FaultCode; fields?: string[] } {
  // Only what the form itself lets through by mistake comes back so.
  if (code === 'general_argument_invalid') return { code: 'agreement_line_long' };
  const field = fieldOfFault[code];
  return field ? { fields: [field] } : {};
}
