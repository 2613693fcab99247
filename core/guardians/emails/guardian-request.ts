import { guardianPaths } from '#contract/guardians/paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { findMailedGuardian } from '../find-mailed-guardian.ts';

/** Asks a guardian, with a link for them alone. Null once the request was answered or replaced. */
export const guardianRequest = emailKind({
  name: 'guardian-request',
  async prepare(core, { guardianId }: { guardianId: string }) {
    const found = await findMailedGuardian(core, guardianId);
    if (!found || found.confirmed !== null) return null;
    const secret = linkSecretOf(core.key, 'guardian', guardianId);
    return {
      to: found.email,
      language: found.language,
      memberName: found.member_name,
      path: `${guardianPaths.guardian}?${new URLSearchParams({ request: guardianId, secret })}`,
    };
  },
  samples: ({ to, name }) => [
    {
      to,
      language: null,
      memberName: name,
      path: `${guardianPaths.guardian}?request=66f0c2d1a4b3e5f60718&secret=${'5a'.repeat(32)}`,
    },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof guardianRequest> {}
}
