import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { startIn } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { getSession } from '../mentoring/get-session.ts';
import { listDates } from '../today/list-dates.ts';
import { bookSeries } from './book-series.ts';
import { getMentorship } from './get-mentorship.ts';

const core = await freshCore();
await keepBeating(core);
const written = { kind: 'written', location: '', caller: '' } as const;

test('coming dates and pages name the other side as it is shown, and after a block as it was seen last', async () => {
  const { id, mentor, mentee } = await mentorshipBetween(core, {}, { state: 'running' });
  await sql`insert into profiles (id, owner_id, account_id, name)
    values (${mentor.id}, ${mentor.id}, ${mentor.id}, 'Sharada of the cold rooms')`.execute(core.db);
  const asked = { ...written, mentorshipId: id, startsAt: startIn(3), count: 1 };
  const [sessionId = ''] = (await bookSeries(core, mentor, asked)).sessionIds;
  await sql`update mentorships set ends_at = now() + interval '5 days' where id = ${id}`.execute(core.db);
  const names = async () => (await listDates(core, mentee)).dates.map(({ kind, person }) => [kind, person]);
  assert.deepEqual(await names(), [
    ['session', 'Sharada of the cold rooms'],
    ['mentorship_end', 'Sharada of the cold rooms'],
  ]);
  await block(core, mentor, { personId: mentee.id });
  await sql`update profiles set name = 'Another name' where account_id = ${mentor.id}`.execute(core.db);
  const blocked = { ...mentee, standing: { ...mentee.standing, hasBlocks: true } };
  const shown = [
    (await getMentorship(core, blocked, id)).person?.name,
    (await getSession(core, blocked, sessionId)).person?.name,
  ];
  assert.deepEqual(shown, ['Sharada of the cold rooms', 'Sharada of the cold rooms']);
});
