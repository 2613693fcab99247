import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { withApp } from '#tests/factors/factors.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { lacksStaffFactor, staffFactorFrom } from './require-staff-factor.ts';

const core = await freshCore();

const landedAgo = (seconds: number) =>
  sql`update staff_factor_rule set landed_at = now() - make_interval(secs => ${seconds})`.execute(core.db);

test('staff without a factor are held back 14 days after the rule has landed, to the second', async () => {
  const { core: desk, admin } = await administrator(core);
  const other = await member(core);
  assert.ok(await staffFactorFrom(desk, admin));
  assert.equal(await staffFactorFrom(desk, other), null);
  await landedAgo(14 * 86_400 - 2);
  assert.equal(await lacksStaffFactor(desk, admin), false);
  await landedAgo(14 * 86_400);
  assert.equal(await lacksStaffFactor(desk, admin), true);
  assert.equal(await lacksStaffFactor(desk, other), false);
  assert.equal(await lacksStaffFactor(desk, { kind: 'guest' }), false);
  const { member: proven } = await withApp(desk, admin);
  assert.equal(await lacksStaffFactor(desk, proven), false);
  assert.equal(await staffFactorFrom(desk, proven), null);
});
