import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { deadlineRules, turnKinds } from '#contract/collected.ts';
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

/** After a lapse: for whom the deadline is shown as late, or why no member sees it any more. */
const afterwards = {
  application_first_decision: 'the application lapses',
  application_later_decision: 'the application lapses',
  offer: 'the offer ends and its seat is free',
  interview_answer: 'the times that were proposed are off, and the next decision is the team’s',
  trial_task: 'it is missed, and the next decision is the team’s',
  terms_confirmation: 'the application is set aside; the applicant may bring it back and owes nothing',
  mentoring_answer: 'the slot is free again',
  mentoring_move: 'the agreed time stands',
  no_show_contest: 'silence accepts the claim',
  no_show_appeal: { lateFor: 'awaiting' },
  mentorship_answer: 'the plan lapses',
  mentorship_check_in: 'it closes quietly, and the second one in a row asks whether they go on',
  mentorship_go_on: 'the mentorship ends',
  review_due: 'the review lapses',
  review_asking_back: 'the review closes',
  review_ask_back: 'the review closes',
  first_message: 'it closes quietly',
  cofounder_answer: 'the request lapses quietly',
  introduction_answer: 'the request lapses quietly',
  team_invitation: 'the invitation ends',
  owner_hand_over: 'an owner stays what they are',
  owner_succession: 'the project is archived',
  verification_review: { lateFor: 'awaiting' },
  project_appeal: { lateFor: 'awaiting' },
  opportunity_review: { lateFor: 'awaiting' },
  case_appeal: { lateFor: 'awaiting' },
  harm_acknowledgement: { lateFor: 'us' },
  case_second_look: { lateFor: 'us' },
  harm_decision: { lateFor: 'us' },
  urgent_harm_decision: { lateFor: 'us' },
  agreement_answer: 'the negotiation expires',
  amendment_answer: 'the amendment expires',
  trial_answer: 'the two part',
  cofounder_title: 'the title is declined',
  milestone_submission: { lateFor: 'both' },
  milestone_resubmission: { lateFor: 'both' },
  milestone_review: 'silence accepts',
  payment: { lateFor: 'both' },
  payment_confirmation: 'silence confirms',
  early_end_submission: 'the milestone is dropped',
  cause_contest: 'the cause stands',
  cause_ruling: { lateFor: 'us' },
  conversion_confirmation: 'the statement counts for nothing',
  paying_back: { lateFor: 'both' },
  dispute_settlement: 'the proposal lapses',
  dispute_evidence: 'the ruling is owed, on what is there',
  dispute_ruling: { lateFor: 'us' },
  dispute_appeal: 'the ruling is final',
  dispute_appeal_ruling: { lateFor: 'us' },
  mentor_page_review: { lateFor: 'awaiting' },
  still_mentoring: 'the page pauses',
  cofounder_review: { lateFor: 'awaiting' },
  organisation_review: { lateFor: 'awaiting' },
  organisation_hand_over: 'the owner stays one',
  organisation_succession: 'the next of the staff is asked',
  roster_name: { lateFor: 'us' },
  still_looking: 'the search pauses',
  seat_offer: 'the next on the list is asked',
  guardian_mentoring_answer: 'the request lapses, unseen by the mentor',
  young_mentor_review: { lateFor: 'awaiting' },
  rights_answer: { lateFor: 'awaiting' },
  content_complaint_answer: { lateFor: 'awaiting' },
  proposal: 'the proposal lapses',
  lone_proposal: 'the proposal lapses',
  nominee_decision: { lateFor: 'awaiting' },
} as const satisfies Record<DeadlineKind, string | { lateFor: 'both' | 'awaiting' | 'us' }>;

test('each lapsed deadline is shown late to both sides while its step is still possible, or ends', async () => {
  const [asha, meera] = [await member(core), await member(core)];
  const begun = (Object.keys(deadlineRules) as DeadlineKind[]).map((of) => ({ of, subjectId: newId() }));
  for (const { of, subjectId } of begun) {
    ours.add(subjectId);
    const after = afterwards[of];
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
        const after = afterwards[of];
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
