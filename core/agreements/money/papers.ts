import { debtsOf } from '#rules/agreements/money-due.ts';
import { type Milestone, milestoneOf } from '#rules/agreements/state.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { readTaxNumber, type TaxNumber } from '#rules/checks/tax-number.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findOwn } from '../find-agreements.ts';
import { findLedger } from '../find-in-force.ts';
import { isInForce } from '../policy.ts';
import { findDueTimes, findSaid, findTaxNumber } from './find-money.ts';
import { isPaymentEntry, paymentsOf, type StatedPayment } from './payments-of.ts';
import { openTaxNumberSeal } from './sealed-payout.ts';

/** The facts of an invoice or a receipt. */
export type PaperFacts = {
  agreementId: string;
  document: AgreementDocument;
  milestone: Milestone;
  acceptedAt: string;
  /** When the pay is due; null where nothing of it was ever due. */
  dueAt: Date | null;
  payments: (StatedPayment & { reference: string; taxReference: string })[];
  taxNumbers: { project: TaxNumber | null; contributor: TaxNumber | null };
  closed: number;
  last: Pick<Entry, 'sequence' | 'hash' | 'at'>;
};

/**
 * The facts for the papers of a milestone. A tax number sealed under another secret is left out; the page asks for it
 * again.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before the milestone is accepted
 */
export async function findPaperFacts(
  { db, key }: Core,
  member: Member,
  { agreementId, number }: { agreementId: string; number: number },
): Promise<PaperFacts> {
  const row = await findOwn(db, member, agreementId);
  if (!row) throw new Refusal('agreement_unknown');
  const ledger = isInForce(row) ? await findLedger(db, row) : null;
  const last = ledger?.entries.at(-1);
  const isThere = ledger?.state.milestones.some((one) => one.number === number);
  if (!ledger || !last || !isThere) throw new Refusal('agreement_moved');
  const milestone = milestoneOf(ledger.state, number);
  const accepted = ledger.entries.findLast(
    ({ fact }) => (fact.kind === 'accepted' || fact.kind === 'ruled') && fact.milestone === number,
  );
  if (!accepted || milestone.stage !== 'accepted') throw new Refusal('agreement_moved');
  const entries = ledger.entries.filter(({ fact }) => isPaymentEntry(fact, number));
  const owedSince = debtsOf(milestone, ledger.entries).find(({ owed }) => owed === 'pay')?.since ?? 0;
  const numberOf = async (party: 'project' | 'contributor') => {
    const kept = await findTaxNumber(db, agreementId, party);
    const text = kept && openTaxNumberSeal(key, { agreementId, party }, kept.sealed);
    return text ? readTaxNumber(text) : null;
  };
  const [said, dueTimes, project, contributor] = await Promise.all([
    findSaid(
      db,
      agreementId,
      entries.map(({ sequence }) => sequence),
    ),
    findDueTimes(db, { agreementId, number }, [owedSince]),
    numberOf('project'),
    numberOf('contributor'),
  ]);
  const closed = ledger.entries.findLast(
    ({ side, fact }) => fact.kind === 'closed_open' && side === 'contributor' && fact.milestone === number,
  )?.fact;
  return {
    agreementId,
    document: ledger.state.document,
    milestone,
    acceptedAt: accepted.at,
    last,
    dueAt: dueTimes.get(owedSince)?.due_at ?? null,
    payments: paymentsOf(ledger.entries, number).map((payment) => ({
      ...payment,
      reference: said.get(payment.entry)?.reference ?? '',
      taxReference: said.get(payment.entry)?.taxReference ?? '',
    })),
    taxNumbers: { project, contributor },
    closed: closed?.kind === 'closed_open' ? closed.amount : 0,
  };
}
