import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { findProjectName } from '../find-project-name.ts';
import { readStepSubject } from '../step-subject.ts';

/** The code with which a contributor sets where a milestone is paid to, with the milestone and the project. */
export const payoutCode = emailKind({
  name: 'payout-code',
  async prepare(core, { codeId }: { codeId: string }) {
    const found = await findMailedCode(core, codeId);
    if (!found) return null;
    const { agreementId, milestone } = readStepSubject(found.subject);
    const project = await findProjectName(core.db, agreementId);
    if (!project || milestone === null) return null;
    const { to, name, code, minutes } = found;
    return { to, name, code, minutes, milestone, project };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, milestone: 2, project: 'Cold rooms' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof payoutCode> {}
}
