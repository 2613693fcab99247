import { sql } from 'kysely';
import { appealRuling } from '#core/agreements/disputes/appeal-ruling.ts';
import { giveEvidence } from '#core/agreements/disputes/give-evidence.ts';
import { openDisputeAtDesk } from '#core/agreements/disputes/open-at-desk.ts';
import { openDispute } from '#core/agreements/disputes/open-dispute.ts';
import { proposeSettlement } from '#core/agreements/disputes/propose-settlement.ts';
import { ruleOnDispute } from '#core/agreements/disputes/rule-on-dispute.ts';
import { showDispute } from '#core/agreements/disputes/show-dispute.ts';
import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import { settleDeadlines } from '#core/agreements/steps/settle-deadlines.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { type DisputePhase, disputePhases } from './agreement-histories.ts';
import type { Sides } from './agreement-signing.ts';
import { decideAlone } from './staff.ts';

type Wanted = { phase: DisputePhase; administrators: readonly Member[] };

/** A dispute about the first milestone, through one phase after another up to the one that is named. */
export async function disputeAsFar(core: Core, sides: Sides, id: string, wanted: Wanted): Promise<void> {
  const { owner, contributor } = sides;
  const [first, second] = wanted.administrators;
  if (!first || !second) throw new Error('Two administrators are needed.');
  const steps: Record<DisputePhase, () => Promise<unknown>> = {
    opened: async () => openDispute(core, owner, await saying(core, owner, id, texts.opened)),
    evidence: async () => {
      await giveEvidence(core, contributor, await saying(core, contributor, id, texts.evidence));
      if (wanted.phase === 'evidence') await propose(core, contributor, id);
    },
    'to be ruled on': () => runOut(core, id, 'dispute_evidence'),
    late: () => runOut(core, id, 'dispute_ruling'),
    ruled: () => rule(core, first, id, 500_000),
    appealed: async () =>
      appealRuling(core, contributor, await saying(core, contributor, id, texts.appealed)),
    final: () => rule(core, second, id, 800_000),
  };
  const until = disputePhases.indexOf(wanted.phase);
  // A dispute that was ruled on in time skips the phase `late`.
  for (const phase of disputePhases.slice(0, until + 1))
    if (phase !== 'late' || wanted.phase === 'late') await steps[phase]();
}

const texts = {
  opened: 'The counter stood still for two of the nine days, so the first criterion is not met.',
  evidence:
    'It stood still because the room had no power. The log shows the hours, and that it missed no one else.',
  settlement: 'Two of the nine days are missing, so I would let the value go down by that much.',
  appealed: 'Half of the value is for the program, and it was used every day since.',
};

async function saying(core: Core, member: Member, agreementId: string, text: string) {
  const about = { agreementId, milestone: 1 };
  const { sequence: basedOn } = await showDispute(core, member, about);
  return { ...about, basedOn, text };
}

/** A settlement that waits for the project's answer. */
async function propose(core: Core, contributor: Member, id: string): Promise<void> {
  const { text: words, ...about } = await saying(core, contributor, id, texts.settlement);
  const passes = 'The drawings, the program and the log.';
  await proposeSettlement(core, contributor, { ...about, words, awarded: 700_000, passes });
}

/** In part: work that others can build on passes to the project. */
async function rule(core: Core, administrator: Member, id: string, awarded: number): Promise<void> {
  const { id: disputeId } = await core.db
    .selectFrom('agreement_disputes')
    .select('id')
    .where('agreement_id', '=', id)
    .executeTakeFirstOrThrow();
  const { sequence: basedOn } = await openDisputeAtDesk(core, administrator, disputeId);
  const { proposalId } = await ruleOnDispute(core, administrator, {
    disputeId,
    basedOn,
    awarded,
    reason: 'The counter runs, and no one else can keep it running yet.',
    passes: 'The drawings and the program, as they were handed in.',
  });
  // The other administrator has ruled before, so no account can confirm it.
  if (proposalId) await decideAlone(core, administrator, proposalId);
}

/** The time for a step has run out, and what follows from that is waited for. */
export async function runOut(core: Core, id: string, kind: string): Promise<void> {
  await sql`update clocks set began_at = began_at - interval '30 days', due_at = now() - interval '1 minute'
    where kind = ${kind} and starts_with(subject_id, ${`${id}.1`}) and ended_at is null`.execute(core.db);
  await lapseDueDeadlines(core);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdRowInForce(tx, id);
    if (held) await settleDeadlines(tx, held);
  });
}
