import { avatarLimits } from '#contract/avatars/limits.ts';
import type { RefusalCode, UnprovokedCode } from '#contract/ground/refusals.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { attachments } from '#rules/sign-up/limits.ts';
import type { SignUpRefusalCode } from '#web/sign-ups/texts/en/sign-up-refusals.ts';
import { day, span } from '../amounts.ts';
import type { Sentence, ToldRefusalCode } from './told-refusals.ts';

const megabyte = 1024 * 1024;
const wrongCode = 'This is not the right code, or it is too old. Please look at the newest mail.';
/** For refusals that our own pages give no cause for. */
export const ourFault = 'That did not work, and the fault is ours. Please reload the page and try again.';
const gone = 'This is no longer here. Please reload the page.';
const signedOut = 'You are not signed in any more. Please sign in again.';

/** What a person reads for each way of saying no to what scripts ask for by themselves. */
export const refusalTexts: Record<
  Exclude<RefusalCode, UnprovokedCode | SignUpRefusalCode | ToldRefusalCode>,
  Sentence
> = {
  general_argument_invalid: 'Something in this form cannot be taken as it is. Please check what you entered.',
  general_unauthorized_scope: signedOut,
  general_route_not_found: gone,
  general_rate_limit_exceeded: ({ seconds }) =>
    seconds
      ? `That was too often. Please try again in ${span(seconds)}.`
      : 'That was too often. Please try again later.',
  general_cursor_not_found: gone,
  general_body_too_large: 'This is larger than we can take. Please send less at once.',
  general_busy: 'Many people are here right now. Please try again in a moment.',
  general_unavailable: 'Saharambh is not reachable right now. Please try again in a moment.',
  user_already_exists: 'There is an account with this email already.',
  user_blocked: ({ reason, on }) =>
    `This account is suspended${on ? ` until ${day(on)}` : ''}.${reason ? ` The reason: ${reason}` : ''}`,
  user_email_already_verified: 'Your email is verified already.',
  user_email_not_found: 'Your account has no email.',
  user_invalid_credentials: 'Invalid credentials. Please check the email and password.',
  user_invalid_token: wrongCode,
  user_not_found: 'There is no such account, or no longer.',
  user_session_already_exists: 'Somebody is signed in here already. Please reload the page.',
  user_session_not_found: 'This session has ended already.',
  user_target_already_exists: 'Another account uses this email already.',
  user_unauthorized: signedOut,
  document_not_found: gone,
  document_already_exists: 'Your profile is here already. Please reload the page.',
  document_unique_constraint_violation: 'Your profile is here already. Please reload the page.',
  document_missing_data: 'Please fill in something first.',
  document_missing_payload: 'Nothing was changed.',
  document_invalid_structure:
    'Something in this form cannot be taken as it is. Please check what you entered.',
  row_not_found: gone,
  storage_file_not_found: 'This file is no longer here. Please choose it again.',
  storage_file_already_exists: 'This file is here already. Please reload the page.',
  storage_file_empty: 'This file is empty. Please choose another one.',
  storage_file_type_unsupported: ({ broken }) =>
    broken?.rule === 'content'
      ? 'What is in this file is not what its name says. Please save it again as a PDF, and choose that.'
      : 'This file is of a kind we cannot take. Please choose a PDF.',
  storage_invalid_file_size: `This file is too large. A resume may have ${attachments.resumes.maxBytes / megabyte} MB, a portfolio ${attachments.portfolios.maxBytes / megabyte} MB.`,
  storage_invalid_content_range: 'The file did not arrive whole. Please try again.',
  storage_invalid_appwrite_id: 'The file did not arrive whole. Please try again.',
  storage_file_damaged: 'This file has been damaged. We have been told and are looking into it.',
  storage_quota_exceeded: 'There is no room left for more of your files. Please delete some first.',
  avatar_empty: 'There is no photo in this file. Please choose another one.',
  avatar_not_found: 'There is no such photo.',
  avatar_too_large: `This photo is larger than ${avatarLimits.maxBytes / megabyte} MB. Please choose a smaller one.`,
  avatar_too_many_pixels: 'This photo has too many pixels. Please choose a smaller one.',
  avatar_type_unsupported: 'Please choose a photo in JPEG, PNG or WebP format.',
  avatar_unreadable: 'This photo is damaged or not complete. Please choose another one.',
  age_unknown: 'Please tell us your date of birth first.',
  guardian_awaited: 'This opens as soon as your parent or guardian has agreed.',
  opens_later: ({ on }) => `This opens on ${on ? day(on) : `your ${adultAge}th birthday`}.`,
};
