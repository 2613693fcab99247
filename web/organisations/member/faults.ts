import type { RefusalCode } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { faultOf, type Reply } from '#web/forms/act.ts';
import type { FaultCode } from '#web/forms/outcome.ts';

/** The errors of fields that a call finds broken, by its parameter. */
const broken: Record<string, FaultCode> = {
  name: 'organisation_name_missing',
  kind: 'organisation_kind_missing',
  about: 'organisation_about_long',
  place: 'organisation_place',
  appeal: 'organisation_appeal_length',
  email: 'sign_up_email_invalid',
  secret: 'code_incomplete',
  roles: 'organisation_roles_missing',
  reason: 'organisation_staff_reason',
  invitee: 'invitation_to_nobody',
};
const fieldOf: Record<string, string> = { secret: 'code' };
/** Refusals that are about one field of a page, though they name no parameter. */
const fieldsOf: Partial<Record<RefusalCode, string[]>> = {
  invitation_to_nobody: ['invitee'],
  organisation_name_fixed: ['name'],
  address_free_mail: ['email'],
  address_other_domain: ['email'],
  user_invalid_token: ['code'],
  sign_up_code_void: ['code'],
  sign_up_code_expired: ['code'],
};

/** Tries a change of an organisation, and says of a refusal what was wrong with which field. */
export async function tried(change: () => Promise<Reply>): Promise<Reply> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { param = '' } = error.values;
    const fields = fieldsOf[error.code] ?? (param ? [fieldOf[param] ?? param] : undefined);
    // An organisation has a place: it cannot stay empty, as the sentence for others says.
    if (error.code === 'place_unknown') return { fault: { code: 'organisation_place', fields: ['place'] } };
    if (error.code !== 'general_argument_invalid') return { fault: faultOf(error, { fields }) };
    return { fault: { code: broken[param] ?? error.code, fields } };
  }
}
