import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import type { Debt } from '#rules/agreements/money-due.ts';
import { accountOf, moneyStageOf } from '#rules/agreements/money-of.ts';
import { offersOf } from '#rules/agreements/offers.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import { readTaxNumber } from '#rules/checks/tax-number.ts';
import { upiLink } from '#rules/checks/upi.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import { qrPath } from '../../ground/qr-path.ts';
import type { Ledger } from '../find-in-force.ts';
import { consentingSide, dueOf, isUnsettled, isWithinUpi, owingSide } from './policy.ts';
import type { FoundPayout, Page } from './show-money.ts';

type Standing = {
  side: AgreementParty;
  ledger: Ledger;
  milestone: Milestone;
  debts: readonly Debt[];
  page: Page;
};

type Found = {
  said: Map<number, Record<string, string>>;
  dueTimes: Map<number, { due_at: Date; state: string }>;
  late: Map<number, Date>;
  moreTime: Map<
    number,
    { days: number; reason: string; answered_at: Date | null; is_agreed: boolean | null }
  >;
  isClosable: boolean;
  payout: FoundPayout;
  taxNumber: { number: string | null; isUnreadable: boolean };
};

export function presentMoney(standing: Standing, found: Found): MilestoneMoneyBody {
  const { side, ledger, milestone } = standing;
  const taxNumber = found.taxNumber.number === null ? null : readTaxNumber(found.taxNumber.number);
  return {
    number: milestone.number,
    title: milestone.terms.title,
    side,
    currency: ledger.state.document.terms.currency,
    sequence: ledger.state.sequence,
    stage: moneyStageOf(milestone),
    pay: accountOf(milestone, 'pay'),
    fallback: accountOf(milestone, 'fallback'),
    payments: standing.page.payments.map((payment) => ({
      ...payment,
      reference: found.said.get(payment.entry)?.reference ?? '',
      taxReference: found.said.get(payment.entry)?.taxReference ?? '',
    })),
    next: standing.page.next,
    dues: duesOf(standing, found),
    closed: closedOf(standing, 'contributor'),
    closedBack: closedOf(standing, 'project'),
    payout: payoutOf(standing, found.payout),
    taxNumber: taxNumber && { kind: taxNumber.kind, ends: taxNumber.number.slice(-4) },
    isTaxNumberUnreadable: found.taxNumber.isUnreadable,
    can: canOf(standing, found),
  };
}

function duesOf({ debts }: Standing, { dueTimes, late, moreTime }: Found): MilestoneMoneyBody['dues'] {
  return debts
    .filter(({ unsent }) => unsent > 0)
    .map(({ owed, since, unsent: amount }) => {
      const asked = moreTime.get(since);
      return {
        owed,
        since,
        amount,
        dueAt: isoDateOrEmpty(dueTimes.get(since)?.due_at ?? null),
        overdueAt: isoDateOrEmpty(late.get(since) ?? null),
        moreTime: asked
          ? {
              days: asked.days,
              reason: asked.reason,
              isAnswered: asked.answered_at !== null,
              isAgreed: asked.is_agreed === true,
            }
          : null,
      };
    });
}

function closedOf({ ledger, milestone }: Standing, by: AgreementParty): MilestoneMoneyBody['closed'] {
  for (const { at, side, fact } of ledger.entries)
    if (fact.kind === 'closed_open' && fact.milestone === milestone.number && side === by)
      return { amount: fact.amount, at: isoDate(new Date(at)) };
  return null;
}

function payoutOf(
  { ledger, milestone }: Standing,
  { savedAt, isChanged, isUnreadable, openings, opened, opening }: FoundPayout,
): MilestoneMoneyBody['payout'] {
  return {
    isGiven: savedAt !== null && !isUnreadable,
    isUnreadable,
    savedAt: isoDateOrEmpty(savedAt),
    isChanged,
    openings: openings.map(({ name, opened_at: at }) => ({ name, at: isoDate(at) })),
    opened: opened && {
      upi: opened.upi,
      bank: opened.bank,
      until: isoDateOrEmpty(opening?.open_until ?? null),
      ...linkOf({ ledger, milestone }, opened.upi, Number(opening?.withheld ?? 0)),
    },
  };
}

function linkOf(
  { ledger, milestone }: Pick<Standing, 'ledger' | 'milestone'>,
  upi: string,
  withheld: number,
) {
  const { state } = ledger;
  const amount = Math.max(0, dueOf(milestone) - withheld);
  if (upi === '' || !isWithinUpi(state, amount)) return { amount, link: '', code: null };
  const { name } = state.document.parties.contributor;
  // The note stands in the statements of both banks, and payment apps may take no letters but these there: it is English in every
  // language.
  const link = upiLink({ to: upi, name, amount, note: `Milestone ${milestone.number}` });
  return { amount, link, code: qrPath(link) };
}

function canOf({ side, ledger, milestone, debts }: Standing, found: Found): MilestoneMoneyBody['can'] {
  const { state } = ledger;
  const offers = offersOf(state, side, state.at).milestones.get(milestone.number);
  const isEarning = side === 'contributor';
  const unsent = debts.filter((debt) => debt.unsent > 0);
  const { payout, moreTime, dueTimes } = found;
  return {
    send: offers?.sendPay === true || offers?.sendFallback === true,
    confirm: (offers?.confirmPayments.length ?? 0) > 0,
    payBack: offers?.payBack === true,
    confirmPaidBack: (offers?.confirmPaidBack.length ?? 0) > 0,
    reverse: offers?.reverse ?? [],
    close: offers?.closeOpen === true && found.isClosable,
    closeBack: offers?.closeBack === true && found.isClosable,
    savePayout: isEarning && isUnsettled(state, milestone.number),
    openPayout:
      !isEarning &&
      dueOf(milestone) > 0 &&
      payout.savedAt !== null &&
      !payout.isUnreadable &&
      !payout.isOpenedByOther,
    askMoreTime: unsent
      .filter(({ owed, since }) => owingSide(owed) === side && !moreTime.has(since))
      .filter(({ since }) => dueTimes.get(since)?.state === 'running')
      .map(({ since }) => since),
    answerMoreTime: unsent
      .filter(({ owed, since }) => consentingSide(owed) === side && moreTime.get(since)?.answered_at === null)
      .filter(({ since }) => dueTimes.get(since)?.state === 'running')
      .map(({ since }) => since),
    saveTaxNumber: true,
    invoice: milestone.stage === 'accepted' && milestone.pay > 0,
    receipt: milestone.payments.some(({ confirmed, direction }) => confirmed !== null && direction === 'out'),
  };
}
