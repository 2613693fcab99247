import { apiSentences, type RefusalCode, type SentencelessCode } from '#contract/collected.ts';
import type { ApiSentence } from '#contract/ground/kinds-of-module.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { BrokenRule, Rules } from '#rules/broken.ts';

/**
 * The sentences of the contract that foreign clients know, in English alone: clients compare them (CONTRACT 2.3). Each module
 * declares those of its own refusals in `contract/<module>/kinds.ts`; realtime has its own in `realtime-sentences.ts`.
 */
const sentences: Record<SentencelessCode, ApiSentence> = {
  general_argument_invalid: ({ param, broken }) => argumentSentence(param, broken),
  general_unauthorized_scope: 'User (role: guests) missing scopes (["account"])',
  general_access_forbidden:
    'No Appwrite project was specified. Please specify your project ID when initializing your client.',
  general_unknown_origin: ({ broken }) =>
    `Invalid Origin. ${broken ? sentenceOfRule(broken) : 'Register your new client as a new Web platform on your project console dashboard'}`,
  general_route_not_found: 'The requested route was not found. Please refer to the API docs and try again.',
  general_rate_limit_exceeded:
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  general_query_invalid: ({ broken }) =>
    `Invalid query: ${broken ? sentenceOfRule(broken) : 'the syntax of the query is not valid.'}`,
  general_cursor_not_found: 'The cursor is invalid.',
  general_body_too_large: 'The request is larger than this server accepts.',
  general_busy: 'The server is busy. Please try again in a moment.',
  general_unavailable: 'The service is not available right now. Please try again in a moment.',
  project_not_found:
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header.',
  user_already_exists: 'A user with the same id, email, or phone already exists in this project.',
  user_blocked: ({ reason }) => `The current user has been blocked.${reason ? ` The reason: ${reason}` : ''}`,
  user_email_already_verified: "The user's email address is already verified.",
  user_email_not_found: 'The user has no email address.',
  user_invalid_credentials: 'Invalid credentials. Please check the email and password.',
  user_invalid_token: 'Invalid token passed in the request.',
  user_not_found: 'User with the requested ID could not be found.',
  user_session_already_exists: 'Creation of a session is prohibited when a session is active.',
  user_session_not_found: 'The current user session could not be found.',
  user_target_already_exists: 'A target with the same identifier already exists.',
  user_unauthorized: ({ broken }) =>
    broken ? sentenceOfRule(broken) : 'The current user is not authorized to perform the requested action.',
  database_not_found: ({ id }) => (id ? missing('Database', id) : 'Database not found'),
  database_query_order_null: 'The order attribute of the cursor document has a null value.',
  collection_not_found: ({ id }) => missing('Collection', id),
  document_not_found: ({ id }) => missing('Document', id),
  document_already_exists: ({ id }) => taken('Document', id),
  document_unique_constraint_violation: 'Document with the requested unique attributes already exists.',
  document_missing_data: 'The document data is missing. Try again with document data populated.',
  document_missing_payload:
    'The document data and permissions are missing. You must provide either document data or permissions to be updated.',
  document_invalid_structure: ({ broken }) =>
    broken
      ? `Invalid document structure: ${sentenceOfRule(broken)}`
      : 'The document structure is invalid. Please ensure the attributes match the collection definition.',
  table_not_found: ({ id }) => missing('Table', id),
  row_not_found: ({ id }) => missing('Row', id),
  row_already_exists: ({ id }) => taken('Row', id),
  document_limit_exceeded: 'The account owns as many documents as it may. Delete some first.',
  row_unique_constraint_violation: 'Row with the requested unique columns already exists.',
  row_missing_data: 'The row data is missing. Try again with row data populated.',
  row_missing_payload:
    'The row data and permissions are missing. You must provide either row data or permissions to be updated.',
  row_invalid_structure: ({ broken }) =>
    broken
      ? `Invalid document structure: ${sentenceOfRule(broken)}`
      : 'The row structure is invalid. Please ensure the columns match the table definition.',
  storage_bucket_not_found: 'Storage bucket with the requested ID could not be found.',
  storage_file_not_found: 'The requested file could not be found.',
  storage_file_already_exists: 'A storage file with the requested ID already exists.',
  storage_file_empty: 'Empty file passed to the endpoint.',
  storage_file_type_unsupported: ({ broken }) =>
    `File extension not allowed${broken ? `: ${sentenceOfRule(broken)}` : ''}`,
  storage_invalid_file_size: 'File size not allowed',
  storage_invalid_content_range:
    'The content range is invalid. Please check the value of the Content-Range header.',
  storage_invalid_appwrite_id:
    'The value for x-appwrite-id header is invalid. Please check the value of the x-appwrite-id header is a valid id and not unique().',
  storage_invalid_range:
    'The requested range is not satisfiable. Please check the value of the Range header.',
  storage_file_damaged: 'The bytes of the requested file are damaged.',
  storage_quota_exceeded: 'The quota of the account is used up.',
};

const rules: { [Name in keyof Rules]: (...about: Rules[Name]) => string } = {
  missing: () => 'is not optional.',
  unstorable: (deepest) =>
    `Value must not contain null characters or broken Unicode, nor be nested more than ${deepest} levels deep`,
  unfit: () => 'Value is not valid',
  form: () => 'The form is malformed, or broke off before its end.',
  boolean: () => 'Value must be a valid boolean',
  text: () => 'Value must be a valid string',
  text_most: (most) => `Value must be a valid string and no longer than ${most} chars`,
  text_between: (least, most) =>
    `Value must be a valid string and at least ${least} chars and no longer than ${most} chars`,
  trimmed_text: (least, most) => `Value must be a text of ${least} to ${most} characters`,
  person_name: (most) => `Value must be a name of 1 to ${most} characters`,
  file_name: () => 'Value is no name',
  id: () =>
    "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
  email: () => 'Value must be a valid email address',
  password: (least, most) => `Password must be between ${least} and ${most} characters long.`,
  json: () => 'Value must be a valid JSON object',
  prefs: (mostBytes) => `Value must be a valid JSON object and no longer than ${mostBytes} bytes`,
  address: () => 'Value must be a valid URL',
  foreign_address: (host) => `Invalid URI. ${register(host)}`,
  foreign_origin: (host) => register(host),
  folder: () =>
    'Value must be a path such as "photos/2026" of at most 256 chars, without empty, "." or ".." segments',
  range: (least, most) => `Value must be a valid range between ${least} and ${most}`,
  color: () => 'Value must be a valid Hex color code',
  choice: (choices) => `Value must be one of (${choices})`,
  day: () => 'Value must be a day as YYYY-MM-DD',
  month: () => 'Value must be a month as YYYY-MM',
  zone: () => 'Value must be a time zone of the IANA list',
  moment: () => 'Value must be a time in UTC with milliseconds',
  local_time: () => 'Value must be a day and a time such as 2026-08-01T15:00, without a zone',
  web_address: () => 'Value must be the address of a public web page',
  handle: (fault) => `Value must be a handle of 3 to 30 letters a to z, digits and inner hyphens (${fault})`,
  list_between: (least, most) => `Value must hold between ${least} and ${most} entries`,
  step: (step, least, most) => `Value must be a multiple of ${step} between ${least} and ${most}`,
  entry: () => 'Value must be the id of an entry',
  queries: () => 'Value must be a list of queries',
  queries_most: (most) => `There can be at most ${most} queries`,
  permission_text: () => 'Every permission must be a string',
  permission: (sent) =>
    `Permission "${sent}" is not valid. Permissions must be one of: read, update, delete, write, on a role such as any, users or user:<id>.`,
  permissions: () => 'Permissions must be a list of strings',
  permissions_most: (most) => `There can be at most ${most} permissions`,
  permission_roles: (roles) => `Permissions must be one of: (${roles})`,

  query_syntax: () => 'Syntax error',
  query_object: () => 'A query must be an object',
  query_method: () => 'The method must be a string',
  query_attribute: () => 'The attribute must be a string',
  query_values: () => 'The values must be a list',
  method_unknown: (method) => `Invalid query method: ${method}`,
  method_unsupported: (method) => `Query method is not supported: ${method}`,
  select_all_only: () => 'Only select(["*"]) is supported',
  values_most: (most) => `There can be at most ${most} values in all queries together`,
  patterns_most: (most) => `There can be at most ${most} texts to search for`,
  nesting_most: (most) => `Queries can be nested at most ${most} levels deep`,
  conditions_most: (most) => `There can be at most ${most} conditions`,
  queries_two: (method) => `"${method}" takes at least two queries`,
  attribute_missing: () => 'The attribute is missing',
  attribute_unknown: (attribute) => `Attribute not found in schema: ${attribute}`,
  attribute_no_text: (method, attribute) =>
    `Cannot query ${method} on attribute "${attribute}" because it is not a string`,
  attribute_no_search: (attribute) => `Searching by attribute "${attribute}" requires a fulltext index`,
  values_count: (method, attribute) => `"${method}" on attribute "${attribute}" has a wrong number of values`,
  value_unfit: (attribute) => `Query value is invalid for attribute "${attribute}"`,
  selection_empty: () => 'No attributes selected',
  selection_names: () => 'Only names of attributes can be selected',
  whole_number: (method, least) => `"${method}" takes one whole number, ${least} or more`,
  cursor: () => 'The cursor is not a valid id',

  field_missing: (attribute) => `Missing required attribute "${attribute}"`,
  field_unknown: (attribute) => `Unknown attribute: "${attribute}"`,
  field_boolean: (attribute) => `Attribute "${attribute}" has invalid type. Value must be a valid boolean`,
  field_fault: (attribute, fault) =>
    `Attribute "${attribute}" has an invalid value. ${sentenceOf(fault, {})}`,
  field_text: (attribute, most) =>
    `Attribute "${attribute}" has invalid type. Value must be a valid string and no longer than ${most} chars`,

  content: () => 'the content is not what the extension says',
};

export function sentenceOf(code: RefusalCode, values: RefusalValues = {}): string {
  const sentence: ApiSentence = { ...apiSentences, ...sentences }[code];
  return typeof sentence === 'string' ? sentence : sentence(values);
}

export function sentenceOfRule<Name extends keyof Rules>({ rule, about }: BrokenRule): string {
  return (rules[rule] as (...about: Rules[Name]) => string)(...(about as Rules[Name]));
}

function argumentSentence(param: string | undefined, broken: BrokenRule | undefined): string {
  if (!broken) return 'The request has one or more invalid arguments.';
  if (!param) return sentenceOfRule(broken);
  return broken.rule === 'missing'
    ? `Param "${param}" ${sentenceOfRule(broken)}`
    : `Invalid \`${param}\` param: ${sentenceOfRule(broken)}`;
}

function missing(thing: string, id: string | undefined): string {
  return `${thing} with the requested ID ${id === undefined ? '' : `'${id}' `}could not be found.`;
}

function taken(thing: string, id: string | undefined): string {
  return `${thing} with the requested ID ${id === undefined ? '' : `'${id}' `}already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`;
}

function register(host: string): string {
  return `Register your new client (${host}) as a new Web platform on your project console dashboard`;
}
