import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { announceErasures } from './announce-erasures.ts';
import { eraseUnagreed } from './erase-unagreed.ts';
import { nameGuardian } from './name-guardian.ts';
import { putOffErasures } from './put-off-erasures.ts';

const core = await freshCore();

/** A child without an answer for six days, whose erasure has been announced. */
async function announced() {
  const asha = await member(core);
  await setStanding(core, asha.id, standings['waiting for a guardian']);
  const young = { ...asha, standing: { ...asha.standing, age: 'waiting' as const } };
  await nameGuardian(core, young, { email: freshEmail('meera') });
  await passHours(young.id, 6 * 24);
  await announceErasures(core);
  return young.id;
}

async function passHours(id: string, hours: number): Promise<void> {
  const ago = sql`make_interval(hours => ${hours}::int)`;
  await sql`update standings set waits_since = waits_since - ${ago}, erase_at = erase_at - ${ago}
    where account_id = ${id}`.execute(core.db);
}

/** As if the mail server had taken the erasure email to this reader. */
async function deliver(id: string, reader: string): Promise<void> {
  await sql`delete from jobs where payload ->> 'letter' = 'guardian-erasure-notice'
    and payload ->> 'accountId' = ${id} and payload ->> 'reader' = ${reader}`.execute(core.db);
}

async function isThere(id: string): Promise<boolean> {
  return (await core.db.selectFrom('accounts').where('id', '=', id).select('id').execute()).length > 0;
}

async function hoursLeft(id: string): Promise<number> {
  const { hours } = await core.db
    .selectFrom('standings')
    .select(sql<number>`floor(extract(epoch from erase_at - now()) / 3600)::int`.as('hours'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return hours;
}

test('the 48 hours begin when both emails have left', async () => {
  const id = await announced();
  await passHours(id, 47);
  assert.equal(await putOffErasures(core), 1);
  assert.equal(await hoursLeft(id), 48);
  await deliver(id, 'member');
  await passHours(id, 49);
  assert.equal(await eraseUnagreed(core), 0);
  assert.equal(await putOffErasures(core), 1);
  assert.equal(await hoursLeft(id), 48);
  await deliver(id, 'guardian');
  await passHours(id, 47);
  assert.equal(await putOffErasures(core), 0);
  assert.equal(await eraseUnagreed(core), 0);
  await passHours(id, 2);
  assert.equal(await eraseUnagreed(core), 1);
  assert.ok(!(await isThere(id)));
});

test('an address that takes no mail keeps nothing here for more than three weeks', async () => {
  const id = await announced();
  await passHours(id, 14 * 24);
  assert.equal(await putOffErasures(core), 1);
  await passHours(id, 3 * 24);
  assert.equal(await putOffErasures(core), 0);
  assert.equal(await eraseUnagreed(core), 1);
  assert.ok(!(await isThere(id)));
});
