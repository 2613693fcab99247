import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import {
  active,
  equity,
  joinTeam,
  milestone,
  poolOf,
  type Sides,
  sidesOf,
  sign,
  signingOf,
} from '#tests/agreements/agreements.ts';
import { carry, kindsOf } from '#tests/agreements/disputes.ts';
import { letWait } from '#tests/applications/applications.ts';
import { device, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { beginCounter } from './begin-counter.ts';
import { declineAgreement } from './decline-agreement.ts';
import { downloadAgreement } from './download-agreement.ts';
import { editDraft } from './edit-draft.ts';
import { listAgreements } from './list-agreements.ts';
import { listLedgerKeys } from './list-ledger-keys.ts';
import { printAgreement } from './print-agreement.ts';
import { propose } from './propose.ts';
import { requestSigningCode } from './request-signing-code.ts';
import { showAgreement } from './show-agreement.ts';
import { signAgreement } from './sign-agreement.ts';
import { withdrawAgreement } from './withdraw-agreement.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name: string) => member(core, { name, password: null });
const sides = () => sidesOf(core);

const two = () => [1, 2].map((number) => milestone({ number }));

/** A draft of an amendment that says this, proposed. */
async function amended(who: Sides['owner'], id: string, said: DraftParam) {
  const { draft } = await beginCounter(core, who, id);
  const drafted = await editDraft(core, who, { agreementId: id, version: draft?.version ?? 0, said });
  return propose(core, who, { agreementId: id, version: drafted.draft?.version ?? 0 });
}

/** The contributor starts a milestone, as its page does. */
const start = (who: Sides['owner'], id: string, milestone: number, share = 0) =>
  carry(core, id, { kind: 'start', milestone, share }, 'contributor', who);

const entriesOf = (id: string) => kindsOf(core, id);

test('an amendment is negotiated while the signed text is in force; both signatures write one entry', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const before = await active(core, between, { milestones: two() });
  const { id } = before;
  const [first] = two();
  assert.deepEqual([before.can.amend, before.amendment], [true, null]);
  const later = { ...milestone({ number: 2 }), value: 2_000_000 };
  const proposed = await amended(contributor, id, {
    milestones: [first, later, milestone({ number: 3 })] as never,
  });
  // The agreement stays in force; the amendment has its own stage, text and deadline.
  assert.deepEqual(
    [proposed.stage, proposed.version, proposed.hash],
    ['active', before.version, before.hash],
  );
  const { amendment } = await showAgreement(core, owner, id);
  const { agreements } = await listAgreements(core, owner, { list: 'open', after: '' });
  assert.deepEqual(agreements[0]?.waits, amendment?.waits, 'the list says whose turn it is');
  assert.deepEqual(
    [amendment?.stage, amendment?.version, amendment?.waits.whose],
    ['proposed', before.version + 1, 'project'],
  );
  assert.deepEqual([amendment?.can.sign, amendment?.can.withdraw], [true, false]);
  assert.ok(amendment?.changes.some(({ clause, milestone: of }) => clause === 'milestone.value' && of === 2));
  assert.ok(amendment?.changes.every(({ milestone: of }) => of !== 1));
  // It is countered, which voids the one signature, and what differs from the text before is shown as well.
  await sign(core, contributor, id);
  const countered = await amended(owner, id, { terms: { hoursAWeek: 20 } });
  assert.deepEqual(
    [countered.amendment?.stage, countered.amendment?.signatures, countered.amendment?.version],
    ['countered', [], before.version + 2],
  );
  assert.deepEqual(
    countered.amendment?.sinceBefore.map(({ clause }) => clause),
    ['terms.hoursAWeek'],
  );
  assert.equal(countered.amendment?.waits.whose, 'contributor');
  assert.equal((await sign(core, contributor, id)).amendment?.stage, 'signed_by_one');
  const signing = await signingOf(core, owner, id);
  await requestSigningCode(core, owner, signing);
  const signed = { ...signing, code: await mailedCode(core, owner.account.email, 'sign'), device };
  const presses = await Promise.all(Array.from({ length: 10 }, () => signAgreement(core, owner, signed)));
  for (const one of presses)
    assert.deepEqual([one.stage, one.version, one.amendment], ['active', before.version + 2, null]);
  assert.deepEqual(await entriesOf(id), ['amended']);
  const after = await showAgreement(core, owner, id);
  assert.deepEqual(
    [after.document?.milestones.length, after.document?.terms.hoursAWeek, after.signatures.length],
    [3, 20, 2],
  );
  assert.deepEqual(after.changes, countered.amendment?.changes, 'against what was in force');
  assert.deepEqual(
    after.amendments.map(({ stage, proposer }) => [stage, proposer]),
    [['in_force', 'contributor']],
  );
  assert.deepEqual(
    after.signed.map(({ version }) => version),
    [before.version, before.version + 2],
  );
  // The file and the prints hold every version that both have signed.
  const file = await downloadAgreement(core, contributor, id);
  const { keys } = await listLedgerKeys(core);
  const verified = await verifyDownload(file, Object.fromEntries(keys.map((key) => [key.id, key.publicKey])));
  assert.ok(verified.isGood);
  assert.deepEqual([verified.documents.length, verified.head.sequence], [2, 1]);
  const old = await printAgreement(core, owner, { agreementId: id, version: before.version });
  assert.ok(
    old.equals(await printAgreement(core, contributor, { agreementId: id, version: before.version })),
  );
  assert.ok(!old.equals(await printAgreement(core, owner, { agreementId: id })));
  await assert.rejects(
    printAgreement(core, owner, { agreementId: id, version: before.version + 1 }),
    refused('agreement_moved'),
  );
  // Later steps need both texts, also where the amendment is the first entry of the ledger.
  await start(contributor, id, 1);
  assert.deepEqual(await entriesOf(id), ['amended', 'started']);
});

test('it is declined, taken back or expires, and what both have signed stays in force', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id, version, hash } = await active(core, between);
  const said = (noticeDays: number) => ({ terms: { noticeDays } });
  await amended(owner, id, said(3));
  await assert.rejects(withdrawAgreement(core, contributor, id), refused('agreement_not_your_draft'));
  for (const one of [
    await declineAgreement(core, contributor, id),
    await declineAgreement(core, contributor, id),
  ])
    assert.deepEqual(
      [one.stage, one.version, one.amendment, one.amendments.length],
      ['active', version, null, 1],
    );
  await amended(contributor, id, said(4));
  await assert.rejects(withdrawAgreement(core, owner, id), refused('agreement_not_your_draft'));
  await withdrawAgreement(core, contributor, id);
  await withdrawAgreement(core, contributor, id);
  const third = await amended(owner, id, said(5));
  await sign(core, owner, id);
  assert.equal(third.amendment?.number, 3);
  await letWait(core, `${id}.3`, 13 * 24);
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await showAgreement(core, owner, id)).amendment?.stage, 'signed_by_one');
  await letWait(core, `${id}.3`, 2 * 24);
  await assert.rejects(sign(core, contributor, id), refused('agreement_over'));
  await lapseDueDeadlines(core);
  await runReactions(core);
  const after = await showAgreement(core, contributor, id);
  assert.deepEqual(
    [after.stage, after.version, after.hash, after.signatures.length],
    ['active', version, hash, 2],
  );
  assert.deepEqual(
    after.amendments.map(({ stage }) => stage),
    ['expired', 'withdrawn', 'declined'],
  );
  assert.deepEqual([after.can.amend, await entriesOf(id)], [true, []]);
});

test('currency, zone and the start of vesting stay, and of what has begun only due date and criteria move', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  await poolOf(core, owner, project);
  const promise = equity({ unitPrice: 1_000 });
  const shares = { lowestShare: 0, highestShare: 100 };
  const both = two().map((one) => ({ ...one, ...shares }));
  const { id } = await active(core, between, { equity: promise, milestones: both });
  await start(contributor, id, 1, 40);
  const { draft } = await beginCounter(core, owner, id);
  const edit = (said: DraftParam) =>
    editDraft(core, owner, { agreementId: id, version: draft?.version ?? 0, said });
  const startDay = dayFromNow(31);
  const [first, second] = both as [(typeof both)[0], (typeof both)[0]];
  for (const [said, code] of [
    [{ terms: { currency: 'USD' } }, 'amendment_changes_fixed'],
    [{ zone: 'Europe/Paris' }, 'amendment_changes_fixed'],
    [
      { equity: { ...promise, vesting: { kind: 'monthly', months: 12, cliff: 3, startDay } } },
      'amendment_changes_fixed',
    ],
    [{ milestones: [{ ...first, value: first.value + 1 }, second] }, 'amendment_changes_milestone'],
    [{ milestones: [{ ...first, highestShare: 95 }, second] }, 'amendment_changes_milestone'],
    [{ milestones: [second] }, 'amendment_drops_milestone'],
  ] as [DraftParam, string][])
    await assert.rejects(edit(said), refused(code as 'conflict'));
  const moved = { ...first, dueDay: dayFromNow(90), criteria: ['It counts two days without a miss'] };
  await edit({
    milestones: [moved, { ...second, value: 3_000_000 }],
    equity: { ...promise, unitPrice: 2_000, fallbackPrice: 2_000 },
  });
  await propose(core, owner, { agreementId: id, version: (draft?.version ?? 0) + 1 });
  await sign(core, owner, id);
  await sign(core, contributor, id);
  const { held } = await start(contributor, id, 2, 40);
  // Each keeps the version, and so the price, under which it started.
  assert.deepEqual(
    held.state.milestones.map(({ units, pay, equity: locked, terms }) => [
      units,
      pay,
      locked?.unitPrice,
      terms.dueDay,
    ]),
    [
      [400, 600_000, 1_000, moved.dueDay],
      [600, 1_800_000, 2_000, second.dueDay],
    ],
  );
});

test('a milestone that starts meanwhile voids the proposal, also while the last signature is written', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id, version } = await active(core, between, { milestones: two() });
  await amended(owner, id, { terms: { noticeDays: 3 } });
  await sign(core, owner, id);
  const signing = await signingOf(core, contributor, id);
  await requestSigningCode(core, contributor, signing);
  const code = await mailedCode(core, contributor.account.email, 'sign');
  await start(contributor, id, 1);
  await assert.rejects(signAgreement(core, contributor, { ...signing, code, device }), refused('conflict'));
  await runReactions(core);
  const after = await showAgreement(core, owner, id);
  assert.deepEqual([after.amendments[0]?.stage, after.amendment, after.version], ['void', null, version]);
  assert.deepEqual([await entriesOf(id), after.signatures.length], [['started'], 2]);
  // Whichever comes first of a start and the last signature, the other finds what it has done.
  await amended(owner, id, { terms: { noticeDays: 4 } });
  await sign(core, owner, id);
  const again = await signingOf(core, contributor, id);
  await requestSigningCode(core, contributor, again);
  const last = { ...again, code: await mailedCode(core, contributor.account.email, 'sign'), device };
  const [signed, started] = await Promise.allSettled([
    signAgreement(core, contributor, last),
    start(contributor, id, 2),
  ]);
  assert.equal(started.status, 'fulfilled');
  const kinds = await entriesOf(id);
  if (signed.status === 'fulfilled') assert.deepEqual(kinds, ['started', 'amended', 'started']);
  else assert.deepEqual(kinds, ['started', 'started']);
});

test('only an amendment makes another owner the party, and no one waits for a member who leaves', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  const partner = await someone('Suresh Rao');
  const { id } = await active(core, between);
  await joinTeam(core, project, partner, true);
  const still = await amended(partner, id, { terms: { noticeDays: 3 } });
  assert.deepEqual([still.amendment?.signer, still.isNotTakenOver], ['Meera Joshi', false]);
  await assert.rejects(sign(core, partner, id), refused('agreement_signer_other'));
  await declineAgreement(core, contributor, id);
  await sql`delete from project_members where account_id = ${owner.id}`.execute(core.db);
  assert.equal((await showAgreement(core, partner, id)).isNotTakenOver, true);
  const taken = await amended(partner, id, { terms: { noticeDays: 3 } });
  assert.ok(
    taken.amendment?.changes.some(({ clause, to }) => clause === 'project.name' && to === 'Suresh Rao'),
  );
  await sign(core, contributor, id);
  const after = await sign(core, partner, id);
  assert.deepEqual([after.document?.parties.project.name, after.isNotTakenOver], ['Suresh Rao', false]);
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from agreement_people where agreement_id = ${id}`.execute(core.db);
  assert.deepEqual(rows, [{ people: 3 }]);
  // A member who leaves declines the amendment that they owe an answer to, and their drafts are deleted.
  await amended(partner, id, { terms: { noticeDays: 4 } });
  await beginCounter(core, contributor, id);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, contributor.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  const left = await showAgreement(core, partner, id);
  assert.deepEqual([left.amendment, left.amendments[0]?.stage], [null, 'declined']);
  assert.equal(left.draft, null);
});
