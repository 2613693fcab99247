import type {
  MilestoneBody,
  MilestoneStateBody,
  OwedStepBody,
  SubmissionBody,
} from '#contract/agreements/milestone-shape.ts';
import { splitOf } from '#rules/agreements/apply-work.ts';
import type { Fact } from '#rules/agreements/facts.ts';
import { accountOf, moneyStageOf } from '#rules/agreements/money-of.ts';
import { type MilestoneOffers, offersOf } from '#rules/agreements/offers.ts';
import { shownDispute } from '#rules/agreements/shown-dispute.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import { isActive } from '#rules/agreements/times.ts';
import type { FoundAgreement } from '../find-agreements.ts';
import type { Ledger } from '../find-in-force.ts';
import { presentContributor } from '../present-contributor.ts';
import { choicesOf } from './choices-of.ts';
import type { FoundEvidence } from './find-evidence.ts';
import type { Holder } from './find-holders.ts';
import { isOverdue } from './find-owed.ts';

type Parts = {
  row: FoundAgreement;
  ledger: Ledger;
  milestone: Milestone;
  evidence: ReadonlyMap<number, FoundEvidence>;
  owed: OwedStepBody[];
  free: number;
  holders: Holder[];
  /** The time of reading, by the database's clock. */
  at: string;
};

export function presentMilestone(parts: Parts): MilestoneBody {
  const { row, ledger, milestone, owed, free, holders, at } = parts;
  const { state, entries } = ledger;
  const about = entries.filter(({ fact }) => 'milestone' in fact && fact.milestone === milestone.number);
  const started = about.find(({ fact }) => fact.kind === 'started')?.fact;
  const equity = milestone.equity ?? state.document.terms.equity;
  const offers = offersOf(state, row.side, at).milestones.get(milestone.number);
  return {
    agreementId: row.id,
    project: { slug: row.project_slug, name: row.project_name },
    person: presentContributor(row),
    side: row.side,
    sequence: state.sequence,
    currency: state.document.terms.currency,
    zone: state.document.zone,
    language: state.document.language,
    terms: milestone.terms,
    state: {
      ...presentMilestoneState(milestone),
      startedVersion: started?.kind === 'started' ? started.version : null,
      unitPrice: equity?.unitPrice ?? null,
      vestsAtOnce: equity?.vesting.kind === 'at_once',
      changesAsked: milestone.changesAsked,
      proposed: milestone.proposed,
      reserved: milestone.reserved,
      returned: milestone.returned,
      disputableUntil: milestone.disputableUntil ?? '',
      firstPay: splitOf(milestone, milestone.terms.value).pay,
      account: accountOf(milestone, 'pay'),
      fallback: accountOf(milestone, 'fallback'),
      payments: [...milestone.payments],
    },
    asksForValue: !isActive(state),
    choices: row.side === 'contributor' && offers?.start ? choicesOf(state, milestone, free) : [],
    pool: state.document.terms.equity ? { free, holders } : null,
    submissions: submissionsOf(parts),
    changes: changesOf(parts),
    owed: owed.filter((step) => step.milestone === milestone.number),
    entries: about.map(({ sequence, at, side, fact }) => ({
      sequence,
      at,
      side,
      kind: shownKind(fact),
      milestone: milestone.number,
    })),
    can: canOf(offers, row, isOverdue(owed, milestone.number)),
  };
}

/** A settlement that both have agreed instead of a ruling is not called a ruling. */
function shownKind(fact: Fact): string {
  return 'agreed' in fact && fact.agreed !== undefined ? `${fact.kind}_agreed` : fact.kind;
}

/** A milestone in a line of a list. */
export function presentMilestoneState(milestone: Milestone): MilestoneStateBody {
  const { number, terms, stage, share, units, pay, awarded, vested, gone } = milestone;
  return {
    number,
    stage,
    share,
    units,
    pay,
    awarded,
    vested,
    gone,
    title: terms.title,
    dispute: shownDispute(milestone),
    money: moneyStageOf(milestone),
    value: terms.value,
    due: accountOf(milestone, 'pay').due,
    dueDay: terms.dueDay,
  };
}

/** An owner drops only what was not handed in in time. */
function canOf(
  offers: MilestoneOffers | undefined,
  { side }: Pick<FoundAgreement, 'side'>,
  isLate: boolean,
): MilestoneBody['can'] {
  if (!offers) throw new RangeError('Offers are made for every milestone.');
  return { ...offers, drop: offers.drop && (side === 'contributor' || isLate) };
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value : []);

/** The submissions, without erased texts and files. */
export function submissionsOf({
  ledger,
  milestone,
  evidence,
}: Pick<Parts, 'ledger' | 'milestone' | 'evidence'>): SubmissionBody[] {
  return ledger.entries.flatMap(({ sequence, at, fact }) => {
    if (fact.kind !== 'submitted' || fact.milestone !== milestone.number) return [];
    const { said = {}, files = [] } = evidence.get(sequence) ?? {};
    return [
      {
        entry: sequence,
        at,
        hours: fact.hours,
        proposed: fact.proposed,
        files,
        text: textOf(said.text),
        links: listOf(said.links),
        notPassing: textOf(said.notPassing),
      },
    ];
  });
}

export function changesOf({
  ledger,
  milestone,
  evidence,
}: Pick<Parts, 'ledger' | 'milestone' | 'evidence'>): MilestoneBody['changes'] {
  return ledger.entries.flatMap(({ sequence, at, fact }) =>
    fact.kind === 'changes_asked' && fact.milestone === milestone.number
      ? [
          {
            entry: sequence,
            at,
            criterion: fact.criterion,
            words: textOf(evidence.get(sequence)?.said.words),
          },
        ]
      : [],
  );
}
