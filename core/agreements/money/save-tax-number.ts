import { readTaxNumber } from '#rules/checks/tax-number.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOf } from '../row.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { sealTaxNumber } from './sealed-payout.ts';

/**
 * Keeps the own side's PAN or GSTIN for invoices and receipts, encrypted; without one, what was kept is erased.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `agreement_tax_number_invalid`
 */
export async function saveTaxNumber(
  core: Core,
  member: Member,
  { agreementId, taxNumber }: { agreementId: string; taxNumber: string },
): Promise<void> {
  const read = taxNumber === '' ? null : readTaxNumber(taxNumber);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    if (taxNumber !== '' && !read) throw new Refusal('agreement_tax_number_invalid');
    const { side: party } = held;
    const sealed = read && sealTaxNumber(core.key, { agreementId, party }, read.number);
    await tx
      .deleteFrom('agreement_tax_numbers')
      .where('agreement_id', '=', agreementId)
      .where('party', '=', party)
      .execute();
    if (sealed)
      await tx
        .insertInto('agreement_tax_numbers')
        .values({ agreement_id: agreementId, party, account_id: member.id, sealed })
        .execute();
    const subject = { ...subjectOf(held), milestone: 0 };
    await record(tx, { name: 'agreements.payoutChanged', accountId: member.id, subject });
  });
}
