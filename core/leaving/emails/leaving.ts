import { emailKind, type Named } from '../../ground/emails.ts';

/** Confirms that an account will be deleted, and until when it can be kept. */
export const leavingEmail = emailKind({
  name: 'leaving',
  async prepare(core, { accountId }: { accountId: string }) {
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name', 'leaves_at as leavesAt'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    return account?.leavesAt ? { ...account, leavesAt: account.leavesAt } : null;
  },
  samples: ({ to, name }) => [{ to, name, leavesAt: new Date('2030-01-31T06:30:00Z') }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof leavingEmail> {}
}
