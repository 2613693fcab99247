import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { deadlineRules, turnKinds } from '#contract/collected.ts';
import { lapses } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { prepareEmail } from '../collected/emails.ts';
import { knowDeadlines } from '../deadlines/deadline-descriptions.ts';
import { silentDeadlines } from '../deadlines/deadline-rules.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { sendReminders } from '../deadlines/send-reminders.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { DeadlineDescription, DeadlineDescriptions } from '../ground/deadline-description.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { modules } from '../modules.ts';
import { countTurns } from './count-turns.ts';
import { extendTurn } from './extend-turn.ts';
import { listTurns } from './list-turns.ts';

const core = await freshCore();
await keepBeating(core);
const kind = 'verification_review';
const declared = modules.map(({ deadlines = {} }) => deadlines);
/** The waiting steps of this file; other files of the process have their own. */
const ours = new Set<string>();
const describeOurs = ([of, describe]: [string, DeadlineDescriptions[string]]): [
  string,
  DeadlineDescriptions[string],
] => [
  of,
  async (db, ids, viewer) =>
    new Map([
      ...(await describe(db, ids, viewer)),
      ...ids
        .filter((id) => ours.has(id))
        .map((id): [string, DeadlineDescription] => [id, { thing: `The thing ${id}` }]),
    ]),
];
knowDeadlines(declared.map((some) => Object.fromEntries(Object.entries(some).map(describeOurs))));

async function waiting(subjectId: string, owedBy: string | null, awaitedBy: string): Promise<void> {
  if (subjectId !== 'gone') ours.add(subjectId);
  const owes = owedBy ? { accountId: owedBy } : 'us';
  await core.db.transaction().execute((tx) => beginDeadline(tx, { kind, subjectId, owes, awaitedBy }));
}

const passed = (subjectId: string, hours: number) =>
  sql`update clocks set began_at = began_at - make_interval(hours => ${hours}),
    due_at = due_at - make_interval(hours => ${hours}),
    next_notice_at = next_notice_at - make_interval(hours => ${hours})
    where subject_id = ${subjectId}`.execute(core.db);

test('each side sees its waiting steps, the first due first; strangers see nothing', async () => {
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
  await core.db.transaction().execute((tx) => meetDeadline(tx, kind, first));
  assert.equal((await listTurns(core, asha)).mine.length, 1);
});

test('only the member who owes a step extends its deadline, and only where that is allowed', async () => {
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

test('the owing side is reminded and both sides learn of the end, each once; no email about ended steps', async () => {
  const [asha, meera] = [await member(core), await member(core)];
  const [late, done] = [newId(), newId()];
  await waiting(late, asha.id, meera.id);
  await waiting(done, asha.id, meera.id);
  const emailsTo = async (accountId: string) => {
    const prepared = await Promise.all(
      (await postedEmails(core)).map((message) => prepareEmail(core, message)),
    );
    const { email } = await core.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return prepared.flatMap((message) => (message?.to === email ? [message.letter] : []));
  };
  await sql`update clocks set next_notice_at = now() where subject_id in (${late}, ${done})`.execute(core.db);
  await sendReminders(core);
  assert.deepEqual(await emailsTo(asha.id), ['turn-reminder', 'turn-reminder']);
  assert.deepEqual(await emailsTo(meera.id), []);
  await core.db.transaction().execute((tx) => meetDeadline(tx, kind, done));
  await passed(late, 24 * 14);
  await lapseDueDeadlines(core);
  await lapseDueDeadlines(core);
  assert.deepEqual(await emailsTo(asha.id), ['turn-lapsed'], 'a reminder of what is over says nothing');
  assert.deepEqual(await emailsTo(meera.id), ['turn-lapsed']);
});

test('a step that we owe becomes late without an email', async () => {
  const meera = await member(core);
  const subjectId = newId();
  await waiting(subjectId, null, meera.id);
  await passed(subjectId, 24 * 14);
  const before = (await postedEmails(core)).length;
  await lapseDueDeadlines(core);
  assert.equal((await postedEmails(core)).length, before);
});

test('each lapsed deadline is shown late to both sides while its step is still possible, or ends', async () => {
  const [asha, meera] = [await member(core), await member(core)];
  const begun = (Object.keys(deadlineRules) as DeadlineKind[]).map((of) => ({ of, subjectId: newId() }));
  for (const { of, subjectId } of begun) {
    ours.add(subjectId);
    const after = lapses[of];
    const owedBy = typeof after === 'string' || after.lateFor === 'both' ? asha.id : null;
    await core.db.transaction().execute((tx) =>
      beginDeadline(tx, {
        kind: of,
        subjectId,
        until: new Date(Date.now() + 86_400_000),
        awaitedBy: meera.id,
        owes: owedBy ? { accountId: owedBy } : 'us',
      }),
    );
  }
  const ids = begun.map(({ subjectId }) => subjectId);
  await sql`insert into clock_reminders (clock_id, handed_at)
    select id, now() - make_interval(days => ago) from clocks, unnest(array[2, 3]) as ago
    where subject_id = any(${ids}::text[]) and kind = any(${[...silentDeadlines]}::text[])`.execute(core.db);
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = any(${ids}::text[])`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  const kindsOf = (turns: { kind: string }[]) => turns.map(({ kind }) => kind).sort();
  const lateFor = (...whom: string[]) =>
    begun
      .map(({ of }) => of)
      .filter((of) => {
        const after = lapses[of];
        return typeof after !== 'string' && whom.includes(after.lateFor);
      })
      .sort();
  const [owing, awaiting] = [await listTurns(core, asha), await listTurns(core, meera)];
  assert.deepEqual(kindsOf(owing.mine), lateFor('both'));
  assert.equal(await countTurns(core, asha), lateFor('both').length);
  assert.ok(owing.mine.every(({ dueAt, can }) => Date.parse(dueAt) < Date.now() && !can.extend));
  assert.deepEqual(kindsOf(awaiting.others), lateFor('both', 'awaiting'));
  assert.deepEqual([owing.others, awaiting.mine, await countTurns(core, meera)], [[], [], 0]);
  const onToday: readonly string[] = turnKinds;
  for (const of of lateFor('us')) assert.ok(!onToday.includes(of), `${of} waits on no member’s Today`);
  // Ended by the code that ends it in time: a late one is met without effect, and disappears.
  for (const { of, subjectId } of begun)
    await core.db.transaction().execute(async (tx) => {
      assert.equal(await meetDeadline(tx, of, subjectId), false);
      await releaseDeadline(tx, of, subjectId);
    });
  assert.deepEqual(await listTurns(core, asha), { mine: [], others: [] });
  assert.deepEqual(await listTurns(core, meera), { mine: [], others: [] });
  assert.equal(await countTurns(core, asha), 0);
  const { rows } =
    await sql`select from clocks where subject_id = any(${ids}::text[]) and state <> 'lapsed'`.execute(
      core.db,
    );
  assert.equal(rows.length, 0, 'that it ran out stays so');
});
