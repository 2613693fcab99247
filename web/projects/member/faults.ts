import type { RefusalCode } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { faultOf, type Reply } from '#web/forms/act.ts';
import type { FaultCode } from '#web/forms/outcome.ts';

const missing: Record<string, FaultCode> = {
  name: 'project_name_missing',
  line: 'project_line_missing',
  invitee: 'invitation_to_nobody',
  reason: 'project_reason_missing',
  text: 'project_update_missing',
  appeal: 'project_appeal_length',
};
const broken: Record<string, FaultCode> = {
  name: 'project_name_long',
  line: 'project_line_long',
  problem: 'project_text_long',
  today: 'project_text_long',
  next: 'project_text_long',
  website: 'project_website_invalid',
  stage: 'project_choice_unknown',
  language: 'project_choice_unknown',
  sectors: 'project_choice_unknown',
  invitee: 'invitation_to_nobody',
  title: 'project_title_long',
  reason: 'project_reason_long',
  text: 'project_update_long',
  appeal: 'project_appeal_length',
  alt: 'project_alt_long',
};
const fieldOf: Record<string, string> = { sectors: 'sector1' };
/** Refusals that are about one field of a page, though they name no parameter. */
const fieldsOf: Partial<Record<RefusalCode, string[]>> = {
  place_unknown: ['place'],
  invitation_to_nobody: ['invitee'],
};

/** Tries a change of a project, and says of a refusal what was wrong with which field. */
export async function tried(change: () => Promise<Reply>): Promise<Reply> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { param = '', broken: rule } = error.values;
    const fields = param ? [fieldOf[param] ?? param] : fieldsOf[error.code];
    if (error.code !== 'general_argument_invalid') return { fault: faultOf(error, { fields }) };
    const code = (rule?.rule === 'missing' ? missing[param] : broken[param]) ?? error.code;
    return { fault: { code, fields } };
  }
}
