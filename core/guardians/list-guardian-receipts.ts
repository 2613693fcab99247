import type { ReceiptBody } from '#contract/consents/calls.ts';
import { presentReceipt, receiptRows } from '../consents/get-receipt.ts';
import type { Core } from '../ground/core.ts';
import { requireRequest } from './require-request.ts';

/**
 * The receipts of what the guardian gave and withdrew, the newest first, for the holder of the mailed link.
 * @throws Refusal `guardian_request_not_found`
 */
export async function listGuardianReceipts(
  core: Core,
  link: { id: string; secret: string },
): Promise<{ receipts: ReceiptBody[] }> {
  const { account_id: accountId, asked_at: askedAt } = await requireRequest(core, link);
  const rows = await receiptRows(core.db, accountId)
    .where('given_by', '=', 'guardian')
    // Those of another guardian before stay with that one.
    .where('consents.created_at', '>=', askedAt)
    .orderBy('consents.id', 'desc')
    .limit(20)
    .execute();
  return { receipts: await Promise.all(rows.map((row) => presentReceipt(core, row))) };
}
