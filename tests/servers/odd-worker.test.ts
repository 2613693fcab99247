import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '#core/ground/emails.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { world } from '#tests/ground/world.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { setStanding } from '#tests/standings/standings.ts';

const core = await freshCore();
const { pool, url } = core.connection;
const { projectId } = await world(core);

const anHour = 3_600_000;
const child = fork(path.resolve(import.meta.dirname, 'worker-process.ts'), [url, core.folder], {
  execArgv: ['--import', './tests/servers/odd-clock.mjs'],
  env: { ...process.env, CLOCK_OFF: String(anHour) },
});
atEnd(() => child.kill('SIGKILL'));
await once(child, 'message');

for (const turn of ['ahead', 'behind'] as const)
  test(`a worker with a clock an hour ${turn} defers emails once, to the database’s time`, async () => {
    if (turn === 'behind') child.kill('SIGUSR2');
    await inOneWindow(3600);
    const [full, asleep] = [await member(core), await member(core)];
    await setStanding(core, full.id, { zone: zoneWhereItIs(12) });
    await setStanding(core, asleep.id, { zone: zoneWhereItIs(7) });
    await pool.query(
      `insert into written_letters (id, mailbox, cause, is_code) select $1 || n, $1, 'product', false from generate_series(1, 12) n`,
      [full.account.email],
    );
    await core.db.transaction().execute(async (tx) => {
      for (const { id: accountId } of [full, asleep])
        await post(tx, { letter: 'team-removed', accountId, projectId, reason: 'We go on.' }, 'product');
    });
    const areLater = (found: { isLater: boolean }[]) =>
      found.length === 2 && found.every((one) => one.isLater);
    let found = await jobs();
    for (let left = 200; left > 0 && !areLater(found); left--) {
      await wait(50);
      found = await jobs();
    }
    assert.ok(areLater(found), JSON.stringify(found));
    const hour = new Date(Math.ceil(Date.now() / anHour) * anHour);
    for (const { id, run_at: at } of found) {
      const wanted = id === asleep.id ? hour.getTime() : Date.now() + anHour;
      assert.ok(Math.abs(at.getTime() - wanted) < 60_000, `${at.toISOString()}`);
    }
    await pool.query("delete from jobs where payload ->> 'letter' = 'team-removed'");
  });

async function jobs() {
  const { rows } = await pool.query<{ id: string; run_at: Date; isLater: boolean }>(
    `select payload ->> 'accountId' as id, run_at, run_at > now() + interval '1 second' as "isLater"
     from jobs where payload ->> 'letter' = 'team-removed'`,
  );
  return rows;
}
