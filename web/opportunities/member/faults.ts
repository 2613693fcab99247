import type { RefusalCode } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { faultOf, type Reply } from '#web/forms/act.ts';

/** On which field of the forms a refusal about a part of what is said stands, where they are not called the same. */
export const fieldOf: Partial<Record<string, string>> = { pay: 'payMin', credit: 'creditHours' };
const fieldsOf: Partial<Record<RefusalCode, string[]>> = {
  place_unknown: ['place'],
  pin_code_form: ['place'],
  pin_code_unknown: ['place'],
};

/** Tries a change of an opportunity, and turns a refusal into an error at its field. */
export async function tried(change: () => Promise<Reply>): Promise<Reply> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { param = '' } = error.values;
    if (error.code === 'general_argument_invalid')
      return { fault: { code: 'opportunity_title_long', fields: ['title'] } };
    const fields = param ? [fieldOf[param] ?? param] : fieldsOf[error.code];
    return { fault: faultOf(error, { fields }) };
  }
}
