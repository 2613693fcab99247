import { guardianPaths } from '#contract/guardians/paths.ts';
import { now } from '#db/now.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';

type About = { to: string; eraseAt: Date; reason: 'unnamed' | 'silent' | 'refused' };
type Facts = About &
  (
    | { reader: 'member'; name: string }
    | { reader: 'guardian'; language: string | null; memberName: string; path: string }
  );

/** Tells a child or the guardian when the account will be erased. Null once a guardian has agreed, or the account is gone. */
export const guardianErasureNotice = emailKind({
  name: 'guardian-erasure-notice',
  async prepare(
    core,
    { accountId, reader }: { accountId: string; reader: Facts['reader'] },
  ): Promise<Facts | null> {
    const found = await core.db
      .selectFrom('accounts')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .leftJoin('guardians', 'guardians.account_id', 'accounts.id')
      .select(['accounts.name', 'accounts.email', 'standings.erase_at'])
      .select(['guardians.id as guardian_id', 'guardians.email as guardian_email', 'guardians.confirmed'])
      .select('guardians.language')
      .where('accounts.id', '=', accountId)
      .where('standings.adult_at', '>', now)
      .executeTakeFirst();
    if (!found?.erase_at) return null;
    const {
      name,
      email,
      erase_at: eraseAt,
      guardian_id: id,
      guardian_email: guardianEmail,
      language,
    } = found;
    if (reader === 'member') return { reader, to: email, name, eraseAt, reason: reasonOf(found) };
    if (!id || !guardianEmail) return null;
    const secret = linkSecretOf(core.key, 'guardian', id);
    const path = `${guardianPaths.guardian}?${new URLSearchParams({ request: id, secret })}`;
    const reason = reasonOf(found);
    return { reader, to: guardianEmail, language, memberName: name, path, eraseAt, reason };
  },
  samples({ to, name }) {
    const eraseAt = new Date('2030-01-31T06:30:00Z');
    const path = `${guardianPaths.guardian}?request=66f0c2d1a4b3e5f60718&secret=${'5a'.repeat(32)}`;
    return [
      ...(['unnamed', 'silent', 'refused'] as const).map(
        (reason): Facts => ({ reader: 'member', to, name, eraseAt, reason }),
      ),
      ...(['silent', 'refused'] as const).map(
        (reason): Facts => ({
          reader: 'guardian',
          to,
          language: null,
          memberName: name,
          path,
          eraseAt,
          reason,
        }),
      ),
    ];
  },
});

function reasonOf(found: { guardian_id: string | null; confirmed: boolean | null }): About['reason'] {
  if (!found.guardian_id) return 'unnamed';
  return found.confirmed === false ? 'refused' : 'silent';
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof guardianErasureNotice> {}
}
