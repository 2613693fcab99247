import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyLog } from '#core/administration/verify-log.ts';
import { shared, metricsToken as token } from '#tests/servers/shared-server.ts';

const { core, server } = shared;

test('a running server seals an entry of the log within five seconds, and counts how long one waits', async () => {
  const { rows } = await core.connection.pool.query<{ id: string }>(
    "insert into admin_actions (actor_id, action) values ('admin', 'accounts.searched') returning id",
  );
  const began = performance.now();
  const isSealed = async () => {
    const found = await core.connection.pool.query('select from admin_log_chain where entry_id = $1', [
      rows[0]?.id,
    ]);
    return found.rowCount === 1;
  };
  while (!(await isSealed())) {
    assert.ok(performance.now() - began < 5000, 'within five seconds');
    await wait(50);
  }
  const { faults } = await verifyLog(core);
  assert.deepEqual(faults, []);
  const metrics = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const figures = await metrics.text();
  assert.match(figures, /^saharambh_log_unsealed_seconds \d/m);
  assert.match(figures, /^saharambh_rows_too_old 0$/m);
});
