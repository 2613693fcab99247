import type { DisputeBody, SettlementBody } from '#contract/agreements/dispute-shapes.ts';
import type { Db } from '#db/connect.ts';
import { onceFinal } from '#rules/agreements/apply-dispute.ts';
import { splitOf } from '#rules/agreements/apply-work.ts';
import type { Step } from '#rules/agreements/facts.ts';
import { accountOf } from '#rules/agreements/money-of.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { FoundEvidence } from '../milestones/find-evidence.ts';
import { subjectOfStep } from '../step-subject.ts';
import { line, nothing } from './present-dispute.ts';

/** The settlements that both sides have proposed about a milestone, in order, each with its outcome. */
export function settlementsOf(
  steps: readonly Step[],
  milestone: number,
  evidence: ReadonlyMap<number, FoundEvidence>,
): SettlementBody[] {
  const own = steps.filter(({ fact }) => 'milestone' in fact && fact.milestone === milestone);
  return own.flatMap(({ sequence, at, side, fact }) => {
    if (fact.kind !== 'settlement_proposed' || (side !== 'project' && side !== 'contributor')) return [];
    const { awarded, units, pay } = fact;
    const { said } = evidence.get(sequence) ?? nothing;
    const words = { words: line(said.words), passes: line(said.passes) };
    const outcome = outcomeOf(own, { sequence, side });
    return [{ entry: sequence, side, at, awarded, units, pay, ...words, outcome }];
  });
}

function outcomeOf(
  own: readonly Step[],
  { sequence, side }: Pick<Step, 'sequence' | 'side'>,
): SettlementBody['outcome'] {
  const end = own.find(
    ({ fact, sequence: later }) =>
      later > sequence && ['settlement_closed', 'ruled', 'dispute_withdrawn'].includes(fact.kind),
  );
  if (!end) return 'open';
  if (end.fact.kind === 'ruled' && end.fact.agreed === sequence) return 'accepted';
  if (end.fact.kind !== 'settlement_closed') return 'over';
  if (end.side === 'product') return 'lapsed';
  return end.side === side ? 'taken_back' : 'declined';
}

/** The settlement that awaits an answer, with the units that accepting it would take back. */
export async function findProposal(
  db: Db,
  agreementId: string,
  milestone: Milestone,
): Promise<DisputeBody['proposal']> {
  const { settlement } = milestone;
  if (settlement === null || (settlement.by !== 'project' && settlement.by !== 'contributor')) return null;
  const { sequence: entry, by: side, awarded } = settlement;
  const deadline = await db
    .selectFrom('clocks')
    .select('due_at')
    .where('kind', '=', 'dispute_settlement')
    .where('subject_id', '=', subjectOfStep(agreementId, milestone.number, entry))
    .executeTakeFirst();
  const { units, pay } = splitOf(milestone, awarded);
  const stage = awarded > 0 ? 'accepted' : 'rejected';
  const { vestedTakenBack, cashTakenBack } = onceFinal({ ...milestone, units });
  const toPayBack = accountOf({ ...milestone, stage, pay }, 'pay').toPayBack + cashTakenBack;
  return { entry, side, answerBy: isoDateOrEmpty(deadline?.due_at ?? null), vestedTakenBack, toPayBack };
}
