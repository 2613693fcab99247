import type { BrokenRule } from '#rules/broken.ts';
import { signUpFaults } from '#rules/sign-up/check-form.ts';
import { agreementRefusalKinds } from '../agreements/refusals.ts';
import { applicationRefusalKinds } from '../applications/refusals.ts';

/** What sort of no a refusal is. The API turns it into a status, pages into a tone. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'bad_range'
  | 'too_many'
  | 'broken'
  | 'unavailable';

/** Every way in which the domain says no. The names are the contract's error types. */
export const refusals = {
  general_argument_invalid: 'invalid',
  general_unauthorized_scope: 'unauthenticated',
  general_access_forbidden: 'unauthenticated',
  general_unknown_origin: 'forbidden',
  general_route_not_found: 'not_found',
  general_rate_limit_exceeded: 'too_many',
  general_query_invalid: 'invalid',
  general_cursor_not_found: 'invalid',
  general_body_too_large: 'too_large',
  general_busy: 'unavailable',
  general_unavailable: 'unavailable',
  project_not_found: 'not_found',
  user_already_exists: 'conflict',
  user_blocked: 'forbidden',
  user_email_already_verified: 'conflict',
  user_email_not_found: 'invalid',
  user_invalid_credentials: 'unauthenticated',
  user_invalid_token: 'unauthenticated',
  user_not_found: 'not_found',
  user_session_already_exists: 'unauthenticated',
  user_session_not_found: 'not_found',
  user_target_already_exists: 'conflict',
  user_unauthorized: 'unauthenticated',
  database_not_found: 'not_found',
  database_query_order_null: 'invalid',
  collection_not_found: 'not_found',
  document_not_found: 'not_found',
  document_already_exists: 'conflict',
  document_unique_constraint_violation: 'conflict',
  document_limit_exceeded: 'forbidden',
  document_missing_data: 'invalid',
  document_missing_payload: 'invalid',
  document_invalid_structure: 'invalid',
  table_not_found: 'not_found',
  row_not_found: 'not_found',
  row_already_exists: 'conflict',
  row_unique_constraint_violation: 'conflict',
  row_missing_data: 'invalid',
  row_missing_payload: 'invalid',
  row_invalid_structure: 'invalid',
  storage_bucket_not_found: 'not_found',
  storage_file_not_found: 'not_found',
  storage_file_already_exists: 'conflict',
  storage_file_empty: 'invalid',
  storage_file_type_unsupported: 'invalid',
  storage_invalid_file_size: 'invalid',
  storage_invalid_content_range: 'invalid',
  storage_invalid_appwrite_id: 'invalid',
  storage_invalid_range: 'bad_range',
  storage_quota_exceeded: 'forbidden',
  storage_file_damaged: 'broken',
  sign_up_code_void: 'unauthenticated',
  sign_up_code_expired: 'unauthenticated',
  sign_up_ticket_missing: 'not_found',
  ...signUpFaults,
  avatar_empty: 'invalid',
  avatar_not_found: 'not_found',
  avatar_too_large: 'too_large',
  avatar_too_many_pixels: 'invalid',
  avatar_type_unsupported: 'invalid',
  avatar_unreadable: 'invalid',
  guardian_not_needed: 'conflict',
  guardian_request_not_found: 'not_found',
  age_unknown: 'forbidden',
  birth_date_known: 'conflict',
  guardian_awaited: 'forbidden',
  guardian_refused: 'forbidden',
  guardian_statement_missing: 'invalid',
  guardian_check_missing: 'invalid',
  opens_later: 'forbidden',
  enquiry_not_found: 'not_found',
  enquiry_answered: 'conflict',
  account_protected: 'forbidden',
  person_not_found: 'not_found',
  handle_not_found: 'not_found',
  person_day_past: 'invalid',
  handle_taken: 'conflict',
  handle_changed_lately: 'conflict',
  handle_needed: 'conflict',
  letter_not_found: 'not_found',
  letter_outlived: 'conflict',
  clock_already_extended: 'conflict',
  clock_extension_too_long: 'invalid',
  clock_not_extendable: 'conflict',
  clock_not_running: 'conflict',
  clock_overdue: 'conflict',
  turn_not_found: 'not_found',
  conflict: 'conflict',
  place_unknown: 'invalid',
  project_unknown: 'not_found',
  project_closed: 'forbidden',
  project_no_draft: 'conflict',
  project_incomplete: 'invalid',
  project_last_owner: 'conflict',
  project_owner_stays: 'forbidden',
  project_owners_full: 'conflict',
  project_not_asked: 'conflict',
  invitation_unknown: 'not_found',
  unsubscription_unknown: 'not_found',
  invitation_over: 'conflict',
  invitation_of_another: 'forbidden',
  invitation_to_nobody: 'invalid',
  invitations_too_many: 'too_many',
  project_owner_unseen: 'invalid',
  project_published_lacks: 'invalid',
  projects_too_many: 'forbidden',
  project_pictures_too_many: 'conflict',
  project_own: 'forbidden',
  project_same_administrator: 'forbidden',
  project_not_removed: 'conflict',
  project_appeal_twice: 'conflict',
  project_appeal_late: 'conflict',
  opportunity_unknown: 'not_found',
  opportunity_closed: 'forbidden',
  opportunity_over: 'conflict',
  opportunity_full: 'conflict',
  opportunity_no_draft: 'conflict',
  opportunity_incomplete: 'invalid',
  opportunity_gives_nothing: 'invalid',
  opportunity_job_without_pay: 'invalid',
  opportunity_pay_range: 'invalid',
  opportunity_closing_day: 'invalid',
  opportunity_start_day: 'invalid',
  opportunity_trial_hours: 'invalid',
  opportunity_terms_fixed: 'conflict',
  opportunity_seats_taken: 'conflict',
  opportunity_applications_open: 'conflict',
  opportunity_lapsed: 'conflict',
  opportunity_payment_overdue: 'conflict',
  opportunity_project_unpublished: 'conflict',
  opportunity_own: 'forbidden',
  opportunity_reason_missing: 'invalid',
  opportunities_too_many: 'forbidden',
  opportunities_saved_many: 'forbidden',
  saved_search_unknown: 'not_found',
  saved_search_empty: 'invalid',
  saved_search_twice: 'conflict',
  saved_searches_many: 'forbidden',
  opportunity_paused: 'conflict',
  opportunity_filled: 'conflict',
  opportunity_ended: 'conflict',
  ...applicationRefusalKinds,
  ...agreementRefusalKinds,
  pin_code_form: 'invalid',
  pin_code_unknown: 'invalid',
  verification_not_found: 'not_found',
  verification_open: 'conflict',
  verification_in_force: 'conflict',
  verification_free_mail: 'invalid',
  verification_alumni: 'invalid',
  verification_not_academic: 'invalid',
  verification_links_same: 'invalid',
  verification_appeal_late: 'conflict',
  verification_appeal_twice: 'conflict',
  verification_own: 'forbidden',
  verification_same_administrator: 'forbidden',
  verification_reason_missing: 'invalid',
  identity_number_found: 'invalid',
  address_free_mail: 'invalid',
  address_other_domain: 'invalid',
  website_shared: 'invalid',
  registry_number_missing: 'invalid',
  registry_number_form: 'invalid',
  registry_number_check: 'invalid',
  registry_number_long: 'invalid',
  evidence_empty: 'invalid',
  evidence_too_large: 'too_large',
  evidence_too_many_pixels: 'invalid',
  evidence_type_unsupported: 'invalid',
  evidence_unreadable: 'invalid',
  conversation_not_found: 'not_found',
  conversation_closed: 'forbidden',
  message_waits: 'forbidden',
  message_not_found: 'not_found',
  message_empty: 'invalid',
  message_edit_late: 'conflict',
  message_file_not_found: 'not_found',
  message_file_empty: 'invalid',
  message_file_too_large: 'too_large',
  message_file_unreadable: 'invalid',
  message_file_unsupported: 'invalid',
  message_files_many: 'invalid',
  person_away: 'forbidden',
  request_declined: 'forbidden',
  request_length: 'invalid',
  request_not_verified: 'forbidden',
  request_over: 'conflict',
  request_waits: 'conflict',
  requests_full: 'too_many',
  requests_too_many: 'too_many',
  domain_invalid: 'invalid',
  domain_free_mail: 'invalid',
  domain_not_found: 'not_found',
  reported_unknown: 'not_found',
  report_not_found: 'not_found',
  report_words_missing: 'invalid',
  reports_too_many: 'too_many',
  report_closed: 'conflict',
  report_pictures_too_many: 'invalid',
  case_not_found: 'not_found',
  case_own: 'forbidden',
  case_same_administrator: 'forbidden',
  case_outcome_unfit: 'invalid',
  case_not_appealable: 'invalid',
  case_appeal_twice: 'conflict',
  case_appeal_late: 'invalid',
  suspension_over: 'not_found',
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof refusals;

/** Refusals that our own pages give no cause for: only other clients need more of them than that it is a fault of ours. */
export type UnprovokedCode = Extract<
  RefusalCode,
  | 'general_access_forbidden'
  | 'general_unknown_origin'
  | 'general_query_invalid'
  | 'project_not_found'
  | 'database_not_found'
  | 'database_query_order_null'
  | 'collection_not_found'
  | 'document_limit_exceeded'
  | 'table_not_found'
  | 'row_already_exists'
  | 'row_unique_constraint_violation'
  | 'row_missing_data'
  | 'row_missing_payload'
  | 'row_invalid_structure'
  | 'storage_bucket_not_found'
  | 'storage_invalid_range'
>;

/** What a refusal knows beside its code; sentences are made from both. */
export type RefusalValues = {
  /** After so many seconds asking again makes sense. */
  seconds?: number;
  /** The window that was full; `reset` in Unix seconds. */
  limit?: { max: number; reset: number; seconds: number };
  /** The parameter at fault. */
  param?: string;
  /** The rule that a parameter, a query, a document or a file breaks. */
  broken?: BrokenRule;
  /** What was asked for and is not there. */
  id?: string;
  /** How many there are, or are missing. */
  count?: number;
  /** A day, `2031-05-01`. */
  on?: string;
  /** In the words of the person who decided it. */
  reason?: string;
  /** The fields of a form that the page has not read, to be shown again. */
  typed?: Record<string, string>;
};

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(refusals, text);
}
