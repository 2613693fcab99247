import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#rules/calendar/day.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { withoutRules } from '#tests/ground/without-rules.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { guest } from '../ground/actor.ts';
import { ownDay } from '../standings/own-day.ts';
import { changedHandles } from './changed-handles.ts';
import { getPersonPage } from './get-person-page.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { patchPublicProfile } from './patch-public-profile.ts';
import { putHandle } from './put-handle.ts';
import { setVisibility } from './set-visibility.ts';

const core = await freshCore();

async function livingIn(zone: string, handle: string) {
  const who = await member(core, { password: null });
  await setStanding(core, who.id, { zone });
  await putHandle(core, who, { handle });
  await setVisibility(core, who, { visibility: 'public' });
  const shown = async () => {
    const { availableFrom, awayUntil } = await getPersonPage(core, guest, { handle });
    return [availableFrom, awayUntil];
  };
  const says = async (days: { availableFrom?: string; awayUntil?: string }) => {
    const { version } = await getPublicProfile(core, who);
    return patchPublicProfile(core, who, { version, ...days });
  };
  return { who, handle, shown, says, today: await ownDay(core.db, who.id) };
}

// These two zones never have the same day.
const [east, west] = [await livingIn('Etc/GMT-14', 'east'), await livingIn('Etc/GMT+12', 'west')];

test('a named day is shown until it is over in the member’s zone, and cannot be chosen after it', async () => {
  for (const { says, shown, today } of [east, west]) {
    await says({ availableFrom: today, awayUntil: today });
    assert.deepEqual(await shown(), [today, today]);
    for (const param of ['availableFrom', 'awayUntil'])
      await assert.rejects(says({ [param]: addDays(today, -1) }), refused('person_day_past', param));
    await says({ availableFrom: '', awayUntil: '' });
    assert.deepEqual(await shown(), ['', '']);
  }
  await west.says({ availableFrom: west.today, awayUntil: west.today });
  await assert.rejects(east.says({ awayUntil: west.today }), refused('person_day_past', 'awayUntil'));
});

test('caches of pages hear when a named day has ended, and of no other member', async () => {
  const yesterday = addDays(east.today, -1);
  await sql`update people set away_until = ${yesterday} where account_id = ${east.who.id}`.execute(core.db);
  await west.says({ availableFrom: addDays(west.today, 3), awayUntil: west.today });
  assert.deepEqual(await east.shown(), ['', '']);
  assert.equal((await getPublicProfile(core, east.who)).page.awayUntil, '');
  await withoutRules(core.connection.url, async (tx) => {
    await sql`update handles set changed_at = changed_at - interval '3 days'`.execute(tx);
  });
  const { rows } = await sql<{ before: string; after: string }>`
    select (${east.today}::timestamp at time zone 'Etc/GMT-14' - interval '1 second')::text as before,
      (${east.today}::timestamp at time zone 'Etc/GMT-14' + interval '11 seconds')::text as after`.execute(
    core.db,
  );
  assert.deepEqual((await changedHandles(core, rows[0]?.before ?? '')).keys, ['east']);
  assert.deepEqual((await changedHandles(core, rows[0]?.after ?? '')).keys, []);
  await sql`update people set away_until = null, available_from = ${yesterday} where account_id = ${east.who.id}`.execute(
    core.db,
  );
  await withoutRules(core.connection.url, async (tx) => {
    await sql`update handles set changed_at = changed_at - interval '3 days'`.execute(tx);
  });
  assert.deepEqual((await changedHandles(core, rows[0]?.before ?? '')).keys, ['east']);
});

test('caches hear of each change of a public page and of its end, and of no change of one for members', async () => {
  const moved = async () => {
    const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(core.db);
    return async () => {
      const { rows: found } = await sql<{ handle: string }>`
        select handle from handles where changed_at > ${rows[0]?.at} order by handle`.execute(core.db);
      return found.map(({ handle }) => handle);
    };
  };
  const since = async (change: () => Promise<unknown>) => {
    const handles = await moved();
    await change();
    return handles();
  };
  const rename = (name: string) =>
    sql`update accounts set name = ${name} where id in (${east.who.id}, ${west.who.id})`.execute(core.db);
  const show = (visibility: 'public' | 'members') => () => setVisibility(core, west.who, { visibility });
  assert.deepEqual(await since(() => rename('Noor')), ['east', 'west']);
  assert.deepEqual(await since(show('members')), ['west']);
  assert.deepEqual(await since(() => rename('Noor Iyer')), ['east']);
  assert.deepEqual(await since(show('public')), ['west']);
});
