import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { readGivenUp } from '../ends/given-up-subject.ts';
import { findProjectName } from '../find-project-name.ts';

/** The code with which a contributor gives up vested units, with the number of units and the project. */
export const givingUpCode = emailKind({
  name: 'giving-up-code',
  async prepare(core, { codeId }: { codeId: string }) {
    const found = await findMailedCode(core, codeId);
    if (!found) return null;
    const { agreementId, units } = readGivenUp(found.subject);
    const project = await findProjectName(core.db, agreementId);
    if (!project) return null;
    const { to, name, code, minutes } = found;
    return { to, name, code, minutes, units, project };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, units: 120, project: 'Cold rooms' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof givingUpCode> {}
}
