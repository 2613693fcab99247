import { sql } from 'kysely';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { now } from '#db/now.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isOpen } from './policy.ts';
import { endDecisionTime } from './steps/end-decision-time.ts';

/** A request belongs to the account that has proven its sender's address, too. */
const mailboxOfAccount = ({ email, email_verified_at: isProven }: Account) =>
  isProven ? mailboxOf(email) : '-';

export const nomineeData: OwnData = {
  nominees: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('nominees')
        .select(['name', 'email', 'relation', 'is_told', 'named_at'])
        .where('account_id', '=', id)
        .orderBy('named_at')
        .execute(),
    erased: 'by the database',
  },
  // Found by its request, which names no one any more after its own rule.
  nominee_documents: {
    removedBy: 'nominees:delete-documents',
    limit: {
      kept: `${nomineeTimes.documentDays} days`,
      since: sql`(select case when state <> 'waiting' then coalesce(decided_at, ended_at) end from nominee_requests where id = one.request_id)`,
    },
    exported: { not: 'It is the document of the person who asks to act, for staff who decide.' },
    erased: (tx, account) =>
      tx
        .deleteFrom('nominee_documents')
        .where('request_id', 'in', (from) =>
          from
            .selectFrom('nominee_requests')
            .select('id')
            .where((row) =>
              row.or([row('account_id', '=', account.id), row('mailbox', '=', mailboxOfAccount(account))]),
            ),
        )
        .execute(),
  },
  nominee_requests: {
    removedBy: 'nominees:forget-ended',
    limit: {
      kept: `${nomineeTimes.keptYears} years`,
      since: sql`case when one.state not in ('waiting', 'granted') then coalesce(one.ended_at, one.decided_at) end`,
    },
    // The names of our staff are other persons' data.
    exported: ({ db }, account) =>
      db
        .selectFrom('nominee_requests')
        .select(['number', 'name', 'email', 'relation', 'cause', 'state', 'asked_at'])
        .select(['decided_at', 'ended_at', 'erasing_since'])
        .where((row) =>
          row.or([row('account_id', '=', account.id), row('mailbox', '=', mailboxOfAccount(account))]),
        )
        .orderBy('asked_at')
        .execute(),
    erased: leaveNumbers,
  },
  nominee_visits: {
    isNeverHeld: true,
    removedBy: 'nominees:forget-visits',
    limit: { kept: '1 day', since: sql`one.created_at` },
    exported: { not: 'It proves for an hour that the owner of an address has typed a code.' },
    erased: (tx, { email }) => tx.deleteFrom('nominee_visits').where('email', '=', email).execute(),
  },
  guardian_erasures: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('guardian_erasures').select('begun_at').where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
};

/** The number, the times and the outcome stay, to show that we decided. They no longer lead to a person. */
async function leaveNumbers(tx: Tx, account: Account): Promise<void> {
  const mailbox = mailboxOfAccount(account);
  const rows = await tx
    .selectFrom('nominee_requests')
    .selectAll()
    .where((row) => row.or([row('account_id', '=', account.id), row('mailbox', '=', mailbox)]))
    .forUpdate()
    .execute();
  for (const row of rows) {
    if (row.state === 'waiting') await endDecisionTime(tx, row.id);
    await tx
      .updateTable('nominee_requests')
      .set({ name: '', email: '', mailbox: '' })
      .$if(row.account_id === account.id, (one) => one.set({ account_id: null }))
      .$if(isOpen(row), (one) => one.set({ state: 'ended', ended_at: now, version: row.version + 1 }))
      .where('id', '=', row.id)
      .execute();
  }
}
