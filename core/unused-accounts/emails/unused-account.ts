import type { UnusedNotice } from '#contract/unused-accounts/limits.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { isErasable } from '../policy.ts';

/** Tells a member when the unused account will be erased. Null once it is used or spared, or a later notice was posted. */
export const unusedAccount = emailKind({
  name: 'unused-account',
  async prepare(core, { accountId, notice }: { accountId: string; notice: `${UnusedNotice}` }) {
    const found = await core.db
      .selectFrom('unused_accounts')
      .innerJoin('accounts', 'accounts.id', 'unused_accounts.account_id')
      .select(['accounts.email as to', 'accounts.name', 'erase_at as eraseAt'])
      .where('account_id', '=', accountId)
      .where('notice', '=', Number(notice))
      .where(isErasable(core))
      .executeTakeFirst();
    return found ?? null;
  },
  samples: ({ to, name }) => [{ to, name, eraseAt: new Date('2030-01-31T06:30:00Z') }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof unusedAccount> {}
}
