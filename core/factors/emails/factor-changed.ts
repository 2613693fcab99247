import { factorPaths } from '#contract/factors/paths.ts';
import { now } from '#db/now.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { factorChangeLink } from '../find-change.ts';

type Changed = { to: string; name: string; change: string; app: string; path: string };

/** Tells a member of each change of their second factors, with the link back to those of before. */
export const factorChanged = emailKind({
  name: 'factor-changed',
  async prepare(core, { changeId }: { changeId: string }): Promise<Changed | null> {
    const found = await core.db
      .selectFrom('factor_changes as change')
      .innerJoin('accounts', 'accounts.id', 'change.account_id')
      .select([
        'change.account_id',
        'change.kind as change',
        'change.name as app',
        'accounts.email',
        'accounts.name',
      ])
      .where('change.id', '=', changeId)
      .where('change.expires_at', '>', now)
      .executeTakeFirst();
    if (!found) return null;
    const { account_id: userId, change: kind, app, email: to, name } = found;
    const secret = linkSecretOf(core.key, factorChangeLink, changeId);
    return { to, name, change: kind, app, path: pathWith(userId, secret) };
  },
  samples: ({ to, name }): Changed[] =>
    ['added', 'removed', 'codes', 'restored', 'reset', 'lost', 'passkey-added', 'passkey-removed'].map(
      (change) => ({
        to,
        name,
        change,
        app: 'My phone',
        path: pathWith('66f0c2d1a4b3e5f60718', '5a'.repeat(32)),
      }),
    ),
});

function pathWith(userId: string, secret: string): string {
  return `${factorPaths.restore}?${new URLSearchParams({ userId, secret })}`;
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof factorChanged> {}
}
