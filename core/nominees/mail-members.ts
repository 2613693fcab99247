import { sql } from 'kysely';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { tryEach } from '../ground/try-each.ts';
import { holdNomineeRequest } from './steps/hold-nominee-request.ts';

/** The number of emails that were due by now: one at once, one on each of these days. */
const due = sql<number>`(1 + (
  select count(*) from unnest(${[...nomineeTimes.mailDays]}::int[]) as day
  where asked_at + make_interval(days => day) <= now()
))::int`;

/** Emails members once more for whom a person asks to act. Days that were missed are one email. */
export async function mailMembers(core: Pick<Core, 'db'>): Promise<void> {
  const rows = await core.db
    .selectFrom('nominee_requests')
    .select('id')
    .where('state', '=', 'waiting')
    .where('mails', '<', due)
    .execute();
  await tryEach(rows, ({ id }) => mail(core, id), { failed: 'members could not be told of a nominee.' });
}

function mail({ db }: Pick<Core, 'db'>, requestId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { account } = await holdNomineeRequest(tx, requestId);
    const row = await tx
      .updateTable('nominee_requests')
      .set({ mails: due })
      .where('id', '=', requestId)
      .where('state', '=', 'waiting')
      .where('mails', '<', due)
      .returning('id')
      .executeTakeFirst();
    if (row && account) await post(tx, { letter: 'nominee-asked', requestId }, causeOfOutcome(account));
  });
}
