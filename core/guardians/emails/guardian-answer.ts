import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedGuardian } from '../find-mailed-guardian.ts';

/** Tells a young member the guardian's answer. */
export const guardianAnswer = emailKind({
  name: 'guardian-answer',
  async prepare(core, { guardianId }: { guardianId: string }) {
    const found = await findMailedGuardian(core, guardianId);
    if (!found || found.confirmed === null) return null;
    const { member_email: to, member_name: name, confirmed } = found;
    return { to, name, confirmed };
  },
  samples: ({ to, name }) => [true, false].map((confirmed) => ({ to, name, confirmed })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof guardianAnswer> {}
}
