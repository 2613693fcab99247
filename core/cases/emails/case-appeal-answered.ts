import { casePaths } from '#contract/cases/paths.ts';
import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

type About = { caseId: string; accountId: string };

/** Informs a member of the answer to their appeal. They read the answer itself signed in. */
export const caseAppealAnswered = emailKind({
  name: 'case-appeal-answered',
  async prepare(core, { caseId, accountId }: About) {
    const recipient = await findRecipient(core, accountId);
    return recipient && { ...recipient, path: casePaths.judgedCase(caseId) };
  },
  samples: ({ to, name }) => [{ to, name, path: casePaths.judgedCase('66f0c2d1a4b3e5f60718') }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof caseAppealAnswered> {}
}
