import type { HandleFault } from './lists/handles.ts';
import type { SignUpFaultCode } from './sign-up/check-form.ts';

/**
 * The rules that a parameter, a query or a document can break, each with the values that its sentence names. They travel
 * as names: api/appwrite/sentences.ts has the sentences.
 */
export type Rules = {
  missing: [];
  unstorable: [deepest: number];
  unfit: [];
  form: [];
  boolean: [];
  text: [];
  text_most: [most: number];
  text_between: [least: number, most: number];
  trimmed_text: [least: number, most: number];
  person_name: [most: number];
  file_name: [];
  id: [];
  email: [];
  password: [least: number, most: number];
  json: [];
  prefs: [mostBytes: number];
  address: [];
  foreign_address: [host: string];
  foreign_origin: [host: string];
  folder: [];
  range: [least: number, most: number];
  color: [];
  choice: [choices: string];
  day: [];
  month: [];
  zone: [];
  moment: [];
  local_time: [];
  web_address: [];
  handle: [fault: HandleFault];
  list_between: [least: number, most: number];
  step: [step: number, least: number, most: number];
  entry: [];
  queries: [];
  queries_most: [most: number];
  permission_text: [];
  permission: [sent: string];
  permissions: [];
  permissions_most: [most: number];
  /** Only for roles that the caller holds. */
  permission_roles: [roles: string];

  query_syntax: [];
  query_object: [];
  query_method: [];
  query_attribute: [];
  query_values: [];
  method_unknown: [method: string];
  method_unsupported: [method: string];
  select_all_only: [];
  conditions_most: [most: number];
  values_most: [most: number];
  patterns_most: [most: number];
  nesting_most: [most: number];
  queries_two: [method: string];
  attribute_missing: [];
  attribute_unknown: [attribute: string];
  attribute_no_text: [method: string, attribute: string];
  attribute_no_search: [attribute: string];
  values_count: [method: string, attribute: string];
  value_unfit: [attribute: string];
  selection_empty: [];
  selection_names: [];
  whole_number: [method: string, least: number];
  cursor: [];

  field_missing: [attribute: string];
  field_unknown: [attribute: string];
  field_boolean: [attribute: string];
  field_text: [attribute: string, most: number];
  /** An error in a member's own profile, in the codes of the sign-up form. */
  field_fault: [attribute: string, fault: SignUpFaultCode];

  /** A file's content is not what its extension says. */
  content: [];
};

export type BrokenRule = { [Name in keyof Rules]: { rule: Name; about: Rules[Name] } }[keyof Rules];

/** The rule as the message of a zod check, which can only be a text. */
export function broken<Name extends keyof Rules>(rule: Name, ...about: Rules[Name]): string {
  return JSON.stringify({ rule, about });
}

/** The rule that a zod check names; `unfit` for a check that names none. */
export function readBroken(message: string | undefined): BrokenRule {
  return message?.startsWith('{"rule":') ? JSON.parse(message) : { rule: 'unfit', about: [] };
}
