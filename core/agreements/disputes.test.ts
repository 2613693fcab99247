import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { staff } from '#tests/administration/staff.ts';
import {
  active,
  equity,
  joinTeam,
  milestone,
  poolOf,
  type Sides,
  sidesOf,
} from '#tests/agreements/agreements.ts';
import { carry, disputed, kindsOf, pass, ruled, saying, submitted } from '#tests/agreements/disputes.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { openProposal } from '../administration/open-proposal.ts';
import { takeNewFile } from '../applications/take-new-file.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { countTurns } from '../today/count-turns.ts';
import { listTurns } from '../today/list-turns.ts';
import { appealRuling } from './disputes/appeal-ruling.ts';
import { giveEvidence } from './disputes/give-evidence.ts';
import { listDisputesAtDesk } from './disputes/list-at-desk.ts';
import { openDisputeAtDesk } from './disputes/open-at-desk.ts';
import { openDispute } from './disputes/open-dispute.ts';
import { openFileAtDesk } from './disputes/open-file-at-desk.ts';
import { ruleOnDispute } from './disputes/rule-on-dispute.ts';
import { showDispute } from './disputes/show-dispute.ts';
import { downloadAgreement } from './download-agreement.ts';
import { listLedgerKeys } from './list-ledger-keys.ts';
import { openEntryFile } from './milestones/open-entry-file.ts';
import { showAgreement } from './show-agreement.ts';

const fresh = await freshCore();
await keepBeating(fresh);
const alone = await administrator(fresh, 'first');
const { core, admin: second } = await administrator(alone.core, 'second');
const { admin: first } = alone;
const someone = (name: string) => member(core, { name, password: null });
const week = 7 * 24 + 12;

const sides = () => sidesOf(core);

async function underWay(said = {}) {
  const between = await sides();
  const { id } = await active(core, between, said);
  await submitted(core, between.contributor, id);
  return { ...between, id };
}

const deadlineOf = async (id: string, kind: string) => {
  const { rows } = await sql<{ state: string; hours: number }>`
    select state, extract(epoch from due_at - now())::int / 3600 as hours from clocks
    where kind = ${kind} and subject_id = ${`${id}.1`} order by began_at desc limit 1`.execute(core.db);
  return rows[0];
};
const nothing = {
  open: false,
  giveEvidence: false,
  appeal: false,
  propose: false,
  accept: false,
  close: false,
  withdraw: false,
};
const read = (who: Sides['owner'], agreementId: string) =>
  showDispute(core, who, { agreementId, milestone: 1 });

test('both sides bring evidence for seven days, an administrator rules, and another one decides the appeal', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  await poolOf(core, owner, project);
  const shares = { lowestShare: 0, highestShare: 100 };
  const { id } = await active(core, between, { equity: equity(), milestones: [milestone(shares)] });
  await assert.rejects(disputed(core, owner, id), refused('not_from_this_stage'));
  await submitted(core, contributor, id, 40);
  assert.deepEqual((await read(owner, id)).can, { ...nothing, open: true });
  const brought = await takeNewFile(core, 'days.pdf', Readable.from([pdf()]));
  const said = { ...(await saying(core, owner, id)), brought };
  // Ten presses open it once, and the time for the review stands still.
  const presses = await Promise.all(Array.from({ length: 10 }, () => openDispute(core, owner, said)));
  assert.equal(new Set(presses.map(({ $id }) => $id)).size, 1);
  assert.equal((await deadlineOf(id, 'milestone_review'))?.state, 'stopped');
  const evidence = await saying(core, contributor, id);
  await giveEvidence(core, contributor, evidence);
  const one = await read(contributor, id);
  assert.deepEqual(
    one.statements.map(({ kind, side, files }) => [kind, side, files.map(({ name }) => name)]),
    [
      ['opened', 'project', ['days.pdf']],
      ['evidence', 'contributor', []],
    ],
  );
  assert.deepEqual([one.waits.what, one.canBeAppealed, one.looks], ['evidence', true, []]);
  // The ledger holds salted hashes, of the text and of the file, and nothing of what they say.
  const { rows } = await sql<{ hashes: string[]; fact: object }>`
    select hashes, fact from agreement_entries where agreement_id = ${id} and sequence in (3, 4) order by sequence`.execute(
    core.db,
  );
  assert.deepEqual(
    rows.map(({ hashes, fact }) => [hashes.length, Object.keys(fact).toSorted()]),
    [
      [2, ['kind', 'milestone']],
      [1, ['kind', 'milestone']],
    ],
  );
  const fileId = one.statements[0]?.files[0]?.id ?? '';
  assert.equal((await openEntryFile(core, contributor, fileId)).name, 'days.pdf');
  const stranger = await someone('Nobody');
  await assert.rejects(openEntryFile(core, stranger, fileId), refused('agreement_unknown'));
  await assert.rejects(ruled(core, first, one.$id), refused('dispute_evidence_open'));
  // A step that would be refused is not offered, even before the deadline is marked as lapsed.
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${`${id}.1`} and kind = 'dispute_evidence'`.execute(
    core.db,
  );
  const over = await read(contributor, id);
  assert.deepEqual([over.waits.what, over.can.giveEvidence], ['', false]);
  const repeated = await giveEvidence(core, contributor, evidence);
  assert.equal(repeated.statements.length, over.statements.length, 'what was said in time and is sent again');
  assert.equal((await openDisputeAtDesk(core, first, one.$id)).can.rule, true);
  await pass(core, id, week);
  await assert.rejects(
    saying(core, contributor, id).then((late) => giveEvidence(core, contributor, late)),
    refused('dispute_evidence_over'),
  );
  const hours = (await deadlineOf(id, 'dispute_ruling'))?.hours ?? 0;
  assert.ok(hours >= 15 * 24 - 1 && hours <= 15 * 24 + 12, String(hours));
  // The record shows that an administrator has looked, and both sides can read it.
  const shown = await openDisputeAtDesk(core, first, one.$id);
  assert.deepEqual(
    [shown.bar, shown.isFinal, shown.detail?.value, shown.detail?.share, shown.detail?.signatures.length],
    ['', false, 1_000_000, 40, 2],
  );
  assert.ok(
    shown.detail?.signatures.every(({ ip }) => ip !== ''),
    'addresses are shown here alone',
  );
  assert.equal((await openFileAtDesk(core, first, fileId)).name, 'days.pdf');
  for (const who of [owner, contributor]) assert.equal((await read(who, id)).looks.length, 4);
  await assert.rejects(ruled(core, first, one.$id, { awarded: 1_000_001 }), refused('award_too_large'));
  await assert.rejects(ruled(core, first, one.$id, { awarded: 600_000 }), refused('dispute_passes_missing'));
  const half = { awarded: 600_000, passes: 'The counter itself, without its case.' };
  const { sequence: basedOn } = await openDisputeAtDesk(core, first, one.$id);
  const ruling = { disputeId: one.$id, basedOn, ...half, reason: 'Six of ten days were counted.' };
  const twice = await Promise.all([ruleOnDispute(core, first, ruling), ruleOnDispute(core, first, ruling)]);
  assert.deepEqual(
    twice.map(({ stage }) => stage),
    ['ruled', 'ruled'],
  );
  await assert.rejects(ruleOnDispute(core, second, ruling), refused('conflict'));
  const ofContributor = await read(contributor, id);
  assert.deepEqual(
    ofContributor.rulings.map(({ awarded, units, pay, passes }) => [awarded, units, pay, passes]),
    [[600_000, 240, 360_000, half.passes]],
  );
  assert.deepEqual(
    [ofContributor.stage, ofContributor.waits.what, ofContributor.can.appeal],
    ['ruled', 'appeal', true],
  );
  // While an appeal can come, the desk does not say that this ruling is final.
  const standing = await openDisputeAtDesk(core, first, one.$id);
  assert.deepEqual(
    [standing.stage, standing.isFinal, standing.can.rule, standing.waits.what],
    ['ruled', false, false, 'appeal'],
  );
  await appealRuling(core, contributor, await saying(core, contributor, id));
  await assert.rejects(
    saying(core, owner, id).then((again) => appealRuling(core, owner, again)),
    refused('not_from_this_stage'),
  );
  const barred = await openDisputeAtDesk(core, first, one.$id);
  assert.deepEqual([barred.bar, barred.detail], ['same_administrator', null]);
  await assert.rejects(ruled(core, first, one.$id, half), refused('dispute_same_administrator'));
  const appealed = await openDisputeAtDesk(core, second, one.$id);
  assert.deepEqual([appealed.stage, appealed.isFinal, appealed.can.rule], ['appealed', true, true]);
  // Where no other administrator is left, the appeal does not wait for one forever.
  const left = await openDisputeAtDesk(alone.core, first, one.$id);
  assert.deepEqual([left.bar, left.can.rule], ['', true]);
  // On units without an appeal two staff rule: not the one who ruled first, and not the one who proposes.
  const third = await staff(core, 'disputes');
  const { stage, proposalId, can } = await ruled(core, second, one.$id, { awarded: 1_000_000 });
  assert.deepEqual([stage, can.rule], ['appealed', false]);
  for (const [who, code] of [
    [first, 'proposal_barred'],
    [second, 'proposal_own'],
  ] as const)
    await assert.rejects(confirmProposal(core, who, proposalId), refused(code));
  assert.equal((await openProposal(core, third, proposalId)).detail?.effect?.awarded, 1_000_000);
  await confirmProposal(core, third, proposalId);
  await sql`delete from staff_rights`.execute(core.db);
  const last = await openDisputeAtDesk(core, second, one.$id);
  assert.deepEqual([last.stage, last.bar, last.detail], ['final', 'over', null]);
  assert.deepEqual(await kindsOf(core, id), [
    ...['started', 'submitted', 'dispute_opened', 'evidence_given', 'ruled', 'completed'],
    ...['appealed', 'ruled'],
    'ruling_final',
  ]);
  const { sums } = await showAgreement(core, owner, id);
  assert.deepEqual([sums?.awarded, sums?.units, sums?.pay], [1_000_000, 400, 600_000]);
  await assert.rejects(disputed(core, owner, id), refused('dispute_used'));
  // The file holds it all and verifies.
  const file = await downloadAgreement(core, owner, id);
  const { keys } = await listLedgerKeys(core);
  const verified = await verifyDownload(file, Object.fromEntries(keys.map((key) => [key.id, key.publicKey])));
  assert.ok(verified.isGood && !file.includes('Six of ten'));
});

test('an administrator with a part in the project or agreement cannot rule and sees no details', async () => {
  const { id, owner, project } = await underWay();
  const { $id } = await disputed(core, owner, id);
  await pass(core, id, week);
  await joinTeam(core, project, first);
  await carry(core, id, { kind: 'give_evidence', milestone: 1 }, 'project', first);
  const before = await read(owner, id);
  const barred = await openDisputeAtDesk(core, first, $id);
  assert.deepEqual([barred.bar, barred.detail, barred.can.rule], ['own', null, false]);
  await assert.rejects(
    ruleOnDispute(core, first, {
      disputeId: $id,
      basedOn: barred.sequence,
      awarded: 0,
      reason: 'Because I say so.',
      passes: '',
    }),
    refused('dispute_own'),
  );
  // Of two administrators one takes part: there is no second one, and both pages say so before the ruling.
  const after = await read(owner, id);
  assert.deepEqual([before.canBeAppealed, after.canBeAppealed, after.looks], [false, false, []]);
  assert.equal((await openDisputeAtDesk(core, second, $id)).isFinal, true);
  const done = await ruled(core, second, $id);
  const written = ['ruled', 'ruling_final', 'completed', 'settled'];
  assert.deepEqual([done.stage, (await kindsOf(core, id)).slice(-4)], ['final', written]);
  const ofContributor = await read(owner, id);
  assert.deepEqual([ofContributor.stage, ofContributor.can.appeal], ['final', false]);
  await sql`delete from project_members where account_id = ${first.id}`.execute(core.db);
  // An administrator who has acted for a side stays partial after leaving the team.
  assert.equal((await openDisputeAtDesk(core, first, $id)).bar, 'own');
  await assert.rejects(openDisputeAtDesk(core, second, 'nobodys'), refused('dispute_unknown'));
});

test('both sides see a late ruling, late disputes come first, and a ruling without an appeal is final', async () => {
  const [late, later, running] = [await underWay(), await underWay(), await underWay()];
  for (const { id, contributor } of [late, later, running]) await disputed(core, contributor, id);
  for (const { id } of [late, later]) await pass(core, id, week);
  await pass(core, late.id, 16 * 24);
  const own = await read(late.owner, late.id);
  assert.deepEqual([own.waits.what, own.waits.isLate], ['ruling', true]);
  const list = (which: 'waiting' | 'running' | 'decided') =>
    listDisputesAtDesk(core, first, { list: which, search: '' });
  const waiting = await list('waiting');
  assert.deepEqual(
    waiting.disputes.map(({ isLate }) => isLate),
    [true, false],
  );
  assert.deepEqual([waiting.late, waiting.counts.waiting, waiting.counts.running], [1, 2, 1]);
  assert.ok(!JSON.stringify(waiting).includes('1000000'), 'no amounts on the list');
  const { rows: ofContributor } = await sql<{ account_id: string }>`
    select account_id from notifications where kind = 'dispute_late'`.execute(core.db);
  assert.deepEqual(
    ofContributor.map((one) => one.account_id).toSorted(),
    [late.owner.id, late.contributor.id].toSorted(),
  );
  // A late ruling can still be made. Neither side appeals against it.
  await ruled(core, first, own.$id, { awarded: 1_000_000 });
  const { can } = await read(late.owner, late.id);
  assert.equal(can.appeal, true);
  await pass(core, late.id, 6 * 24);
  const left = await saying(core, late.owner, late.id);
  await pass(core, late.id, 2 * 24);
  await assert.rejects(appealRuling(core, late.owner, left), refused('conflict'));
  assert.equal((await read(late.owner, late.id)).stage, 'final');
  assert.equal((await list('decided')).disputes.filter(({ $id }) => $id === own.$id).length, 1);
  assert.equal((await openDisputeAtDesk(core, first, own.$id)).bar, 'over');
});

test('a dispute stops deadlines, which resume with the time left, at least three days', async () => {
  const { id, owner, contributor } = await underWay();
  await pass(core, id, 6 * 24);
  const { hours: left = 0 } = (await deadlineOf(id, 'milestone_review')) ?? {};
  assert.ok(left < 48, String(left));
  const turns = async () => {
    const [{ mine }, { others }] = [await listTurns(core, owner), await listTurns(core, contributor)];
    return [mine.length, await countTurns(core, owner), others.length];
  };
  assert.deepEqual(await turns(), [1, 1, 1]);
  await disputed(core, contributor, id);
  await pass(core, id, week);
  assert.deepEqual(await turns(), [0, 0, 1], 'the evidence is given, and both sides wait for the ruling');
  assert.equal((await deadlineOf(id, 'milestone_review'))?.state, 'stopped');
  await assert.rejects(
    carry(core, id, { kind: 'accept', milestone: 1 }, 'project', owner),
    refused('milestone_disputed'),
  );
  const { $id } = await read(owner, id);
  await ruled(core, first, $id);
  await pass(core, id, week);
  // Rejected: nothing is left to review.
  assert.equal((await deadlineOf(id, 'milestone_review'))?.state, 'released');
  const { milestones } = await showAgreement(core, owner, id);
  assert.deepEqual(
    milestones.map(({ stage, dispute }) => [stage, dispute]),
    [['rejected', 'final']],
  );
});
