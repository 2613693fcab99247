import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#rules/calendar/day.ts';
import { equity, milestone, poolOf, sign } from '#tests/agreements/agreements.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { draftProject, newFounder, pairBetween, stand, trialIn } from '#tests/trials/pairs.ts';
import { editDraft } from '../agreements/edit-draft.ts';
import { giveNotice } from '../agreements/ends/give-notice.ts';
import { showEnd } from '../agreements/ends/show-end.ts';
import { startMilestone } from '../agreements/milestones/start-milestone.ts';
import { propose } from '../agreements/propose.ts';
import { setPool } from '../agreements/set-pool.ts';
import { showAgreement } from '../agreements/show-agreement.ts';
import { withdrawAgreement } from '../agreements/withdraw-agreement.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { deleteProject } from '../projects/delete-project.ts';
import { listDates } from '../today/list-dates.ts';
import { listTurns } from '../today/list-turns.ts';
import { askForDecisions } from './ask-for-decisions.ts';
import { beginTrial } from './begin-trial.ts';
import { decideTrial } from './decide-trial.ts';
import { forgetTrials } from './forget-trials.ts';
import { getTrial } from './get-trial.ts';

const core = await freshCore();
await keepBeating(core);

type Pair = Awaited<ReturnType<typeof pairBetween>>;

/** A trial whose agreement both have signed. */
async function running(): Promise<Pair> {
  const made = await pairBetween(core, {}, { trial: 'draft' });
  await propose(core, made.asker, { agreementId: made.agreementId, version: 1 });
  for (const who of [made.asked, made.asker]) await sign(core, who, made.agreementId);
  await runReactions(core);
  return made;
}

/** The same after its last day. */
async function answering(): Promise<Pair> {
  const made = await running();
  await stand(core, made.id, { last_day: dayFromNow(-1) });
  await askForDecisions(core);
  return made;
}

const stateOf = async ({ id, asker }: Pair) => (await getTrial(core, asker, id)).trial?.state;
const say = ({ id }: Pair, who: Pair['asker'], decision: 'go_on' | 'two_weeks' | 'part') =>
  decideTrial(core, who, { trialId: id, decision });

test('a trial begins prefilled in a draft project, and runs once both have signed', async () => {
  const made = await pairBetween(core, {}, { trial: 'draft' });
  const { draft, isTrial } = await showAgreement(core, made.asker, made.agreementId);
  assert.ok(draft && isTrial);
  const { terms, milestones } = draft.said;
  assert.deepEqual(
    [terms.startDay, terms.endDay, terms.noticeDays, milestones.length, draft.faults],
    [dayFromNow(3), dayFromNow(23), 0, 2, []],
  );
  assert.equal((await getTrial(core, made.asked, made.id)).trial?.agreementId, '');
  await propose(core, made.asker, { agreementId: made.agreementId, version: 1 });
  await runReactions(core);
  assert.equal(await stateOf(made), 'proposed');
  for (const who of [made.asked, made.asker]) await sign(core, who, made.agreementId);
  await runReactions(core);
  const { trial } = await getTrial(core, made.asked, made.id);
  assert.deepEqual(
    [trial?.state, trial?.firstDay, trial?.lastDay],
    ['running', dayFromNow(3), dayFromNow(23)],
  );
  await startMilestone(core, made.asked, {
    agreementId: made.agreementId,
    basedOn: 0,
    milestone: 1,
    share: 0,
  });
});

test('the first and the last day of a running trial stand among the dates of both, and of no draft', async () => {
  const made = await running();
  const datesOf = async (who: Pair['asker']) =>
    (await listDates(core, who)).dates.map(({ kind, subjectId, person }) => [kind, subjectId, person]);
  assert.deepEqual(await datesOf(made.asked), [['trial_begins', made.id, made.asker.account.name]]);
  await stand(core, made.id, { first_day: dayFromNow(-3), last_day: dayFromNow(5) });
  assert.deepEqual(await datesOf(made.asker), [['trial_ends', made.id, made.asked.account.name]]);
  const { asker } = await pairBetween(core, {}, { trial: 'draft' });
  assert.deepEqual(await datesOf(asker), []);
});

test('the draft of a trial can be read whatever its days, hours and value were', async () => {
  for (const said of [
    { value: 1, parts: 3, hours: 1 },
    { value: 1_000_000_000_000, parts: 1, hours: 48, days: 28 },
    { firstDay: dayFromNow(365) },
  ]) {
    const { id, asker } = await pairBetween(core);
    const slug = await draftProject(core, asker);
    const { trial } = await beginTrial(core, asker, { ...trialIn(id, slug), ...said });
    const { draft } = await showAgreement(core, asker, trial?.agreementId ?? '');
    assert.ok(draft, JSON.stringify(said));
  }
  const { id, asker } = await pairBetween(core);
  const trial = trialIn(id, await draftProject(core, asker));
  for (const firstDay of [dayFromNow(0), dayFromNow(368), '9999-12-20'])
    await assert.rejects(beginTrial(core, asker, { ...trial, firstDay }), refused('trial_first_day'));
});

test('a draft project holds the pool of a trial and no other, and stays while it has an agreement', async () => {
  const owner = await newFounder(core);
  const slug = await draftProject(core, owner);
  await assert.rejects(poolOf(core, owner, slug), refused('agreement_project_closed'));
  const made = await pairBetween(core, { asker: owner });
  const begun = await beginTrial(core, owner, trialIn(made.id, slug));
  await poolOf(core, owner, slug);
  const agreementId = begun.trial?.agreementId ?? '';
  const shares = { highestShare: 100, lowestShare: 100, dueDay: dayFromNow(20) };
  await editDraft(core, owner, {
    agreementId,
    version: 1,
    said: { equity: equity(), milestones: [milestone(shares)] },
  });
  await propose(core, owner, { agreementId, version: 2 });
  await assert.rejects(deleteProject(core, owner, slug), refused('agreement_keeps_project'));
  await withdrawAgreement(core, owner, agreementId);
  const totals = { companyUnits: 2_000_000, poolUnits: 100_000, asOfDay: dayFromNow(-1) };
  await assert.rejects(
    setPool(core, owner, { projectSlug: slug, version: 1, ...totals }),
    refused('agreement_project_closed'),
  );
});

test('a trial of 13 or 29 days, without a last day or with four milestones is not proposed', async () => {
  const { asker, agreementId } = await pairBetween(core, {}, { trial: 'draft' });
  const first = dayFromNow(3);
  const ends = [addDays(first, 12), addDays(first, 28), null];
  let version = 1;
  for (const endDay of ends) {
    await editDraft(core, asker, { agreementId, version, said: { terms: { endDay } } });
    version += 1;
    await assert.rejects(propose(core, asker, { agreementId, version }), refused('agreement_trial_days'));
  }
  const four = [1, 2, 3, 4].map((number) => milestone({ number }));
  const said = { terms: { endDay: addDays(first, 13) }, milestones: four };
  await editDraft(core, asker, { agreementId, version, said });
  await assert.rejects(
    propose(core, asker, { agreementId, version: version + 1 }),
    refused('agreement_trial_milestones'),
  );
});

test('two trials of a member are proposed or run, drafts do not count, and an ended one makes room', async () => {
  const member = await newFounder(core);
  const drafts = [];
  for (const side of ['asked', 'asked', 'asker'] as const)
    drafts.push(await pairBetween(core, { [side]: member }, { trial: 'draft' }));
  const [one, two, three] = drafts as [Pair, Pair, Pair];
  const offer = ({ asker, agreementId }: Pair) => propose(core, asker, { agreementId, version: 1 });
  await offer(one);
  await offer(two);
  await assert.rejects(offer(three), refused('agreement_trials_full'));
  const four = await pairBetween(core, { asker: member });
  const [slug, theirs] = [await draftProject(core, member), await draftProject(core, four.asked)];
  await assert.rejects(beginTrial(core, member, trialIn(three.id, slug)), refused('trial_open'));
  await assert.rejects(beginTrial(core, member, trialIn(four.id, slug)), refused('trials_full'));
  await assert.rejects(beginTrial(core, four.asked, trialIn(four.id, theirs)), refused('trials_full_other'));
  await runReactions(core);
  await withdrawAgreement(core, one.asker, one.agreementId);
  await runReactions(core);
  assert.equal(await stateOf(one), 'over');
  const begun = await beginTrial(core, four.asked, trialIn(four.id, theirs));
  await offer(three);
  const late = { ...four, asker: four.asked, agreementId: begun.trial?.agreementId ?? '' };
  await assert.rejects(offer(late), refused('agreement_trials_full_other'));
});

test('a draft of a trial that is not proposed in 14 days is dropped', async () => {
  const made = await pairBetween(core, {}, { trial: 'draft' });
  await sql`update trials set begun_at = now() - interval '15 days' where pair_id = ${made.id}`.execute(
    core.db,
  );
  await forgetTrials(core);
  assert.equal((await getTrial(core, made.asker, made.id)).trial, null);
});

test('the answers show when both are in, and both who go on own the project together', async () => {
  const made = await answering();
  const turns = await listTurns(core, made.asked);
  assert.ok(turns.mine.some(({ kind }) => kind === 'trial_answer'));
  await say(made, made.asker, 'go_on');
  const before = await getTrial(core, made.asked, made.id);
  assert.deepEqual([before.trial?.other, before.trial?.state], ['', 'answering']);
  const after = await say(made, made.asked, 'go_on');
  assert.deepEqual([after.trial?.state, after.trial?.other], ['gone_on', 'go_on']);
  await say(made, made.asked, 'go_on');
  assert.equal(after.trial?.invites, true);
  const { rows } = await sql<{ as_owner: boolean; account_id: string }>`
    select as_owner, account_id from project_invitations where state = 'open' and account_id = ${made.asked.id}`.execute(
    core.db,
  );
  assert.deepEqual(rows, [{ as_owner: true, account_id: made.asked.id }]);
});

test('a project that takes no other owner says so before the two answer, and invites no one', async () => {
  const made = await answering();
  const read = async () => (await getTrial(core, made.asker, made.id)).trial;
  assert.equal((await read())?.invites, true);
  await sql`update projects set state = 'archived' where slug = ${made.slug}`.execute(core.db);
  assert.equal((await read())?.invites, false);
  for (const who of [made.asker, made.asked]) await say(made, who, 'go_on');
  assert.deepEqual([(await read())?.state, (await read())?.invites], ['gone_on', false]);
});

test('two weeks more are proposed as an amendment, and run once both have signed it', async () => {
  const made = await answering();
  await say(made, made.asker, 'go_on');
  const { trial } = await say(made, made.asked, 'two_weeks');
  assert.equal(trial?.state, 'extending');
  const { amendment } = await showAgreement(core, made.asked, made.agreementId);
  assert.equal(amendment?.document?.terms.endDay, dayFromNow(37));
  for (const who of [made.asked, made.asker]) await sign(core, who, made.agreementId);
  await runReactions(core);
  const longer = (await getTrial(core, made.asker, made.id)).trial;
  assert.deepEqual([longer?.state, longer?.lastDay, longer?.isExtended], ['running', dayFromNow(37), true]);
  await stand(core, made.id, { last_day: dayFromNow(-1) });
  await askForDecisions(core);
  await assert.rejects(say(made, made.asker, 'two_weeks'), refused('trial_no_more_weeks'));
});

test('an amendment that is not signed parts, and so does an early end', async () => {
  const [unsigned, early] = [await answering(), await running()];
  for (const who of [unsigned.asker, unsigned.asked]) await say(unsigned, who, 'two_weeks');
  await sql`update clocks set due_at = now() - interval '1 minute'
    where kind = 'amendment_answer' and subject_id = ${`${unsigned.agreementId}.1`}`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
  await runReactions(core);
  assert.equal(await stateOf(unsigned), 'parted');
  const { basedOn, preview } = await showEnd(core, early.asked, early.agreementId);
  const notice = { agreementId: early.agreementId, basedOn, endDay: preview?.endDay ?? '' };
  await giveNotice(core, early.asked, { ...notice, cause: null, words: '' });
  await runReactions(core);
  const parted = await getTrial(core, early.asker, early.id);
  assert.equal(parted.trial?.state, 'parted');
  assert.notEqual(parted.questions.closedAt, '');
});

test('silence parts, also of a suspended side whose deadline is released', async () => {
  const [silent, suspended] = [await answering(), await answering()];
  await say(silent, silent.asker, 'go_on');
  await sql`update clocks set due_at = now() - interval '1 minute'
    where kind = 'trial_answer' and subject_id = ${`${silent.id}.asked`} and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal(await stateOf(silent), 'parted');
  await sql`update clocks set state = 'released', ended_at = now()
    where kind = 'trial_answer' and starts_with(subject_id, ${suspended.id})`.execute(core.db);
  await stand(core, suspended.id, { answer_by: new Date(Date.now() - 1000) });
  await askForDecisions(core);
  assert.equal(await stateOf(suspended), 'parted');
});

test('a block parts a running trial, and ends what is not signed', async () => {
  const [going, open] = [await running(), await pairBetween(core, {}, { trial: 'draft' })];
  await propose(core, open.asker, { agreementId: open.agreementId, version: 1 });
  await runReactions(core);
  for (const { asker, asked } of [going, open]) await block(core, asked, { personId: asker.id });
  await runReactions(core);
  assert.deepEqual([await stateOf(going), await stateOf(open)], ['parted', 'over']);
  assert.equal((await showAgreement(core, going.asker, going.agreementId)).stage, 'active');
  assert.equal((await showAgreement(core, open.asker, open.agreementId)).stage, 'expired');
  await assert.rejects(
    beginTrial(core, going.asker, trialIn(going.id, going.slug)),
    refused('trial_not_available'),
  );
});
