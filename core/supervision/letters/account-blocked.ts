import { letterKind, type Named } from '../../ground/letters.ts';

/** Null when the account has been opened again meanwhile. */
export const accountBlocked = letterKind({
  name: 'account-blocked',
  async prepare(core, { accountId }: { accountId: string }) {
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name', 'blocked_reason'])
      .where('id', '=', accountId)
      .where('blocked_at', 'is not', null)
      .executeTakeFirst();
    if (!account) return null;
    const { to, name, blocked_reason: reason } = account;
    return { to, name, reason: reason ?? '', contact: core.contactAddress ?? '' };
  },
  samples: ({ to, name }) => [
    { to, name, reason: 'This is a sample of a reason.', contact: 'hello@saharambh.example' },
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof accountBlocked> {}
}
