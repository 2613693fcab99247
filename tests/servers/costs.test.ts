import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredTables } from '#core/collected/own-data.ts';
import { actionNames } from '../../bench/costs/costs.ts';
import { usualHabits } from '../../bench/costs/habits.ts';
import { measureCosts } from '../../bench/costs/measure-costs.ts';
import { briefTables } from '../../bench/costs/measuring.ts';
import { sizeFor } from '../../bench/costs/sizing.ts';
import { fewestAccounts } from '../../bench/costs/world.ts';

test('each action is measured with its rows, bytes and emails, and a size follows', async () => {
  const costs = await measureCosts({ accounts: fewestAccounts, part: 0.001, idle: 1, sockets: 20 });
  const { message, notification, application, entry, login, signUp, upload, email, dashboard } =
    costs.actions;
  assert.deepEqual([message.rows.messages, message.rows.events], [1, 1]);
  assert.deepEqual(notification.rows.notifications, 1);
  assert.deepEqual([application.rows.applications, application.emails], [1, 1]);
  assert.deepEqual([entry.rows.agreement_entries, entry.emails], [1, 1]);
  assert.deepEqual([login.rows.sessions, login.emails], [1, 0]);
  assert.equal(signUp.rows.accounts, 1);
  assert.ok(signUp.emails >= 1 && signUp.writes >= 3, JSON.stringify(signUp));
  assert.equal(email.emails, 1);
  assert.ok(upload.stored > 1000 && upload.server > 1, JSON.stringify(upload));
  assert.ok(dashboard.sent > 1000 && dashboard.server > 0.1, JSON.stringify(dashboard));
  for (const name of ['message', 'application', 'entry', 'login', 'signUp'] as const)
    assert.ok(costs.actions[name].wal > 100, name);
  assert.ok(
    Object.values(costs.memory).every((bytes) => bytes > 100),
    JSON.stringify(costs.memory),
  );
  const size = sizeFor(1_000_000, { costs, habits: usualHabits });
  assert.ok(
    size.server.busy > 0.1 && size.database.busy > 0.1 && size.disk.database > 1e9,
    JSON.stringify(size),
  );
  const figures = actionNames.flatMap((name) => Object.values(costs.actions[name]));
  assert.ok(figures.every((one) => typeof one === 'object' || (Number.isFinite(one) && one >= 0)));
});

test('the tables that do not count as growing are there', () => {
  const tables = declaredTables.map(({ table }) => table);
  assert.deepEqual(
    [...briefTables].filter((table) => !tables.includes(table)),
    [],
  );
});
