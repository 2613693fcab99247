import type { RefusalCode, RefusalValues } from '#contract/ground/refusals.ts';
import type { HandleFault } from '#rules/lists/handles.ts';
import type { ToldFaultCode } from '#web/ground/texts/en/told-faults.ts';

/** Faults that only pages know: a line that carried nothing, an answer of somebody else, a field left out. */
export type PageFaultCode =
  | 'unreachable'
  | 'garbled'
  | 'failed'
  | 'log_in_incomplete'
  | 'password_missing'
  | 'code_incomplete'
  | 'code_unsent'
  | 'existing_password_wrong'
  | 'current_password_wrong'
  | 'file_failed'
  | 'file_unsent'
  | 'changed_elsewhere'
  | 'answer_missing'
  | 'answer_long'
  | 'reason_missing'
  | 'message_long'
  | 'message_unfit'
  | 'extension_reason_invalid'
  | 'desk_closed'
  | 'skills_too_many'
  | 'skill_too_long'
  | 'hours_invalid'
  | 'evenings_invalid'
  | 'project_name_missing'
  | 'project_name_long'
  | 'project_line_missing'
  | 'project_line_long'
  | 'project_text_long'
  | 'project_title_long'
  | 'project_update_missing'
  | 'project_update_long'
  | 'project_appeal_length'
  | 'project_alt_long'
  | 'project_reason_missing'
  | 'project_reason_long'
  | 'project_website_invalid'
  | 'project_choice_unknown'
  | 'opportunity_title_missing'
  | 'opportunity_title_long'
  | 'opportunity_text_long'
  | 'opportunity_line_long'
  | 'opportunity_number_invalid'
  | 'opportunity_amount_invalid'
  | 'opportunity_pay_half'
  | 'opportunity_credit_half'
  | 'opportunity_choice_unknown'
  | 'application_note_length'
  | 'application_answer_long'
  | 'application_reason_missing'
  | 'application_words_long'
  | 'agreement_line_missing'
  | 'agreement_line_long'
  | 'agreement_amount_invalid'
  | 'agreement_award_invalid'
  | 'agreement_number_invalid'
  | 'applications_none_ticked'
  | 'move_missing'
  | 'trial_long'
  | 'side_note_missing'
  | 'side_note_long'
  | 'interview_time_missing'
  | 'interview_time_invalid'
  | 'interview_minutes_unknown'
  | 'interview_place_missing'
  | 'interview_place_long'
  | 'headline_long'
  | 'about_long'
  | 'languages_too_many'
  | 'day_invalid'
  | 'links_too_many'
  | 'link_invalid'
  | 'work_too_many'
  | 'work_what_missing'
  | 'work_long'
  | 'work_year_invalid'
  | 'work_years_turned'
  | 'verification_website_invalid'
  | 'verification_about_length'
  | 'verification_appeal_length'
  | 'report_concern_missing'
  | 'report_words_long'
  | 'case_appeal_length'
  | 'case_outcome_missing'
  | HandleFault;
export type FaultCode = RefusalCode | PageFaultCode;

/** Why a form was not taken. The page makes a sentence of it, or shows the server’s. */
export type Fault = {
  code: FaultCode;
  /** In words, where scripts have none for it. */
  sentence?: string | undefined;
  /** The fields that need mending, by their names in the form. */
  fields?: string[] | undefined;
} & {
  [Name in 'seconds' | 'reason' | 'broken' | 'on' | 'param' | 'count']?: RefusalValues[Name] | undefined;
};

/** One that scripts find by themselves, before a form is sent or where no answer comes; or say again. */
export type OwnFault = Fault & ({ code: OwnFaultCode } | { sentence: string });
export type OwnFaultCode = Exclude<PageFaultCode, ToldFaultCode>;

/** What came of a form that was sent. */
export type Outcome = {
  /** Which form of its page it was. */
  intent: string;
  fault?: Fault;
  /** What has been done, and with what (such as an address that was written to). */
  done?: string;
  about?: Record<string, string>;
  /** Where to go on. Scripts take `state` along in the history; without them it travels in a cookie that is read once. */
  to?: string;
  state?: Record<string, string | boolean>;
  /** What was typed, to be shown again. Never a password. */
  typed?: Record<string, string>;
};
