import { addressPaths } from '#contract/addresses/paths.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { now } from '#db/now.ts';
import { formerAddressLink } from '../../addresses/find-former-address.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { factorChangeLink } from '../find-change.ts';

type Changed = {
  to: string;
  name: string;
  change: string;
  app: string;
  /** The link leads to the former address that the email goes to, and to the factors of when it was left. */
  isFormer: boolean;
  path: string;
};

/** Tells a member of each change of their second factors, with the link back to those of before. */
export const factorChanged = emailKind({
  name: 'factor-changed',
  async prepare(
    core,
    { changeId, formerId }: { changeId: string; formerId?: string },
  ): Promise<Changed | null> {
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
    const changed = { name, change: kind, app };
    if (formerId === undefined) {
      const secret = linkSecretOf(core.key, factorChangeLink, changeId);
      return { ...changed, to, isFormer: false, path: pathWith(factorPaths.restore, userId, secret) };
    }
    const former = await core.db
      .selectFrom('former_addresses')
      .select('email')
      .where('id', '=', formerId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!former) return null;
    const secret = linkSecretOf(core.key, formerAddressLink, formerId);
    const path = pathWith(addressPaths.restoreEmail, userId, secret);
    return { ...changed, to: former.email, isFormer: true, path };
  },
  samples: ({ to, name }): Changed[] => [
    ...['added', 'removed', 'codes', 'restored', 'reset', 'lost', 'passkey-added', 'passkey-removed'].map(
      (change) => ({
        to,
        name,
        change,
        app: 'My phone',
        isFormer: false,
        path: samplePath(factorPaths.restore),
      }),
    ),
    {
      to,
      name,
      change: 'removed',
      app: 'My phone',
      isFormer: true,
      path: samplePath(addressPaths.restoreEmail),
    },
  ],
});

function samplePath(path: string): string {
  return pathWith(path, '66f0c2d1a4b3e5f60718', '5a'.repeat(32));
}

function pathWith(path: string, userId: string, secret: string): string {
  return `${path}?${new URLSearchParams({ userId, secret })}`;
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof factorChanged> {}
}
