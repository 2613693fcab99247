import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { post } from '#core/ground/emails.ts';
import { zonedAt } from '#core/ground/zones/zoned.ts';
import type { Mail } from '#outside/mail/mail.ts';
import { startWorker } from '#server/worker.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { world } from '#tests/ground/world.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { setStanding } from '#tests/standings/standings.ts';

const core = await freshCore();
const { pool } = core.connection;
const sent: Mail[] = [];
const worker = startWorker({
  core,
  pool,
  send: async (mail) => {
    sent.push(mail);
  },
  site: { name: 'Saharambh', origin: 'https://saharambh.example' },
  log: pino({ level: 'silent' }),
});
atEnd(() => worker.stop());

async function postTo(accountId: string, projectId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await post(tx, { letter: 'team-removed', accountId, projectId, reason: 'We go on.' }, 'product');
    await post(tx, { letter: 'password-changed', accountId }, 'product');
  });
}

test('in a member’s night only emails about safety leave; the rest leave once, in the morning', async () => {
  const { projectId } = await world(core);
  const [awake, asleep] = [await member(core), await member(core)];
  const night = zoneWhereItIs(2);
  await setStanding(core, awake.id, { zone: zoneWhereItIs(12) });
  await setStanding(core, asleep.id, { zone: night });
  await postTo(awake.id, projectId);
  await postTo(asleep.id, projectId);
  const due = async () =>
    (await pool.query("select from jobs where task = 'send-letter' and run_at <= now()")).rowCount;
  for (let left = 400; left > 0 && (await due()) !== 0; left--) await wait(50);
  const to = ({ account }: typeof awake) => sent.filter((mail) => mail.to === account.email).length;
  assert.deepEqual([to(awake), to(asleep)], [2, 1]);
  assert.match(sent.find((mail) => mail.to === asleep.account.email)?.subject ?? '', /password/);
  const { rows } = await pool.query("select run_at from jobs where task = 'send-letter'");
  assert.equal(rows.length, 1);
  assert.equal(zonedAt(rows[0].run_at, night).toPlainTime().toString({ smallestUnit: 'minute' }), '08:00');
});
