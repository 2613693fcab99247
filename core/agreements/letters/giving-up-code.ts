import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { letterKind, type Named } from '../../ground/letters.ts';
import { readGivenUp } from '../ends/given-up-subject.ts';

/** The code by which a contributor gives vested units up, with how many of which project. */
export const givingUpCode = letterKind({
  name: 'giving-up-code',
  async prepare(core, { codeId }: { codeId: string }) {
    const found = await findMailedCode(core, codeId);
    if (!found) return null;
    const { subject } = await core.db
      .selectFrom('codes')
      .select('subject')
      .where('id', '=', codeId)
      .executeTakeFirstOrThrow();
    const { agreementId, units } = readGivenUp(subject);
    const project = await core.db
      .selectFrom('agreements')
      .innerJoin('projects', 'projects.id', 'agreements.project_id')
      .select('projects.name')
      .where('agreements.id', '=', agreementId)
      .executeTakeFirst();
    if (!project) return null;
    const { to, name, code, minutes } = found;
    return { to, name, code, minutes, units, project: project.name };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, units: 120, project: 'Cold rooms' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof givingUpCode> {}
}
