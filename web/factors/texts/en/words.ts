import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { factorHeld } from './held.ts';
import type { factorScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const factorWords = {
  refusals: {
    factor_not_found: 'You removed this app already, or its 30 minutes are over. Please add it again.',
    factor_full: 'You cannot have more. Remove one before you add another.',
    factor_loss_of_staff:
      'You have rights in the administration. Only the operator of the site can remove your second step.',
    factor_loss_too_early:
      'This is less than 24 hours after your first code. Please sign in with a new code later.',
    factor_sign_in_again: 'Please sign in again with a code, and add the app within ten minutes.',
  },
  notifications: {
    factors_lost: () => 'A wait has begun. After it your account opens without your second step',
  },
  deskActions: { 'factors.reset': 'removed the second factors of an account, as the operator' },
  fieldErrors: {
    factor_code_wrong:
      'This code is wrong, or you have used it. Wait for the next code in the app, or type another recovery code.',
    factor_passkey_wrong: 'This passkey did not work here. Try again, or sign in another way.',
    factor_passkey_scripts: 'The page has not loaded completely. Please press again when it has loaded.',
    factor_code_missing: 'Please type the code.',
    factor_name_missing: 'Please type a name of up to 60 characters.',
  },
  held: factorHeld,
  emails: {
    'factor-changed': 'Second factor changed',
    'factors-lost': 'Second factors lost',
    'factor-loss-code': 'Code for lost second factors',
    'proof-code': 'Code before an important step',
  },
} satisfies ModuleWords<typeof factorKinds, typeof factorScriptRefusals>;
