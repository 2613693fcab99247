import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { applyFor, letWait, offered, receivedNow, sentNow } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { record } from '../ground/events.ts';
import { closeOpportunity } from '../opportunities/close-opportunity.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { archiveProject } from '../projects/archive-project.ts';
import { getTeam } from '../projects/get-team.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { acceptOffer } from './accept-offer.ts';
import { confirmJoining } from './confirm-joining.ts';
import { freeAcceptedSeat } from './free-accepted-seat.ts';
import { makeOffer } from './make-offer.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { takeBackOffer } from './take-back-offer.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const refused = (code: string) => (error: unknown) => {
  assert.ok(error instanceof Refusal, String(error));
  assert.equal(error.code, code);
  return true;
};
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const someone = () => member(core, { password: null });
const open = () => openOpportunity(core, owner, {}, project);

async function applied(changes: SaidParam = {}, opportunity?: { id: string; slug: string }) {
  const [at, applicant] = [
    opportunity ?? (await openOpportunity(core, owner, changes, project)),
    await someone(),
  ];
  const { id } = await applyFor(core, applicant, at.slug);
  return { opportunity: at, applicant, id };
}
const seats = async (id: string) => {
  const { state, joined, held } = await showOwn(core, owner, id);
  return [state, joined, held];
};

test('an offer holds a seat, acceptance keeps it, joining enters the team, and the last seat fills it', async () => {
  const { opportunity, applicant, id } = await applied({ seats: 1 });
  const other = await applied({}, opportunity);
  const asked = {
    applicationId: id,
    version: 1,
    title: 'Meter reader',
    startsOn: dayFromNow(20),
    hours: 8,
    terms: '',
  };
  await assert.rejects(makeOffer(core, owner, { ...asked, answerOn: dayFromNow(45) }), refused('offer_day'));
  await assert.rejects(makeOffer(core, owner, { ...asked, answerOn: dayFromNow(-2) }), refused('offer_day'));
  for (const startsOn of [dayFromNow(-1), dayFromNow(367)])
    await assert.rejects(
      makeOffer(core, owner, { ...asked, startsOn, answerOn: '' }),
      refused('offer_start'),
    );
  await offered(core, owner, id);
  await assert.rejects(offered(core, owner, other.id), refused('opportunity_full'));
  assert.equal((await showReceived(core, owner, other.id)).stage, 'submitted');
  const sent = await showSent(core, applicant, id);
  assert.deepEqual(
    [sent.stage, sent.offer?.title, sent.waits.whose, sent.can.accept],
    ['offered', 'Meter reader', 'applicant', true],
  );
  assert.deepEqual(await seats(opportunity.id), ['live', 0, 1]);
  await assert.rejects(
    acceptOffer(core, other.applicant, await sentNow(core, id)),
    refused('application_unknown'),
  );
  await assert.rejects(
    confirmJoining(core, owner, await receivedNow(core, id)),
    refused('application_moved'),
  );
  await acceptOffer(core, applicant, await sentNow(core, id));
  assert.equal((await acceptOffer(core, applicant, await sentNow(core, id))).stage, 'accepted');
  await assert.rejects(takeBackOffer(core, owner, await receivedNow(core, id)), refused('application_moved'));
  assert.deepEqual((await showReceived(core, owner, id)).can, {
    shortlist: false,
    decline: false,
    undo: false,
    offer: false,
    takeBackOffer: false,
    askTrial: false,
    confirmJoining: true,
    freeSeat: false,
    interview: false,
    chooseTime: false,
    cancelInterview: false,
    talk: true,
  });
  await assert.rejects(
    freeAcceptedSeat(core, owner, await receivedNow(core, id)),
    refused('application_moved'),
  );
  const accepted = await receivedNow(core, id);
  await Promise.all(Array.from({ length: 5 }, () => confirmJoining(core, owner, accepted)));
  await runReactions(core);
  assert.deepEqual(await seats(opportunity.id), ['filled', 1, 0]);
  const { team } = await getTeam(core, applicant, project);
  assert.ok(team.some((one) => one.title === 'Meter reader'));
  assert.equal((await showSent(core, other.applicant, other.id)).ending, 'filled');
  await leaveTeam(core, applicant, project);
  await runReactions(core);
  await runReactions(core);
  assert.deepEqual(await seats(opportunity.id), ['filled', 0, 0]);
});

test('of ten offers for the last seat one is made', async () => {
  const { opportunity, id } = await applied({ seats: 1 });
  const all = [id];
  for (let more = 0; more < 9; more++) all.push((await applied({}, opportunity)).id);
  const made = await Promise.allSettled(all.map((one) => offered(core, owner, one)));
  assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of made) if (one.status === 'rejected') refused('opportunity_full')(one.reason);
  assert.deepEqual(await seats(opportunity.id), ['live', 0, 1]);
});

test('an offer that is not answered ends and frees its seat; so does a no, and who never joins', async () => {
  const silent = await applied({ seats: 1 });
  await offered(core, owner, silent.id);
  await letWait(core, silent.id, 24 * 7);
  await assert.rejects(
    acceptOffer(core, silent.applicant, await sentNow(core, silent.id)),
    refused('application_over'),
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.deepEqual(
    [(await showSent(core, silent.applicant, silent.id)).ending, await seats(silent.opportunity.id)],
    ['offer_over', ['live', 0, 0]],
  );
  const no = await applied({ seats: 1 });
  await offered(core, owner, no.id);
  await withdrawApplication(core, no.applicant, no.id);
  assert.deepEqual(await seats(no.opportunity.id), ['live', 0, 0]);
  const absent = await applied({ seats: 1 });
  await offered(core, owner, absent.id, { accepts: absent.applicant, startsOn: dayFromNow(-17) });
  assert.equal((await showReceived(core, owner, absent.id)).can.freeSeat, true);
  assert.equal(
    (await freeAcceptedSeat(core, owner, await receivedNow(core, absent.id))).ending,
    'seat_freed',
  );
  assert.deepEqual(await seats(absent.opportunity.id), ['live', 0, 0]);
  const back = await applied({ seats: 1 });
  await offered(core, owner, back.id);
  const made = { title: 'Meter reader', startsOn: dayFromNow(20), hours: 8, terms: 'Three rooms.' };
  await makeOffer(core, owner, { applicationId: back.id, version: 1, answerOn: '', ...made });
  const other = { ...made, applicationId: back.id, version: 1, answerOn: '', hours: 9 };
  await assert.rejects(makeOffer(core, owner, other), refused('conflict'));
  const listed = await takeBackOffer(core, owner, await receivedNow(core, back.id));
  assert.deepEqual(
    [listed.stage, listed.waits.whose, await seats(back.opportunity.id)],
    ['shortlisted', 'project', ['live', 0, 0]],
  );
});

test('an accepted offer outlives the closing of its opportunity, and a deleted account frees its seat', async () => {
  const kept = await applied({ seats: 2 });
  await offered(core, owner, kept.id, { accepts: kept.applicant });
  await closeOpportunity(core, owner, kept.opportunity.id);
  await runReactions(core);
  assert.equal((await showSent(core, kept.applicant, kept.id)).stage, 'accepted');
  assert.equal((await confirmJoining(core, owner, await receivedNow(core, kept.id))).stage, 'joined');
  const gone = await applied({ seats: 1 });
  await offered(core, owner, gone.id, { accepts: gone.applicant });
  await eraseOf(gone.applicant);
  assert.deepEqual(await seats(gone.opportunity.id), ['live', 0, 0]);
  const { rows } = await sql`select from applications where id = ${gone.id}`.execute(core.db);
  assert.equal(rows.length, 0);
  const joined = await applied({ seats: 2 });
  await offered(core, owner, joined.id, { accepts: joined.applicant });
  await confirmJoining(core, owner, await receivedNow(core, joined.id));
  assert.deepEqual(await seats(joined.opportunity.id), ['live', 1, 0]);
  await eraseOf(joined.applicant);
  assert.deepEqual(await seats(joined.opportunity.id), ['live', 0, 0]);
});

test('an accepted offer of a closed opportunity ends with its project, and no one joins an archived one', async () => {
  const founder = await someone();
  const slug = await publishedProject(core, founder, 'Salt works');
  const { id, applicant, opportunity } = await applied({}, await openOpportunity(core, founder, {}, slug));
  await offered(core, founder, id, { accepts: applicant });
  await closeOpportunity(core, founder, opportunity.id);
  await runReactions(core);
  await archiveProject(core, founder, slug);
  await assert.rejects(
    confirmJoining(core, founder, await receivedNow(core, id)),
    refused('application_over'),
  );
  await runReactions(core);
  await runReactions(core);
  assert.equal((await showSent(core, applicant, id)).ending, 'gone');
});

test('an application ends with the words of its opportunity’s end, and an undone removal ends none', async () => {
  const [closed, filled, removed] = [await open(), await open(), await open()];
  const applicant = await someone();
  const sent: string[] = [];
  for (const { slug } of [closed, filled, removed]) sent.push((await applyFor(core, applicant, slug)).id);
  await closeOpportunity(core, owner, closed.id);
  for (const [{ id }, name, state] of [
    [filled, 'opportunities.filled', 'filled'],
    [removed, 'opportunities.removed', 'removed'],
  ] as const) {
    await core.db.updateTable('opportunities').set({ state }).where('id', '=', id).execute();
    await happen(name, id);
  }
  await runReactions(core);
  const endings = async () =>
    Promise.all(sent.map(async (id) => (await showSent(core, applicant, id)).ending));
  assert.deepEqual(await endings(), ['closed', 'filled', 'gone']);
  const running =
    await sql`select from clocks where subject_id = ${sent[0] ?? ''} and ended_at is null`.execute(core.db);
  assert.equal(running.rows.length, 0);
  // One that a block had ended before, and one whose opportunity came back closed.
  await sql`insert into applications (id, opportunity_id, project_id, account_id, asked_as, terms, note, hours,
      starts_on, stage, ending, ended_at, sequence)
    select 'before' || id, opportunity_id, project_id, account_id, 'before' || id, terms, note, hours,
      starts_on, 'ended', 'gone', now() - interval '1 day', 0 from applications where id = ${sent[2] ?? ''}`.execute(
    core.db,
  );
  await sql`update opportunities set state = 'closed', ending = 'archived' where id = ${removed.id}`.execute(
    core.db,
  );
  await happen('opportunities.putBack', removed.id);
  await runReactions(core);
  assert.deepEqual(await endings(), ['closed', 'filled', 'gone']);
  await sql`update opportunities set state = 'paused', ending = '' where id = ${removed.id}`.execute(core.db);
  await happen('opportunities.putBack', removed.id, new Date(Date.now() + 86_400_000).toISOString());
  await runReactions(core);
  assert.deepEqual(await endings(), ['closed', 'filled', 'gone'], 'what ended before the removal stays over');
  await happen('opportunities.putBack', removed.id);
  await runReactions(core);
  assert.deepEqual(await endings(), ['closed', 'filled', '']);
  const founder = await someone();
  const slug = await publishedProject(core, founder, 'Night market');
  const opportunity = await openOpportunity(core, founder, {}, slug);
  const { id } = await applyFor(core, applicant, opportunity.slug);
  await archiveProject(core, founder, slug);
  await runReactions(core);
  await runReactions(core);
  assert.equal((await showSent(core, applicant, id)).ending, 'gone');
});

async function happen(
  name: 'opportunities.filled' | 'opportunities.removed' | 'opportunities.putBack',
  opportunityId: string,
  removedAt?: string,
): Promise<void> {
  const { project_id: projectId } = await core.db
    .selectFrom('opportunities')
    .select('project_id')
    .where('id', '=', opportunityId)
    .executeTakeFirstOrThrow();
  const subject = { opportunityId, projectId };
  await core.db.transaction().execute(async (tx) => {
    if (name === 'opportunities.putBack')
      await record(tx, { name, accountId: null, subject: { ...subject, removedAt } });
    else await record(tx, { name, accountId: null, subject });
  });
}

async function eraseOf({ id }: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
}
