import { letterKind, type Named } from '../../ground/letters.ts';

/** Null when the account has been blocked again meanwhile. */
export const accountUnblocked = letterKind({
  name: 'account-unblocked',
  async prepare(core, { accountId }: { accountId: string }) {
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name'])
      .where('id', '=', accountId)
      .where('blocked_at', 'is', null)
      .executeTakeFirst();
    return account ? { ...account, contact: core.contactAddress ?? '' } : null;
  },
  samples: ({ to, name }) => [{ to, name, contact: 'hello@saharambh.example' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof accountUnblocked> {}
}
