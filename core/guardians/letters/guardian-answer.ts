import { letterKind, type Named } from '../../ground/letters.ts';
import { findMailedGuardian } from '../find-mailed-guardian.ts';

/** Tells a young member the guardian's answer. */
export const guardianAnswer = letterKind({
  name: 'guardian-answer',
  async prepare(core, { guardianId }: { guardianId: string }) {
    const found = await findMailedGuardian(core, guardianId);
    if (!found || found.confirmed === null) return null;
    const { member_email: to, member_name: name, confirmed } = found;
    return { to, name, confirmed };
  },
  samples: ({ to, name }) => [true, false].map((confirmed) => ({ to, name, confirmed })),
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof guardianAnswer> {}
}
