import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import { lapseDeadlines } from '#core/deadlines/steps/lapse-deadlines.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { dayFromNow, draftOpportunity, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { putProjectBack } from '../projects/put-project-back.ts';
import { removeProject } from '../projects/remove-project.ts';
import { listTurns } from '../today/list-turns.ts';
import { decideReview } from './decide-review.ts';
import { duplicateOpportunity } from './duplicate-opportunity.ts';
import { editOpportunity } from './edit-opportunity.ts';
import { getOpportunity } from './get-opportunity.ts';
import { listAtDesk } from './list-at-desk.ts';
import { openAtDesk } from './open-at-desk.ts';
import { removeOpportunity } from './remove-opportunity.ts';
import { showOwn } from './show-own.ts';
import { submitOpportunity } from './submit-opportunity.ts';
import { takeBack } from './take-back.ts';
import { worsenedIn } from './worsened.ts';

const { core, admin } = await administrator(await freshCore());
const guest = { kind: 'guest' } as const;
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const fee = 'Pay a refundable deposit of ₹500 before the interview.';

async function submit(changes: SaidParam = {}, of = owner, slug = project) {
  const { id } = await draftOpportunity(core, of, changes, slug);
  return submitOpportunity(core, of, id);
}

function decide(
  opportunityId: string,
  verdict: 'approved' | 'returned',
  version = 1,
  reason = 'Say who pays.',
) {
  return decideReview(core, admin, { opportunityId, version, verdict, reason });
}

test('an account’s first three are reviewed, however many wait; later ones only when held', async () => {
  const waiting = [await submit(), await submit(), await submit(), await submit()];
  assert.ok(waiting.every((one) => one.state === 'review' && one.review?.reasons.join() === 'first_three'));
  const due = new Date(waiting[0]?.review?.dueAt ?? '').getTime() - Date.now();
  assert.ok(due > 86_400_000 && due < 8 * 86_400_000);
  for (const { id } of waiting.slice(0, 3)) assert.equal((await decide(id, 'approved')).state, 'live');
  const fifth = await submit();
  assert.deepEqual([fifth.state, fifth.review, fifth.terms], ['live', null, 1]);
  for (const changes of [
    { wouldDo: fee },
    { questions: ['What is your Aadhaar number?'] },
    { trialTask: 'Send it on WhatsApp to 98765 43210.', trialHours: 1 },
    { lookFor: 'रजिस्ट्रेशन फीस ₹200 जमा करें।' },
    { wouldLearn: 'सुरक्षा ठेव म्हणून ₹५०० भरा.' },
  ]) {
    const one = await submit(changes);
    assert.deepEqual([one.state, one.review?.reasons], ['review', ['held_text']], JSON.stringify(changes));
  }
});

test('a returned opportunity is a draft with its reason, and is reviewed again whatever is edited', async () => {
  const { id } = await submit({ lookFor: fee });
  await assert.rejects(decide(id, 'returned', 1, ''), refused('opportunity_reason_missing'));
  await decide(id, 'returned');
  const returned = await showOwn(core, owner, id);
  assert.deepEqual([returned.state, returned.returnedFor], ['draft', 'Say who pays.']);
  await editOpportunity(core, owner, { opportunityId: id, version: 1, said: { lookFor: 'A steady hand.' } });
  const again = await submitOpportunity(core, owner, id);
  assert.deepEqual([again.state, again.review?.reasons], ['review', ['returned_before']]);
  const shown = await openAtDesk(core, admin, id);
  assert.deepEqual([shown.before[0]?.outcome, shown.bar], ['returned', '']);
  await decide(id, 'approved', 2);
  assert.equal((await showOwn(core, owner, id)).returnedFor, '');
});

test('a held edit leaves the old text live until its review; a returned edit stays with its owner', async () => {
  const { id, slug } = await openOpportunity(core, owner, {}, project);
  const held = await editOpportunity(core, owner, {
    opportunityId: id,
    version: 1,
    said: { wouldLearn: fee },
  });
  assert.deepEqual([held.state, held.proposed?.wouldLearn, held.review?.about], ['live', fee, 'edit']);
  assert.notEqual((await getOpportunity(core, guest, slug)).wouldLearn, fee);
  await assert.rejects(decide(id, 'approved', 1), refused('conflict'));
  await decide(id, 'returned', 2);
  const back = await showOwn(core, owner, id);
  assert.deepEqual([back.proposed?.wouldLearn, back.review, back.returnedFor], [fee, null, 'Say who pays.']);
  const mended = await editOpportunity(core, owner, {
    opportunityId: id,
    version: 2,
    said: { wouldLearn: 'How a deposit of milk is measured.' },
  });
  assert.deepEqual(mended.review?.reasons, ['returned_before']);
  await decide(id, 'approved', 3);
  const now = await getOpportunity(core, guest, slug);
  assert.deepEqual([now.wouldLearn, now.terms], ['How a deposit of milk is measured.', 2]);
  const dropped = await editOpportunity(core, owner, {
    opportunityId: id,
    version: 4,
    said: { title: `${fee}` },
  });
  assert.ok(dropped.proposed);
  assert.equal((await takeBack(core, owner, id)).proposed, null);
});

test('each version of the terms is kept, with the list of what has got worse', async () => {
  const { id } = await openOpportunity(core, owner, {}, project);
  const edit = (version: number, said: SaidParam) =>
    editOpportunity(core, owner, { opportunityId: id, version, said });
  await edit(1, { title: 'Counter for two rooms', weeks: 6 });
  const pay = { min: 500_000, max: 900_000, currency: 'INR' as const, period: 'Per month' as const };
  await edit(2, { pay, equity: false, hoursAWeek: 10, weeks: 9, mode: 'On site', place: 'Pune' });
  const { rows } = await sql<{ number: number; worse: string[]; title: string }>`
    select number, worse, said ->> 'title' as title from opportunity_terms where opportunity_id = ${id}
    order by number`.execute(core.db);
  assert.deepEqual(rows, [
    { number: 1, worse: [], title: 'Counter for cold rooms' },
    { number: 2, worse: [], title: 'Counter for two rooms' },
    {
      number: 3,
      worse: ['pay', 'equity', 'hours', 'weeks', 'mode', 'place'],
      title: 'Counter for two rooms',
    },
  ]);
  await sql`update opportunities set applied_at = now() where id = ${id}`.execute(core.db);
  await assert.rejects(edit(3, { kind: 'Job' }), refused('opportunity_terms_fixed'));
  await assert.rejects(edit(3, { pay: { ...pay, currency: 'USD' } }), refused('opportunity_terms_fixed'));
  await assert.rejects(edit(2, { title: 'Late' }), refused('conflict'));
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => edit(3, { title: `Title ${at}` })),
  );
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('less pay, another kind of pay and an earlier start are worse; better and other terms are not', async () => {
  const { said } = await draftOpportunity(core, owner, {}, project);
  assert.deepEqual(
    worsenedIn(said, { ...said, title: 'B', weeks: 4, hoursAWeek: 4, mode: 'Remote', place: '' }),
    [],
  );
  assert.deepEqual(worsenedIn(said, { ...said, pay: null }), ['pay']);
  assert.deepEqual(worsenedIn(said, { ...said, weeks: 0, startsOn: dayFromNow(1) }), ['weeks', 'start']);
});

test('administrators do not judge their own project’s, and of two who decide the second gets a conflict', async () => {
  const slug = await publishedProject(core, admin, 'Own one');
  const own = await submit({}, admin, slug);
  await assert.rejects(decide(own.id, 'approved'), refused('opportunity_own'));
  await assert.rejects(
    removeOpportunity(core, admin, { opportunityId: own.id, reason: 'Not this.' }),
    refused('opportunity_own'),
  );
  assert.equal((await openAtDesk(core, admin, own.id)).bar, 'own');
  const { id } = await submit({ title: fee });
  const both = await Promise.allSettled([decide(id, 'approved'), decide(id, 'returned')]);
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of both) if (one.status === 'rejected') assert.ok(refused('conflict')(one.reason));
});

test('a verdict sent twice is given once, on a draft and on an edit, and does not decide a later review', async () => {
  const { id } = await submit({ title: fee });
  for (const _ of [1, 2, 3]) assert.equal((await decide(id, 'returned')).state, 'draft');
  await submitOpportunity(core, owner, id);
  const both = await Promise.all([decide(id, 'approved'), decide(id, 'approved')]);
  assert.deepEqual(
    both.map(({ state }) => state),
    ['live', 'live'],
  );
  await assert.rejects(decide(id, 'returned'), refused('conflict'));
  const said = { questions: ['What is your Aadhaar number?'] };
  await editOpportunity(core, owner, { opportunityId: id, version: 1, said });
  for (const _ of [1, 2]) await decide(id, 'approved', 2);
  const { rows } = await sql<{ action: string }>`select action from admin_actions where subject_id = ${id}
    and action <> 'opportunity.opened' order by id`.execute(core.db);
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['opportunity.returned', 'opportunity.approved', 'opportunity.approved'],
  );
  for (const other of [1, 3]) await assert.rejects(decide(id, 'approved', other), refused('conflict'));
});

test('a late review notifies its owner, stands first on the list and is still decided', async () => {
  const { id } = await submit({ title: fee });
  await sql`update clocks set due_at = now() - interval '1 hour' where kind = 'opportunity_review'
    and subject_id = (select id from opportunity_reviews where opportunity_id = ${id} and state = 'waiting')`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) => lapseDeadlines(tx, 100));
  await runReactions(core);
  const { rows } =
    await sql`select from notifications where kind = 'opportunity_late' and account_id = ${owner.id}`.execute(
      core.db,
    );
  assert.equal(rows.length, 1);
  assert.equal((await showOwn(core, owner, id)).review?.isLate, true);
  const { opportunities, late } = await listAtDesk(core, admin, { list: 'waiting', search: '' });
  assert.deepEqual([opportunities[0]?.$id, opportunities[0]?.isLate, late], [id, true, 1]);
  const awaited = async () => (await listTurns(core, owner)).others.filter(({ slug }) => slug === id).length;
  assert.equal(await awaited(), 1);
  assert.equal((await decide(id, 'approved')).state, 'live');
  assert.equal(await awaited(), 0);
  assert.equal((await listAtDesk(core, admin, { list: 'decided', search: id })).opportunities[0]?.$id, id);
});

test('a removed one is hidden from all but its team, who read why; those of a removed project come back', async () => {
  const { id, slug } = await openOpportunity(core, owner, {}, project);
  await removeOpportunity(core, admin, { opportunityId: id, reason: 'It asked for money.' });
  await removeOpportunity(core, admin, { opportunityId: id, reason: 'It asked for money.' });
  await assert.rejects(getOpportunity(core, guest, slug), refused('opportunity_unknown'));
  const shown = await showOwn(core, owner, id);
  assert.deepEqual(
    [shown.state, shown.removedFor, shown.can.edit],
    ['removed', 'It asked for money.', false],
  );
  const founder = await member(core);
  const other = await publishedProject(core, founder, 'Loom');
  const one = await openOpportunity(core, founder, {}, other);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', other)
    .executeTakeFirstOrThrow();
  const bad = await openOpportunity(core, founder, {}, other);
  await removeProject(core, admin, { projectId, reason: 'Nobody is behind it.' });
  await runReactions(core);
  assert.equal((await showOwn(core, founder, one.id)).state, 'closed');
  await removeOpportunity(core, admin, { opportunityId: bad.id, reason: 'It asks for money.' });
  await putProjectBack(core, admin, { projectId, reason: 'It was a mistake.' });
  await runReactions(core);
  assert.equal((await showOwn(core, founder, one.id)).state, 'paused');
  assert.equal((await showOwn(core, founder, bad.id)).state, 'removed');
});

test('once a member has applied, a held edit keeps currency and held seats, also in two steps', async () => {
  const { id } = await openOpportunity(core, owner, { seats: 2 }, project);
  const version = async () => (await showOwn(core, owner, id)).version;
  const edit = async (said: SaidParam) =>
    editOpportunity(core, owner, { opportunityId: id, version: await version(), said });
  const dollars = { min: 10_000, max: 20_000, currency: 'USD' as const, period: 'Per month' as const };
  await edit({ wouldLearn: fee, pay: dollars });
  await sql`update opportunities set applied_at = now() where id = ${id}`.execute(core.db);
  await assert.rejects(decide(id, 'approved', await version()), refused('opportunity_terms_fixed'));
  await decide(id, 'returned', await version());
  await takeBack(core, owner, id);
  await edit({ pay: null });
  await assert.rejects(edit({ pay: dollars }), refused('opportunity_terms_fixed'));
  await edit({ wouldLearn: fee, seats: 1 });
  await sql`update opportunities set held = 2 where id = ${id}`.execute(core.db);
  await assert.rejects(decide(id, 'approved', await version()), refused('opportunity_seats_taken'));
});

test('a removed opportunity cannot be duplicated', async () => {
  const { id } = await openOpportunity(core, owner, {}, project);
  assert.equal((await showOwn(core, owner, id)).can.duplicate, true);
  await sql`update opportunities set state = 'removed', ended_at = now() where id = ${id}`.execute(core.db);
  assert.equal((await showOwn(core, owner, id)).can.duplicate, false);
  await assert.rejects(
    duplicateOpportunity(core, owner, { opportunityId: id }),
    refused('opportunity_closed'),
  );
});

test('a review goes on when its requester is erased, and another owner learns that it is late', async () => {
  const asker = await member(core);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${asker.id}, true from projects where slug = ${project}`.execute(core.db);
  const { id } = await draftOpportunity(core, asker, { title: fee }, project);
  await submitOpportunity(core, asker, id);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, asker.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  await runReactions(core);
  await sql`update clocks set due_at = now() - interval '1 hour' where kind = 'opportunity_review'
    and subject_id = (select id from opportunity_reviews where opportunity_id = ${id} and state = 'waiting')`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) => lapseDeadlines(tx, 100));
  await runReactions(core);
  const { rows } = await sql`select from notifications
    where kind = 'opportunity_late' and account_id = ${owner.id} and subject_id = ${id}`.execute(core.db);
  assert.equal(rows.length, 1);
});
