import { kindOf, type RefusalCode, type RefusalKind, type refusals } from '#contract/refusals.ts';
import { type SignUpFaultCode, signUpFaults } from '#contract/sign-up.ts';
import { StoreUnavailable } from '#core/files/store.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isDatabaseGone } from '#db/connect.ts';

/** The version of the contract that error answers name. */
export const contractVersion = '1.9.6';

const statuses: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  bad_range: 416,
  too_many: 429,
  unavailable: 503,
};

const sentences: Record<keyof typeof refusals, string> = {
  general_argument_invalid: 'The request has one or more invalid arguments.',
  general_unauthorized_scope: 'User (role: guests) missing scopes (["account"])',
  general_access_forbidden:
    'No Appwrite project was specified. Please specify your project ID when initializing your client.',
  general_unknown_origin:
    'Invalid Origin. Register your new client as a new Web platform on your project console dashboard',
  general_route_not_found: 'The requested route was not found. Please refer to the API docs and try again.',
  general_rate_limit_exceeded:
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  general_query_invalid: 'Invalid query: the syntax of the query is not valid.',
  general_cursor_not_found: 'The cursor is invalid.',
  general_body_too_large: 'The request is larger than this server accepts.',
  general_busy: 'The server is busy. Please try again in a moment.',
  general_unavailable: 'The service is not available right now. Please try again in a moment.',
  project_not_found:
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header.',
  user_already_exists: 'A user with the same id, email, or phone already exists in this project.',
  user_blocked: 'The current user has been blocked.',
  user_email_already_verified: "The user's email address is already verified.",
  user_email_not_found: 'The user has no email address.',
  user_invalid_credentials: 'Invalid credentials. Please check the email and password.',
  user_invalid_token: 'Invalid token passed in the request.',
  user_not_found: 'User with the requested ID could not be found.',
  user_session_already_exists: 'Creation of a session is prohibited when a session is active.',
  user_session_not_found: 'The current user session could not be found.',
  user_target_already_exists: 'A target with the same identifier already exists.',
  user_unauthorized: 'The current user is not authorized to perform the requested action.',
  database_not_found: 'Database not found',
  database_query_order_null: 'The order attribute of the cursor document has a null value.',
  collection_not_found: 'Collection with the requested ID could not be found.',
  document_not_found: 'Document with the requested ID could not be found.',
  document_already_exists:
    'Document with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.',
  document_unique_constraint_violation: 'Document with the requested unique attributes already exists.',
  document_missing_data: 'The document data is missing. Try again with document data populated.',
  document_missing_payload:
    'The document data and permissions are missing. You must provide either document data or permissions to be updated.',
  document_invalid_structure:
    'The document structure is invalid. Please ensure the attributes match the collection definition.',
  table_not_found: 'Table with the requested ID could not be found.',
  row_not_found: 'Row with the requested ID could not be found.',
  row_already_exists:
    'Row with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.',
  row_unique_constraint_violation: 'Row with the requested unique columns already exists.',
  row_missing_data: 'The row data is missing. Try again with row data populated.',
  row_missing_payload:
    'The row data and permissions are missing. You must provide either row data or permissions to be updated.',
  row_invalid_structure:
    'The row structure is invalid. Please ensure the columns match the table definition.',
  storage_bucket_not_found: 'Storage bucket with the requested ID could not be found.',
  storage_file_not_found: 'The requested file could not be found.',
  storage_file_already_exists: 'A storage file with the requested ID already exists.',
  storage_file_empty: 'Empty file passed to the endpoint.',
  storage_file_type_unsupported: 'File extension not allowed',
  storage_invalid_file_size: 'File size not allowed',
  storage_invalid_content_range:
    'The content range is invalid. Please check the value of the Content-Range header.',
  storage_invalid_appwrite_id:
    'The value for x-appwrite-id header is invalid. Please check the value of the x-appwrite-id header is a valid id and not unique().',
  storage_invalid_range:
    'The requested range is not satisfiable. Please check the value of the Range header.',
  storage_quota_exceeded: 'There is no room left for more of your files. Please delete some first.',
  sign_up_code_void: 'Too many wrong codes. Please ask for a new code.',
  sign_up_code_expired: 'This code has expired. Please ask for a new one.',
  sign_up_ticket_missing: 'No e-mail address has been verified here yet.',
  avatar_empty: 'There is no photo in this file. Please choose another one.',
  avatar_not_found: 'There is no such photo.',
  avatar_too_large: 'This photo is larger than 8 MB. Please choose a smaller one.',
  avatar_too_many_pixels: 'This photo has too many pixels. Please choose a smaller one.',
  avatar_type_unsupported: 'Please choose a photo in JPEG, PNG or WebP format.',
  avatar_unreadable: 'This photo is damaged or not complete. Please choose another one.',
  guardian_not_needed: 'This account needs no confirmation by a parent or guardian.',
  guardian_request_not_found: 'This link is not valid. It may be old, or a newer one has been sent.',
  message_not_found: 'This message is no longer there.',
  message_answered: 'Somebody has answered this message in the meantime.',
  account_protected: 'This account cannot be blocked.',
};

/** What an error answer's body holds (CONTRACT 2.3). */
export type ErrorBody = { message: string; code: number; type: string; version: string };

const uncached = {
  'content-type': 'application/json; charset=UTF-8',
  'cache-control': 'no-cache, no-store, must-revalidate',
  expires: '0',
  vary: 'Origin',
  pragma: 'no-cache',
};

/** Turns whatever was thrown into an answer. Returns null for bugs, which the caller logs first. */
export function answerToRefusal(error: unknown): Response | null {
  if (error instanceof Refusal) {
    const answer = envelope(
      statuses[kindOf(error.code)],
      error.code,
      error.message || sentenceOf(error.code),
    );
    if (error.retryAfter) answer.headers.set('retry-after', String(error.retryAfter));
    if (error.limit) setLimitHeaders(answer.headers, { ...error.limit, remaining: 0 });
    return answer;
  }
  if (isDatabaseGone(error) || error instanceof StoreUnavailable)
    return answerToRefusal(new Refusal('general_unavailable', '', { retryAfter: 2 }));
  return null;
}

/** The three headers of CONTRACT 11; `reset` in Unix seconds. */
export function setLimitHeaders(
  headers: Headers,
  limit: { max: number; remaining: number; reset: number },
): void {
  headers.set('x-ratelimit-limit', String(limit.max));
  headers.set('x-ratelimit-remaining', String(limit.remaining));
  headers.set('x-ratelimit-reset', String(limit.reset));
}

/** `requestId` lets whoever meets the bug say which one it was. */
export function answerToBug(requestId: string): Response {
  const answer = envelope(500, 'general_unknown', 'Server Error');
  if (requestId) answer.headers.set('x-request-id', requestId);
  return answer;
}

function envelope(code: number, type: string, message: string): Response {
  const body: ErrorBody = { message, code, type, version: contractVersion };
  return new Response(JSON.stringify(body), { status: code, headers: uncached });
}

function sentenceOf(code: RefusalCode): string {
  return code in sentences
    ? sentences[code as keyof typeof sentences]
    : signUpFaults[code as SignUpFaultCode];
}
