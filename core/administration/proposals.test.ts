import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { staff } from '#tests/administration/staff.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { longSuspended, setStanding, standings } from '#tests/standings/standings.ts';
import { prepareEmail } from '../collected/emails.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { listProposals } from './list-proposals.ts';
import { openProposal } from './open-proposal.ts';
import { proposeRights } from './propose-rights.ts';
import { refuseProposal } from './refuse-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

const officer = { name: 'Meera Joshi', email: 'officer@example.org', address: 'Pune' };
const core = { ...(await freshCore()), grievanceOfficer: officer };
const reason = 'She decides cases from December on.';
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

/** Two staff with the right `staff`, for a test that leaves none. */
async function two() {
  await core.db.deleteFrom('staff_rights').execute();
  return { proposer: await staff(core, 'staff'), other: await staff(core, 'staff') };
}

async function proposed(by: Member, rights: StaffRight[] = ['cases', 'reviews']) {
  const them = await member(core);
  const { proposalId } = await proposeRights(core, by, { email: them.account.email, rights, reason });
  return { them, proposalId };
}

async function rightsOf({ id }: { id: string }): Promise<string[]> {
  const rows = await core.db.selectFrom('staff_rights').select('name').where('account_id', '=', id).execute();
  return rows.map(({ name }) => name).sort();
}

/** The log about a proposal, without the looks at it. */
async function logged(proposalId: string): Promise<string[]> {
  const rows = await core.db
    .selectFrom('admin_actions')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', proposalId)
    .where('action', '<>', 'proposal.opened')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

/** Moves a proposal into the past by so many hours and seconds. */
async function passed(proposalId: string, { hours, seconds = 0 }: { hours: number; seconds?: number }) {
  const ago = sql`make_interval(hours => ${hours}::int, secs => ${seconds}::int)`;
  await sql`update staff_proposals set proposed_at = proposed_at - ${ago}, alone_from = alone_from - ${ago}
    where id = ${proposalId}`.execute(core.db);
  await sql`update clocks set due_at = due_at - ${ago} where subject_id = ${proposalId}`.execute(core.db);
}

test('one proposes, another one sees the exact effect and confirms, and it is carried out', async () => {
  const { proposer, other } = await two();
  const { them, proposalId } = await proposed(proposer);
  assert.deepEqual(await rightsOf(them), []);
  const seen = await openProposal(core, other, proposalId);
  assert.deepEqual(seen.detail?.effect, {
    name: them.account.name,
    email: them.account.email,
    given: ['cases', 'reviews'],
    taken: [],
    rights: ['cases', 'reviews'],
  });
  assert.deepEqual([seen.can.confirm, seen.aloneFrom, seen.isLone], [true, '', false]);
  assert.equal(Math.round((Date.parse(seen.dueAt) - Date.parse(seen.proposedAt)) / 3_600_000), 72);
  await assert.rejects(confirmProposal(core, proposer, proposalId), refused('proposal_own'));
  const confirmed = await confirmProposal(core, other, proposalId);
  assert.deepEqual([confirmed.state, confirmed.detail?.endedBy], ['confirmed', other.account.name]);
  assert.deepEqual(await rightsOf(them), ['cases', 'reviews']);
  assert.equal((await confirmProposal(core, other, proposalId)).state, 'confirmed');
  assert.deepEqual(await logged(proposalId), ['proposal.made', 'proposal.confirmed']);
  const next = await proposeRights(core, proposer, { email: them.account.email, rights: ['cases'], reason });
  await confirmProposal(core, other, next.proposalId);
  assert.deepEqual(await rightsOf(them), ['cases']);
});

test('the same proposal made ten times at once is one, and another one about the same waits', async () => {
  const { proposer, other } = await two();
  const { account } = await member(core);
  const wanted = { email: account.email, rights: ['cases'] as const, reason };
  const made = await Promise.all(Array.from({ length: 10 }, () => proposeRights(core, proposer, wanted)));
  assert.equal(new Set(made.map(({ proposalId }) => proposalId)).size, 1);
  for (const [by, changes] of [
    [proposer, { rights: ['disputes'] as const }],
    [other, {}],
  ] as const)
    await assert.rejects(proposeRights(core, by, { ...wanted, ...changes }), refused('proposal_waits'));
});

test('of ten confirmations and a withdrawal at once exactly one counts', async () => {
  const { proposer } = await two();
  const others = await Promise.all(Array.from({ length: 10 }, () => staff(core, 'staff')));
  const { them, proposalId } = await proposed(proposer);
  const held = await holdRow(core, them.id, 'update');
  const tries = Promise.allSettled([
    ...others.map((one) => confirmProposal(core, one, proposalId)),
    withdrawProposal(core, proposer, proposalId),
  ]);
  await held.waiters(10);
  await held.release();
  const ends = await tries;
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  assert.ok(reasons.every(refused('proposal_over')), String(reasons.map(({ code }) => code)));
  const [, end] = await logged(proposalId);
  assert.deepEqual(await rightsOf(them), end === 'proposal.confirmed' ? ['cases', 'reviews'] : []);
});

test('its proposer does not confirm it from a second browser, nor staff without the right', async () => {
  const { proposer } = await two();
  const { proposalId } = await proposed(proposer);
  const again = { ...proposer, sessionId: 'another', secretHash: 'another' };
  await assert.rejects(confirmProposal(core, again, proposalId), refused('proposal_own'));
  await assert.rejects(refuseProposal(core, again, { proposalId, answer: 'No.' }), refused('proposal_own'));
  const moderator = await staff(core, 'cases', 'reviews');
  for (const act of [openProposal, confirmProposal, withdrawProposal])
    await assert.rejects(act(core, moderator, proposalId), refused('proposal_unknown'));
  assert.deepEqual((await listProposals(core, moderator, { list: 'waiting' })).proposals, []);
});

test('staff who lose the right while they confirm, or are suspended, confirm nothing', async () => {
  const { proposer, other } = await two();
  const { them, proposalId } = await proposed(proposer);
  const held = await holdRow(core, them.id, 'update');
  const late = assert.rejects(confirmProposal(core, other, proposalId), refused('proposal_unknown'));
  await held.waiters(1);
  await core.db.deleteFrom('staff_rights').where('account_id', '=', other.id).execute();
  await held.release();
  await late;
  const third = await staff(core, 'staff');
  await setStanding(core, third.id, standings.suspended);
  await assert.rejects(confirmProposal(core, third, proposalId), refused('proposal_unknown'));
  assert.deepEqual(await rightsOf(them), []);
});

test('of two who take each other’s rights at once, one keeps them', async () => {
  const { proposer, other } = await two();
  const [one, two_] = [await staff(core, 'staff'), await staff(core, 'staff')];
  const taking = async (of: Member) =>
    (await proposeRights(core, proposer, { email: of.account.email, rights: [], reason })).proposalId;
  const [aboutOne, aboutTwo] = [await taking(one), await taking(two_)];
  const ends = await Promise.allSettled([
    confirmProposal(core, two_, aboutOne),
    confirmProposal(core, one, aboutTwo),
  ]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.ok(ends.every((end) => end.status === 'fulfilled' || refused('proposal_unknown')(end.reason)));
  assert.equal((await rightsOf(other)).length, 1);
});

test('a proposal is not confirmed once its state, or the right of its proposer, has changed', async () => {
  const { proposer, other } = await two();
  const { them, proposalId } = await proposed(proposer);
  await core.db.insertInto('staff_rights').values({ account_id: them.id, name: 'disputes' }).execute();
  assert.equal((await openProposal(core, other, proposalId)).bar, 'changed');
  await assert.rejects(confirmProposal(core, other, proposalId), refused('conflict'));
  assert.deepEqual(await rightsOf(them), ['disputes']);
  await refuseProposal(core, other, { proposalId, answer: 'Propose it again.' });
  const next = await proposed(proposer);
  await core.db.deleteFrom('staff_rights').where('account_id', '=', proposer.id).execute();
  assert.equal((await openProposal(core, other, next.proposalId)).bar, 'proposer_gone');
  await assert.rejects(confirmProposal(core, other, next.proposalId), refused('conflict'));
});

test('the person whom it is about neither proposes nor confirms it, and sees its kind and time alone', async () => {
  const { proposer, other } = await two();
  const own = { email: proposer.account.email, rights: ['staff', 'cases'] as const, reason };
  await assert.rejects(proposeRights(core, proposer, own), refused('proposal_barred'));
  const { proposalId } = await proposeRights(core, other, own);
  const seen = await openProposal(core, proposer, proposalId);
  assert.deepEqual([seen.bar, seen.detail, seen.can.refuse], ['conflict', null, false]);
  await assert.rejects(confirmProposal(core, proposer, proposalId), refused('proposal_barred'));
  await assert.rejects(
    refuseProposal(core, proposer, { proposalId, answer: 'I know better.' }),
    refused('proposal_barred'),
  );
});

test('it can be confirmed a second before 72 hours are over, and lapses a second after', async () => {
  const { proposer, other } = await two();
  const [intime, late] = [await proposed(proposer), await proposed(proposer)];
  await passed(intime.proposalId, { hours: 72, seconds: -5 });
  assert.equal((await confirmProposal(core, other, intime.proposalId)).state, 'confirmed');
  await passed(late.proposalId, { hours: 72, seconds: 1 });
  await assert.rejects(confirmProposal(core, other, late.proposalId), refused('proposal_over'));
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await openProposal(core, other, late.proposalId)).state, 'lapsed');
  assert.deepEqual(await logged(late.proposalId), ['proposal.made', 'proposal.lapsed']);
  await assert.rejects(withdrawProposal(core, proposer, late.proposalId), refused('proposal_over'));
});

test('without a second account officer and person are told, and after 72 hours it is a lone decision', async () => {
  await core.db.deleteFrom('staff_rights').execute();
  const alone = await staff(core, 'staff');
  const { them, proposalId } = await proposed(alone);
  const letters = (await postedEmails(core)).filter(
    (one) => one.letter === 'lone-proposal' && one.proposalId === proposalId,
  );
  const prepared = await Promise.all(letters.map((letter) => prepareEmail(core, letter)));
  assert.deepEqual(prepared.map((one) => one?.to).sort(), [officer.email, them.account.email].sort());
  await passed(proposalId, { hours: 72, seconds: -5 });
  await assert.rejects(confirmProposal(core, alone, proposalId), refused('proposal_early'));
  await passed(proposalId, { hours: 0, seconds: 6 });
  const second = await staff(core, 'staff');
  assert.equal((await openProposal(core, alone, proposalId)).bar, 'others');
  await assert.rejects(confirmProposal(core, alone, proposalId), refused('proposal_for_others'));
  await setStanding(core, second.id, longSuspended);
  const lone = await confirmProposal(core, await again(core, alone), proposalId);
  assert.deepEqual([lone.state, lone.isLone], ['confirmed', true]);
  assert.deepEqual(await logged(proposalId), ['proposal.made', 'proposal.confirmedAlone']);
  assert.deepEqual(await rightsOf(them), ['cases', 'reviews']);
});

test('a proposal for a second account never becomes a lone one, and a lone one lapses after 144 hours', async () => {
  const { proposer, other } = await two();
  const { proposalId } = await proposed(proposer);
  await core.db.deleteFrom('staff_rights').where('account_id', '=', other.id).execute();
  await passed(proposalId, { hours: 71 });
  await assert.rejects(confirmProposal(core, proposer, proposalId), refused('proposal_own'));
  const lone = await proposed(proposer);
  await passed(lone.proposalId, { hours: 144, seconds: 1 });
  await assert.rejects(confirmProposal(core, proposer, lone.proposalId), refused('proposal_over'));
});

test('rights are given only to adults with a proven address whom the settings do not name', async () => {
  const { proposer } = await two();
  const unfit = [
    await member(core, { verified: false }),
    await member(core),
    await member(core, { birthDate: null }),
  ];
  await setStanding(core, unfit[1]?.id ?? '', standings['a child with consent']);
  const give = (email: string, by = core) =>
    proposeRights(by, proposer, { email, rights: ['cases'], reason });
  for (const { account } of unfit) await assert.rejects(give(account.email), refused('staff_unfit'));
  const named = await member(core);
  const naming = { ...core, adminEmails: [named.account.email] };
  await assert.rejects(give(named.account.email, naming), refused('staff_named'));
  await assert.rejects(give('no.one@example.org'), refused('user_not_found'));
  const { account } = await member(core);
  const nothing = { email: account.email, rights: [], reason };
  await assert.rejects(proposeRights(core, proposer, nothing), refused('proposal_pointless'));
});

test('when the account of its person ends, a waiting proposal lapses and no proposal names them', async () => {
  const { proposer, other } = await two();
  const { them, proposalId } = await proposed(proposer);
  await eraseAccount(core, them.id);
  const row = await core.db
    .selectFrom('staff_proposals')
    .selectAll()
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.state, row.person_id, row.subject_id, row.reason], ['lapsed', null, '', '']);
  assert.deepEqual([row.input, row.effect], [{}, {}]);
  const seen = await openProposal(core, other, proposalId);
  assert.deepEqual([seen.detail?.effect, seen.dueAt], [null, '']);
  await assert.rejects(confirmProposal(core, other, proposalId), refused('proposal_over'));
});
