import type { accountKinds } from '#contract/accounts/kinds.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const signedOut = 'You are not signed in any more. Please sign in again.';

const wrongCode = 'This is not the right code, or it is too old. Please look at the newest email.';

/** Why a request of scripts was refused. */
export const accountScriptRefusals = {
  user_already_exists: 'There is an account with this email already.',
  user_blocked: ({ reason, on }) =>
    `This account is suspended${on ? ` until ${day(on)}` : ''}.${reason ? ` The reason: ${reason}` : ''}`,
  user_email_already_verified: 'Your email is verified already.',
  user_email_not_found: 'Your account has no email.',
  user_invalid_credentials: 'Invalid credentials. Please check the email and password.',
  user_invalid_token: wrongCode,
  user_not_found: 'There is no such account, or no longer.',
  user_target_already_exists: 'An account uses this email already.',
  user_unauthorized: signedOut,
  age_unknown: 'Please tell us your date of birth first.',
  opens_later: ({ on }) => `This opens on ${on ? day(on) : `your ${adultAge}th birthday`}.`,
} satisfies ScriptSentences<typeof accountKinds>;
