import assert from 'node:assert/strict';
import { test } from 'node:test';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { type HeldRow, hold } from '#tests/ground/held-row.ts';
import { countUnread } from './count-unread.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';
import { markRead } from './mark-read.ts';

// PostgreSQL looks once more at a row that another transaction has changed while it was waited for. Where that statement chose the
// parts of a divided table as it ran, 18.4 ended (decision 492): each statement here waits for changed rows of several months.

const core = await freshCore();
const { pool } = core.connection;
const perMember = 200;

/** Members with due notifications in the part of earlier rows and in those of three months. */
async function withDue(members: number): Promise<{ id: string }[]> {
  const all: { id: string }[] = [];
  for (let one = 0; one < members; one++) all.push(await member(core, { password: null }));
  await pool.query(
    `insert into notifications (month, account_id, event_id, kind, subject_kind, subject_id, topic, mail_at)
     select case when n % 4 > 0 then first_event_id(now() + make_interval(months => n % 4 - 1)) else 0 end,
       account_id, n, 'project_published', 'project', 'x', 'projects', now()
     from unnest($1::text[]) as account_id, generate_series(1, $2::int) as n`,
    [all.map(({ id }) => id), perMember],
  );
  return all;
}

/** Another transaction has changed every third notification of these members, and has yet to commit. */
const changed = (members: { id: string }[]): Promise<HeldRow> =>
  hold(
    core,
    `update notifications set actor_id = null where account_id = any(string_to_array($1, ',')) and event_id % 3 = 0`,
    [members.map(({ id }) => id).join()],
  );

test('due notifications of several months are mailed once each while others change a third of them', async () => {
  const members = await withDue(5);
  const held = await changed(members);
  const mailing = mailDueNotifications(core);
  await held.waiters(1);
  await held.release();
  await mailing;
  const { rows } = await pool.query<{ due: number; mails: number }>(
    `select count(mail_at)::int as due, count(distinct mail_id)::int as mails from notifications`,
  );
  assert.deepEqual(rows, [{ due: 0, mails: members.length }]);
});

test('all notifications of several months are marked as read while others change a third of them', async () => {
  const [one] = await withDue(1);
  assert.ok(one);
  const { rows } = await pool.query<{ id: string }>(
    'select max(id)::text as id from notifications where account_id = $1',
    [one.id],
  );
  const held = await changed([one]);
  const marking = markRead(core, one, { notification: rows[0]?.id ?? '', isAlone: false });
  await held.waiters(1);
  await held.release();
  await marking;
  assert.equal(await countUnread(core, one), 0);
});
