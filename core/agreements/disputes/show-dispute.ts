import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import { offersOf } from '#rules/agreements/offers.ts';
import { shownDispute } from '#rules/agreements/shown-dispute.ts';
import { findStaff } from '../../administration/find-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate } from '../../ground/dates.ts';
import { Refusal } from '../../ground/refusal.ts';
import { databaseTime } from '../../ground/time.ts';
import { findOwn } from '../find-agreements.ts';
import { findLedger } from '../find-in-force.ts';
import { findPartial } from '../find-partial.ts';
import { findEvidence } from '../milestones/find-evidence.ts';
import { isInForce } from '../policy.ts';
import { findDispute } from './dispute-row.ts';
import { findDeadline } from './find-deadline.ts';
import { findLooks } from './find-looks.ts';
import { rulingsOf, statementsOf } from './present-dispute.ts';
import { findProposal, settlementsOf } from './present-settlements.ts';

type Asked = { agreementId: string; milestone: number };

/**
 * The dispute about a milestone as one of the sides reads it, or whether one can be opened.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force; `milestone_unknown`
 */
export async function showDispute(
  core: Core,
  member: Member,
  { agreementId, milestone }: Asked,
): Promise<DisputeBody> {
  const { db } = core;
  const own = await findOwn(db, member, agreementId);
  if (!own) throw new Refusal('agreement_unknown');
  const ledger = isInForce(own) ? await findLedger(db, own) : null;
  if (!ledger) throw new Refusal('agreement_moved');
  const { state, entries } = ledger;
  const one = state.milestones.find(({ number }) => number === milestone);
  if (!one) throw new Refusal('milestone_unknown');
  const [row, deadlines, proposal, evidence, partial, administrators, time] = await Promise.all([
    findDispute(db, agreementId, milestone),
    findDeadline(db, agreementId, one),
    findProposal(db, agreementId, one),
    findEvidence(db, agreementId),
    findPartial(db, agreementId),
    findStaff(db, core, 'disputes'),
    databaseTime(core),
  ]);
  const statements = statementsOf(entries, milestone, evidence);
  const stage = shownDispute(one);
  const given = statements.filter(({ side }) => side === own.side).length;
  const settlements = settlementsOf(entries, milestone, evidence);
  const proposed = settlements.filter(({ side }) => side === own.side).length;
  const offers = offersOf(state, own.side, new Date(time).toISOString()).milestones.get(milestone);
  const judges = administrators.filter((id) => !partial.includes(id) && id !== row?.ruled_by);
  return {
    $id: row?.id ?? '',
    agreementId,
    milestone,
    side: own.side,
    stage,
    sequence: state.sequence,
    openedBy: row?.opened_by ?? '',
    openedAt: row ? isoDate(row.opened_at) : '',
    waits: deadlines,
    statements,
    rulings: rulingsOf(entries, milestone, evidence),
    settlements,
    proposal,
    // One rules, and another one decides the appeal.
    canBeAppealed: judges.length > (['none', 'withdrawn', 'open'].includes(stage) ? 1 : 0),
    looks: row ? (await findLooks(db, row.id)).map(({ at }) => at) : [],
    can: {
      open: offers?.dispute ?? false,
      giveEvidence: stage === 'open' && deadlines.what === 'evidence' && given < disputeLimits.statements,
      // The administrator who ruled decides the appeal only where no other one is left (decision 167).
      appeal:
        stage === 'ruled' &&
        deadlines.what === 'appeal' &&
        administrators.some((id) => !partial.includes(id)),
      propose: (offers?.proposeSettlement ?? false) && proposed < disputeLimits.settlements,
      accept: (offers?.acceptSettlement ?? false) && Date.parse(proposal?.answerBy ?? '') > time,
      close: offers?.closeSettlement ?? false,
      withdraw: offers?.withdrawDispute ?? false,
    },
  };
}
