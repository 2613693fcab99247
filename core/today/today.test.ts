import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { postedLetters } from '#tests/jobs.ts';
import { keepBeating } from '../clocks/keep-beating.ts';
import { lapseDueClocks } from '../clocks/lapse-due-clocks.ts';
import { sendNotices } from '../clocks/send-notices.ts';
import { beginClock } from '../clocks/steps/begin-clock.ts';
import { meetClock } from '../clocks/steps/end-clock.ts';
import { knowWaits } from '../clocks/wait-descriptions.ts';
import { prepareLetter } from '../collected/letters.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import type { WaitDescription, Waits } from '../ground/wait-description.ts';
import { modules } from '../modules.ts';
import { extendTurn } from './extend-turn.ts';
import { listTurns } from './list-turns.ts';

const core = await freshCore();
await keepBeating(core);
const kind = 'verification_review';
const declared = modules.map(({ waits = {} }) => waits);
const describeDeclared = Object.assign({}, ...declared)[kind] as NonNullable<Waits[typeof kind]>;
/** What waits in this file; other files of the process have things of their own. */
const ours = new Set<string>();
knowWaits([
  ...declared,
  {
    [kind]: async (db, ids) =>
      new Map([
        ...(await describeDeclared(db, ids)),
        ...ids
          .filter((id) => ours.has(id))
          .map((id): [string, WaitDescription] => [id, { thing: `The thing ${id}` }]),
      ]),
  },
]);

async function waiting(subjectId: string, owedBy: string | null, awaitedBy: string): Promise<void> {
  if (subjectId !== 'gone') ours.add(subjectId);
  const owes = owedBy ? { accountId: owedBy } : 'us';
  await core.db.transaction().execute((tx) => beginClock(tx, { kind, subjectId, owes, awaitedBy }));
}

const passed = (subjectId: string, hours: number) =>
  sql`update clocks set began_at = began_at - make_interval(hours => ${hours}),
    due_at = due_at - make_interval(hours => ${hours}),
    next_notice_at = next_notice_at - make_interval(hours => ${hours})
    where subject_id = ${subjectId}`.execute(core.db);

test('each side sees what waits, what is due first comes first; strangers see nothing', async () => {
  const [asha, meera, stranger] = [await member(core), await member(core), await member(core)];
  const [first, second] = [newId(), newId()];
  await waiting(second, asha.id, meera.id);
  await waiting(first, asha.id, meera.id);
  await waiting('gone', asha.id, meera.id);
  await passed(first, 1);
  const mine = await listTurns(core, asha);
  assert.deepEqual(
    mine.mine.map(({ thing }) => thing),
    [`The thing ${first}`, `The thing ${second}`],
  );
  assert.deepEqual(mine.others, []);
  const { mine: none, others } = await listTurns(core, meera);
  assert.deepEqual([none.length, others.length], [0, 2]);
  assert.deepEqual(await listTurns(core, stranger), { mine: [], others: [] });
  await core.db.transaction().execute((tx) => meetClock(tx, kind, first));
  assert.equal((await listTurns(core, asha)).mine.length, 1);
});

test('only whoever owes a step asks for more time, and not where the wait allows none', async () => {
  const [asha, meera] = [await member(core), await member(core)];
  await waiting(newId(), asha.id, meera.id);
  const [turn] = (await listTurns(core, asha)).mine;
  assert.ok(turn && !turn.can.extend);
  const asked = { turnId: turn.$id, days: 2, reason: 'Examinations.' };
  const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
  await assert.rejects(extendTurn(core, meera, asked), refused('turn_not_found'));
  await assert.rejects(extendTurn(core, asha, { ...asked, turnId: newId() }), refused('turn_not_found'));
  await assert.rejects(extendTurn(core, asha, asked), refused('clock_not_extendable'));
});

test('the owing side is reminded, and both sides are told of the end, each once; nobody of what is over', async () => {
  const [asha, meera] = [await member(core), await member(core)];
  const [late, done] = [newId(), newId()];
  await waiting(late, asha.id, meera.id);
  await waiting(done, asha.id, meera.id);
  const lettersTo = async (accountId: string) => {
    const prepared = await Promise.all(
      (await postedLetters(core)).map((letter) => prepareLetter(core, letter)),
    );
    const { email } = await core.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return prepared.flatMap((letter) => (letter?.to === email ? [letter.letter] : []));
  };
  await sql`update clocks set next_notice_at = now() where subject_id in (${late}, ${done})`.execute(core.db);
  await sendNotices(core);
  assert.deepEqual(await lettersTo(asha.id), ['turn-reminder', 'turn-reminder']);
  assert.deepEqual(await lettersTo(meera.id), []);
  await core.db.transaction().execute((tx) => meetClock(tx, kind, done));
  await passed(late, 24 * 14);
  await lapseDueClocks(core);
  await lapseDueClocks(core);
  assert.deepEqual(await lettersTo(asha.id), ['turn-lapsed'], 'a reminder of what is over says nothing');
  assert.deepEqual(await lettersTo(meera.id), ['turn-lapsed']);
});

test('what our own people owe is late without a letter', async () => {
  const meera = await member(core);
  const subjectId = newId();
  await waiting(subjectId, null, meera.id);
  await passed(subjectId, 24 * 14);
  const before = (await postedLetters(core)).length;
  await lapseDueClocks(core);
  assert.equal((await postedLetters(core)).length, before);
});
