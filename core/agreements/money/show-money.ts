import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import type { Db } from '#db/connect.ts';
import { debtsOf } from '#rules/agreements/money-due.ts';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findOwn } from '../find-agreements.ts';
import { findLedger } from '../find-in-force.ts';
import { isInForce } from '../policy.ts';
import { findDueTimes, findLate, findMoreTime, findSaid, findTaxNumber } from './find-money.ts';
import { findOpening, findOpenings, findPayout } from './find-payout.ts';
import { isClosable } from './is-closable.ts';
import { paymentsOf, type StatedPayment } from './payments-of.ts';
import { presentMoney } from './present-money.ts';
import { openPayoutSeal, openTaxNumberSeal } from './sealed-payout.ts';

/**
 * The amounts owed, sent and confirmed for a milestone, as one of its sides reads it: the newest payments, or those before
 * an entry, and all that await confirmation.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and for a milestone that it does not
 * have
 */
export async function showMoney(
  { db, key }: Core,
  member: Member,
  { agreementId, number, before = 0 }: { agreementId: string; number: number; before?: number },
): Promise<MilestoneMoneyBody> {
  const row = await findOwn(db, member, agreementId);
  if (!row) throw new Refusal('agreement_unknown');
  const ledger = isInForce(row) ? await findLedger(db, row) : null;
  const milestone = ledger?.state.milestones.find((one) => one.number === number);
  if (!ledger || !milestone) throw new Refusal('agreement_moved');
  const milestoneKey = { agreementId, number };
  const debts = debtsOf(milestone, ledger.entries);
  const page = pageOf(paymentsOf(ledger.entries, number), before);
  const [said, dueTimes, late, moreTime, closable, payout, taxNumber] = await Promise.all([
    findSaid(
      db,
      agreementId,
      page.payments.map(({ entry }) => entry),
    ),
    findDueTimes(
      db,
      milestoneKey,
      debts.map(({ since }) => since),
    ),
    findLate(db, milestoneKey),
    findMoreTime(db, milestoneKey),
    isClosable(db, { ...row, number }, row.side === 'project' ? 'back' : 'pay', debts),
    findOpened({ db, key }, member, { ...milestoneKey, side: row.side }),
    findOwnTaxNumber({ db, key }, agreementId, row.side),
  ]);
  return presentMoney(
    { side: row.side, ledger, milestone, debts, page },
    { said, dueTimes, late, moreTime, isClosable: closable, payout, taxNumber },
  );
}

export type Page = { payments: StatedPayment[]; next: number };

/** Every page includes the payments that can still be confirmed or taken back. */
function pageOf(all: readonly StatedPayment[], before: number): Page {
  const older = before > 0 ? all.filter(({ entry }) => entry < before) : all;
  const [first] = older.slice(-moneyLimits.payments);
  const from = first?.entry ?? 0;
  const payments = all.filter(
    ({ entry, confirmed, isReversed }) =>
      (entry >= from && (before === 0 || entry < before)) || (confirmed === null && !isReversed),
  );
  return { payments, next: older.length > moneyLimits.payments ? from : 0 };
}

type Kept = { db: Db; key: Buffer };

/** Where it is paid to, as far as the reader may read it: the contributor who gave it, and the owner who has opened it. */
async function findOpened(
  { db, key }: Kept,
  member: Member,
  { side, ...milestoneKey }: { agreementId: string; number: number; side: string },
) {
  const [kept, opening, openings] = await Promise.all([
    findPayout(db, milestoneKey),
    findOpening(db, milestoneKey),
    findOpenings(db, member, milestoneKey),
  ]);
  const opened = kept ? openPayoutSeal(key, milestoneKey, kept.sealed) : null;
  const isOwn = side === 'contributor' || opening?.account_id === member.id;
  return {
    savedAt: kept?.saved_at ?? null,
    isChanged: kept?.is_changed === true,
    isUnreadable: kept !== undefined && opened === null,
    openings,
    opened: isOwn ? opened : null,
    opening: opening?.account_id === member.id ? opening : null,
    isOpenedByOther: opening !== undefined && opening.account_id !== member.id,
  };
}

export type FoundPayout = Awaited<ReturnType<typeof findOpened>>;

async function findOwnTaxNumber({ db, key }: Kept, agreementId: string, party: AgreementParty) {
  const kept = await findTaxNumber(db, agreementId, party);
  const number = kept ? openTaxNumberSeal(key, { agreementId, party }, kept.sealed) : null;
  return { number, isUnreadable: kept !== undefined && number === null };
}
