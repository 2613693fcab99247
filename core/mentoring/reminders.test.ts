import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import { keepsQuiet, prepareEmail } from '../collected/emails.ts';
import { mailDueNotifications } from '../notifications/mail-due-notifications.ts';
import { sendReminders } from './send-reminders.ts';

const core = await freshCore();

/** A zone in which it is about two at night now. */
function nightZone(): string {
  const ahead = (26 - new Date().getUTCHours()) % 24;
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
}

test('of the two reminders only the one an hour before leaves at night', async () => {
  const { id, mentor } = await sessionBetween(
    core,
    {},
    { state: 'confirmed', starts_at: new Date(startIn(1)) },
  );
  await sql`update standings set zone = ${nightZone()} where account_id = ${mentor.id}`.execute(core.db);
  await sql`insert into mentoring_reminders (session_id, side, kind, at)
    values (${id}, 'mentor', 'day', now()), (${id}, 'mentor', 'hour', now())`.execute(core.db);
  await sendReminders(core);
  await runReactions(core);
  const { rows } = await sql<{ kind: string; waits: boolean }>`
    select kind, mail_at > now() as waits from notifications where account_id = ${mentor.id} and subject_id = ${id}
    order by kind`.execute(core.db);
  assert.deepEqual(rows, [
    { kind: 'mentoring_day_before', waits: true },
    { kind: 'mentoring_hour_before', waits: false },
  ]);
  await mailDueNotifications(core);
  const [posted, ...others] = (await postedEmails(core)).filter(({ letter }) => letter === 'notification');
  assert.deepEqual(others, []);
  const email = posted && (await prepareEmail(core, posted));
  assert.ok(email?.letter === 'notification');
  assert.deepEqual(
    email.lines.map(({ kind }) => kind),
    ['mentoring_hour_before'],
  );
  assert.equal(keepsQuiet(email), false);
});
