import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { guardianHeld } from './held.ts';
import type { guardianScriptRefusals } from './script-refusals.ts';

/** The words that complete the kinds of this module. */
export const guardianWords = {
  refusals: {
    guardian_not_needed: 'This account needs no confirmation by a parent or guardian.',
    guardian_request_not_found: 'This link is not valid. It may be old, or a newer one has been sent.',
    guardian_refused:
      'They have refused. One of us looks at it before another parent or guardian is asked. You can ask for that under “Complain”.',
    guardian_statement_missing:
      'Please say that you are an adult, and whether you are parent or legal guardian.',
    guardian_check_missing:
      'Please let the service that is named here make sure of you first; it leads you back to this page.',
  },
  notifications: {
    guardian_answered: () => 'Your guardian answered',
    guardian_reviewed: () => 'We looked at your guardian’s answer, and it stands',
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
} satisfies ModuleWords<typeof guardianKinds, typeof guardianScriptRefusals>;
