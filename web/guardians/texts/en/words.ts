import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { guardianHeld } from './held.ts';
import type { guardianScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const guardianWords = {
  refusals: {
    guardian_not_needed: 'This account needs no confirmation by a parent or guardian.',
    guardian_request_not_found: 'This link does not work. Please use the link in our newest email.',
    guardian_refused:
      'They have refused. You can ask another parent or guardian only after our staff have looked at it. Ask us to look at it under “Complain”.',
    guardian_statement_missing:
      'Please say that you are an adult, and whether you are parent or legal guardian.',
    guardian_check_missing:
      'First let the service on this page check who you are. It leads you back to this page.',
  },
  notifications: {
    guardian_answered: () => 'Your guardian answered',
    guardian_reviewed: () => 'We looked at your guardian’s answer. It does not change',
    guardian_outgrown: () => 'You need no guardian’s consent any more',
  },
  subjects: { account: ({ thing }) => thing || 'Your account' },
  consents: {
    guardian: {
      name: 'The account of a member under 18',
      about: 'A parent or guardian agrees to the account, the terms and the privacy policy.',
    },
  },
  held: guardianHeld,
  emails: {
    'guardian-code': 'Code by which a guardian agrees',
    'guardian-answer': 'Answer of a guardian',
    'guardian-erasure-notice': 'Notice before an erasure',
    'guardian-request': 'Request to a guardian',
  },
} satisfies ModuleWords<typeof guardianKinds, typeof guardianScriptRefusals>;
