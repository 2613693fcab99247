import { convertibleUnits, heldUnits } from './apply-units.ts';
import { sharesOffered } from './choice.ts';
import type { Side } from './facts.ts';
import { accountOf, backOf, faultOfReversing, isDisputable, isDisputed } from './money-of.ts';
import type { Agreement, Milestone, Payment } from './state.ts';
import { isActive } from './times.ts';
import { sumOf } from './whole-numbers.ts';

/** The commands that one side can give about a milestone now. For payments, the numbers of their entries. */
export type MilestoneOffers = {
  start: boolean;
  submit: boolean;
  askChanges: boolean;
  accept: boolean;
  cancel: boolean;
  drop: boolean;
  sendPay: boolean;
  sendFallback: boolean;
  payBack: boolean;
  closeOpen: boolean;
  closeBack: boolean;
  dispute: boolean;
  withdrawDispute: boolean;
  proposeSettlement: boolean;
  acceptSettlement: boolean;
  closeSettlement: boolean;
  appeal: boolean;
  confirmPayments: number[];
  confirmPaidBack: number[];
  reverse: number[];
};

/** The commands that one side can give about the whole. For conversions, the numbers of their entries. */
export type WholeOffers = {
  giveNotice: boolean;
  contestCause: boolean;
  stateConversion: boolean;
  giveUpUnits: boolean;
  confirmConversions: number[];
  reverse: number[];
};

export type Offers = { whole: WholeOffers; milestones: Map<number, MilestoneOffers> };

/**
 * The commands that `decide` would accept from this side. The verbs check two further rules: an owner drops only a late
 * milestone, and an open debt is closed only after 90 days.
 */
export function offersOf(agreement: Agreement, side: Side, at: string): Offers {
  return {
    whole: wholeOffers(agreement, side),
    milestones: new Map(
      agreement.milestones.map((milestone) => [
        milestone.number,
        milestoneOffers(agreement, milestone, side, at),
      ]),
    ),
  };
}

function wholeOffers(agreement: Agreement, side: Side): WholeOffers {
  const { status, isSettled, conversions } = agreement;
  const [isProject, isContributor] = [side === 'project', side === 'contributor'];
  const unconfirmed = conversions.filter(({ isConfirmed }) => !isConfirmed);
  const open = unconfirmed.map(({ sequence }) => sequence);
  // A ruling may have taken some of what was stated.
  const held = sumOf(agreement.milestones.map(heldUnits));
  const coverable = unconfirmed.filter(({ units }) => units <= held).map(({ sequence }) => sequence);
  const canConvert = convertibleUnits(agreement) > 0;
  return {
    giveNotice: (isProject || isContributor) && status === 'active' && !isSettled,
    contestCause: isContributor && agreement.cause === 'claimed' && !isSettled,
    stateConversion: isProject && canConvert,
    giveUpUnits: isContributor && canConvert,
    confirmConversions: isContributor ? coverable : [],
    reverse: isProject || isContributor ? open : [],
  };
}

function milestoneOffers(
  agreement: Agreement,
  milestone: Milestone,
  side: Side,
  at: string,
): MilestoneOffers {
  const { stage, dispute, changesAsked, terms } = milestone;
  const { isSettled } = agreement;
  const isParty = side === 'project' || side === 'contributor';
  const [isProject, isContributor] = [side === 'project', side === 'contributor'];
  const isFree = !isSettled && !isDisputed(milestone);
  const isBegun = stage === 'started' || stage === 'changes_asked';
  const price = agreement.document.terms.equity?.unitPrice ?? null;
  const pay = accountOf(milestone, 'pay');
  const fallback = accountOf(milestone, 'fallback');
  const canBeStarted = agreement.status === 'active' && sharesOffered(terms, price).length > 0;
  return {
    start: isContributor && !isSettled && stage === 'planned' && canBeStarted,
    submit: isContributor && isFree && isBegun,
    askChanges: isProject && isFree && isActive(agreement) && stage === 'submitted' && changesAsked < 2,
    accept: isProject && isFree && stage === 'submitted',
    cancel: isParty && !isSettled && stage === 'planned',
    drop: isParty && isFree && isBegun,
    sendPay: isProject && !isSettled && pay.due > 0,
    sendFallback: isProject && fallback.due > 0,
    payBack: isContributor && !isSettled && backOf(milestone).toPayBack > 0,
    closeOpen: isContributor && isFree && pay.due + pay.awaited > 0 && pay.open > 0,
    closeBack: isProject && isFree && backOf(milestone).open > 0,
    dispute:
      isParty &&
      !isSettled &&
      stage !== 'planned' &&
      stage !== 'started' &&
      isDisputable(milestone, side, at),
    ...settlementOffers(milestone, isParty && !isSettled ? side : null),
    appeal: isParty && !isSettled && dispute === 'ruled',
    ...paymentOffers(milestone, side, isSettled, at),
  };
}

/** The commands that one side can give about an open dispute; null stands for a caller who is on neither side. */
function settlementOffers({ dispute, disputedBy, settlement }: Milestone, side: Side | null) {
  const isOpen = side !== null && dispute === 'open';
  return {
    withdrawDispute: isOpen && disputedBy.at(-1) === side,
    proposeSettlement: isOpen && settlement === null,
    acceptSettlement: isOpen && settlement !== null && settlement.by !== side,
    closeSettlement: isOpen && settlement !== null,
  };
}

function paymentOffers(milestone: Milestone, side: Side, isSettled: boolean, at: string) {
  const { payments } = milestone;
  // After an agreement is settled only what is owed for vested units goes on.
  const living = payments.filter(
    ({ owed, direction }) => !isSettled || (owed === 'fallback' && direction === 'out'),
  );
  const awaited = living.filter(({ confirmed }) => confirmed === null);
  const [isProject, isContributor] = [side === 'project', side === 'contributor'];
  const sequences = (of: readonly Payment[], direction: Payment['direction']) =>
    of.filter((one) => one.direction === direction).map(({ sequence }) => sequence);
  const isReversible = (one: Payment) => faultOfReversing(milestone, one, at) === null;
  const confirmations = (direction: Payment['direction']) =>
    living.flatMap((one) =>
      one.direction === direction && one.confirmedBy !== null && isReversible(one) ? [one.confirmedBy] : [],
    );
  return {
    confirmPayments: isContributor ? sequences(awaited, 'out') : [],
    confirmPaidBack: isProject ? sequences(awaited, 'back') : [],
    reverse: [
      ...(isProject ? [...sequences(awaited, 'out'), ...confirmations('back')] : []),
      ...(isContributor ? [...sequences(awaited, 'back'), ...confirmations('out')] : []),
    ],
  };
}
