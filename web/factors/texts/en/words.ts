import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { factorHeld } from './held.ts';
import type { factorScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const factorWords = {
  refusals: {
    factor_not_found: 'This app is removed already, or its 30 minutes are over. Add it again.',
    factor_full: 'You have as many as you may. Remove one before you add another.',
    factor_loss_of_staff:
      'You have rights at the desk. Only the operator of the site can remove your second step.',
    factor_loss_too_early:
      'Your second code counts 24 hours after the first one. Please sign in with a new code then.',
    factor_sign_in_again: 'Please sign in again with a code, and add the app within ten minutes.',
  },
  notifications: {
    factors_lost: () => 'A wait has begun: your account is to open without your second step',
  },
  deskActions: { 'factors.reset': 'removed the second factors of an account, as the operator' },
  fieldErrors: {
    factor_code_wrong:
      'This code is wrong, or it was used. Wait for the next code of the app, or type another recovery code.',
    factor_passkey_wrong: 'This passkey did not work here. Try again, or choose another way.',
    factor_passkey_scripts: 'A passkey needs the scripts of this page. Press once more when it has loaded.',
    factor_code_missing: 'Please type the code.',
    factor_name_missing: 'Please give it a name of at most 60 characters.',
  },
  held: factorHeld,
} satisfies ModuleWords<typeof factorKinds, typeof factorScriptRefusals>;
