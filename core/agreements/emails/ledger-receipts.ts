import { sql } from 'kysely';
import { emailKind, type Named } from '../../ground/emails.ts';
import { seerOf } from '../../ground/may-see.ts';
import { ownAgreements } from '../find-agreements.ts';
import { entriesOf, recordsOf } from '../find-records.ts';

/** More than a member works with in a month; a member with more finds them all on their pages. */
const most = 50;

/** The last entries of a member's ledgers at the end of a month, as in the month's statements. It names no amount. */
export const ledgerReceipts = emailKind({
  name: 'ledger-receipts',
  keepsQuiet: true,
  async prepare({ db }, { accountId, month }: { accountId: string; month: string }) {
    const account = await db
      .selectFrom('accounts')
      .select(['email', 'name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const own = await ownAgreements(db, seerOf(accountId))
      .where('agreements.active_at', 'is not', null)
      // Nowhere does a month begin earlier.
      .where('agreements.last_entry_at', '>=', sql<Date>`${`${month}-01`}::date - interval '14 hours'`)
      .orderBy('agreements.sequence')
      .limit(most)
      .execute();
    const receipts = [];
    for (const one of own) {
      const last = entriesOf(await recordsOf(db, one), month).at(-1);
      if (last)
        receipts.push({
          agreementId: one.id,
          project: one.project_name,
          role: one.role,
          sequence: last.sequence,
          hash: last.hash,
        });
    }
    if (!account || receipts.length === 0) return null;
    return { to: account.email, name: account.name, month, receipts };
  },
  samples: ({ to, name }) => [
    {
      to,
      name,
      month: '2026-10',
      receipts: [
        {
          agreementId: '66f0c2d1a4b3e5f60718',
          project: 'Cold rooms',
          role: 'Builder of counters',
          sequence: 12,
          hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ],
    },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof ledgerReceipts> {}
}
