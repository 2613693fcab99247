import { emailKind, type Named } from '../../ground/emails.ts';
import { findSuspension } from '../../standings/find-suspension.ts';

/** Null when the account has been suspended again meanwhile. */
export const suspensionEnded = emailKind({
  name: 'suspension-ended',
  async prepare(core, { accountId }: { accountId: string }) {
    if (await findSuspension(core.db, accountId)) return null;
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    return account ? { ...account, contact: core.contactAddress ?? '' } : null;
  },
  formerly: { name: 'account-unblocked', needs: ({ accountId = '' }) => ({ accountId }) },
  samples: ({ to, name }) => [{ to, name, contact: 'hello@saharambh.example' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof suspensionEnded> {}
}
