import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import { agreedSession, confirmedSession } from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { Refusal } from '../ground/refusal.ts';
import { changeLocation } from '../mentoring/change-location.ts';
import { getSession } from '../mentoring/get-session.ts';
import { chooseYoungSlot } from './choose-young-slot.ts';

const core = await freshCore();
await keepBeating(core);

test('a mentor who confirms at once says yes to a member under 18 each time', async () => {
  const { id, mentor, child } = await agreedSession(core);
  await sql`update mentors set said = said || '{"confirmsAtOnce": "met"}' where account_id = ${mentor.id}`.execute(
    core.db,
  );
  const before = { state: 'took_place', starts_at: new Date(Date.now() - 40 * 86_400_000) } as const;
  await sessionBetween(core, { mentor, mentee: child }, before);
  const { session } = await chooseYoungSlot(core, child, { requestId: id, startsAt: startIn(3) });
  assert.equal(session?.state, 'asked');
});

test('without a yes to live sessions no mentor moves a session to a link, a phone call or a public place', async () => {
  const { mentor, sessionId } = await confirmedSession(core);
  const { version } = await getSession(core, mentor, sessionId);
  for (const where of [
    { kind: 'link', location: 'https://meet.example/room', caller: '' },
    { kind: 'phone', location: '+91 98220 12345', caller: 'mentor' },
    { kind: 'public', location: 'The library of Nagpur', caller: '' },
  ] as const)
    await assert.rejects(changeLocation(core, mentor, { sessionId, version, ...where }), Refusal);
  assert.equal((await getSession(core, mentor, sessionId)).location?.kind, 'written');
});
