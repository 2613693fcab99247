import { sql } from 'kysely';
import { rightsTimes } from '#contract/rights/limits.ts';
import { now } from '#db/now.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isWaiting } from './policy.ts';
import { endTime } from './steps/end-time.ts';

/** A request without an account belongs to the account that has proven its address since. */
const mailboxOfAccount = ({ email, email_verified_at: isProven }: Account) =>
  isProven ? mailboxOf(email) : '-';

export const rightsData: OwnData = {
  rights_requests: {
    removedBy: 'rights:forget-answered',
    limit: {
      kept: `${rightsTimes.keptYears} years`,
      since: sql`case when one.state in ('answered', 'final', 'withdrawn') then coalesce(one.final_at, one.answered_at, one.withdrawn_at) end`,
    },
    // The names of our staff are other persons' data.
    exported: ({ db }, account) =>
      db
        .selectFrom('rights_requests')
        .select(['number', 'kind', 'words', 'language', 'state', 'received_at', 'taken_at'])
        .select(['outcome', 'reason', 'answer', 'answered_at', 'contest', 'contested_at'])
        .select([
          'final_outcome',
          'final_reason',
          'final_answer',
          'final_at',
          'is_by_officer',
          'withdrawn_at',
        ])
        .where((row) =>
          row.or([row('account_id', '=', account.id), row('mailbox', '=', mailboxOfAccount(account))]),
        )
        .orderBy('received_at')
        .execute(),
    erased: leaveNumbers,
  },
  guest_rights_requests: {
    removedBy: 'rights:forget-unproven',
    limit: { kept: '1 day', since: sql`one.created_at` },
    exported: { not: 'The address is not proven, and the request is deleted within a day.' },
    erased: (tx, { email }) => tx.deleteFrom('guest_rights_requests').where('email', '=', email).execute(),
  },
};

/** The number, the times and the outcome stay, to show that we answered. They no longer lead to a person. */
async function leaveNumbers(tx: Tx, account: Account): Promise<void> {
  const rows = await tx
    .selectFrom('rights_requests')
    .select(['id', 'kind', 'state'])
    .where((row) =>
      row.or([row('account_id', '=', account.id), row('mailbox', '=', mailboxOfAccount(account))]),
    )
    .forUpdate()
    .execute();
  for (const row of rows) {
    if (isWaiting(row)) await endTime(tx, row);
    await tx
      .updateTable('rights_requests')
      .set({
        account_id: null,
        email: '',
        mailbox: '',
        language: null,
        words: '',
        answer: '',
        contest: '',
        final_answer: '',
      })
      .$if(isWaiting(row), (one) => one.set({ state: 'withdrawn', withdrawn_at: now }))
      .where('id', '=', row.id)
      .execute();
  }
}
