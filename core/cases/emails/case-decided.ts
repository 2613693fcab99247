import { casePaths } from '#contract/cases/paths.ts';
import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

type About = { caseId: string; accountId: string };

/** Informs a member of a decision about them or an item of theirs. They read the decision itself signed in. */
export const caseDecided = emailKind({
  name: 'case-decided',
  async prepare(core, { caseId, accountId }: About) {
    const recipient = await findRecipient(core, accountId);
    return recipient && { ...recipient, path: casePaths.judgedCase(caseId) };
  },
  samples: ({ to, name }) => [{ to, name, path: casePaths.judgedCase('66f0c2d1a4b3e5f60718') }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof caseDecided> {}
}
