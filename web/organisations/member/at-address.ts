import { Refusal } from '#core/ground/refusal.ts';
import { faultOf, type Reply } from '#web/forms/act.ts';
import type { FaultCode } from '#web/forms/outcome.ts';

/** Tries an ask about the page at a typed address: a refusal stands at the field, and in its own words where there is no such page. */
export async function atAddress(missing: FaultCode, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isMissing = ['project_unknown', 'organisation_unknown', 'general_argument_invalid'].includes(
      error.code,
    );
    return { fault: faultOf(error, { ...(isMissing && { code: missing }), fields: ['address'] }) };
  }
}
