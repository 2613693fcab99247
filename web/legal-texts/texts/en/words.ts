import type { legalTextKinds } from '#contract/legal-texts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { legalTextHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const legalTextWords = {
  refusals: {
    legal_text_unknown: 'There is no such version of this text.',
    purpose_unknown: 'There is no such question here.',
    purpose_code_missing: 'Enter the code that we sent to your address.',
  },
  fieldErrors: {
    purpose_answer_missing: 'Choose Yes or No.',
    law_changed:
      'Our terms or our privacy policy have changed while you had this page open. Read them again, and then send this once more.',
  },
  notifications: {
    rules_repeated: () =>
      'We repeat our rules every three months: be yourself, be fair, ask no one for money. If a member breaks a rule, complain under “My data”',
  },
  held: legalTextHeld,
  emails: {
    'text-announced': 'New version of a text',
  },
} satisfies ModuleWords<typeof legalTextKinds>;
