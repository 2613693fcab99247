import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { letterKind, type Named } from '../../ground/letters.ts';
import { codeOf } from '../../ground/secrets.ts';

/** The code for the address that an account wants to use from now on. */
export const emailChange = letterKind({
  name: 'email-change',
  async prepare(core, { changeId }: { changeId: string }) {
    const change = await core.db
      .selectFrom('email_changes')
      .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
      .select(['email_changes.email', 'accounts.name'])
      .select(sql<number>`extract(epoch from email_changes.expires_at - now())::int`.as('seconds'))
      .where('email_changes.id', '=', changeId)
      .where('email_changes.expires_at', '>', now)
      .executeTakeFirst();
    if (!change) return null;
    const minutes = Math.max(1, Math.round(change.seconds / 60));
    return { to: change.email, name: change.name, code: codeOf(core.key, changeId), minutes };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10 }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof emailChange> {}
}
