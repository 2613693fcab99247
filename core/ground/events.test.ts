import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/database.ts';
import { forgetBodies, loadEvents, recentEventIds, record } from './events.ts';

const core = await freshCore();

async function recorded(subject: Record<string, unknown>, age: string): Promise<string> {
  const event = { name: 'documents.created', accountId: null, subject };
  await core.db.transaction().execute((tx) => record(tx, event));
  const { rows } = await sql<{ id: string }>`
    update events set created_at = now() - ${age}::interval
    where id = (select max(id) from events) returning id`.execute(core.db);
  return rows[0]?.id ?? '';
}

test('what events carry of people’s data is taken out when it is no news any more', async () => {
  const subject = { documentId: 'd', document: { name: 'Asha' } };
  const old = await recorded(subject, '2 hours');
  const fresh = await recorded(subject, '1 minute');
  await forgetBodies(core);
  const subjects = (await loadEvents(core, [fresh, old])).map((event) => event.subject);
  assert.deepEqual(subjects, [subject, { documentId: 'd' }]);
});

test('events are looked back for by their time, and loaded in the order asked for', async () => {
  const [first, second] = [await recorded({}, '5 seconds'), await recorded({}, '5 seconds')];
  const ids = await recentEventIds(core, 20);
  assert.deepEqual(ids, [first, second]);
  assert.deepEqual(
    (await loadEvents(core, [second, '0', first])).map(({ id }) => id),
    [second, first],
  );
});
