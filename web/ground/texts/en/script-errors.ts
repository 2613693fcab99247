import { adminLimits } from '#contract/administration/limits.ts';
import type { ScriptErrorCode } from '#contract/collected.ts';

/** Sentences for errors that scripts find by themselves. */
export const scriptErrors: Record<ScriptErrorCode, string> = {
  unreachable: 'We could not reach Saharambh. Please check your connection and try again.',
  garbled: 'Saharambh is not answering properly right now. Please try again.',
  failed: 'That did not work. Please try again.',
  log_in_incomplete: 'Please enter both email and password',
  password_missing: 'Please enter your password.',
  code_incomplete: 'Please enter all six digits.',
  code_unsent: 'Failed to send OTP. Please try again.',
  existing_password_wrong:
    'User already exists but password is incorrect. Please try logging in or reset your password.',
  current_password_wrong: 'This is not your current password. Please try again.',
  file_failed: 'Your file could not be uploaded. Please try again, or remove it and add it later.',
  changed_elsewhere:
    'Your profile was changed elsewhere since you opened it. Save again to keep this version.',
  answer_missing: 'Please write an answer first.',
  answer_long: `Please keep to ${adminLimits.answer} characters.`,
  reason_missing: `Please give a reason of ${adminLimits.reason.min} to ${adminLimits.reason.max} characters.`,
  desk_closed: 'Please sign in as staff in another tab. Then try again here.',
};
