import { consentRules, kindsOfConsents } from '#contract/collected.ts';
import type { ReceiptBody } from '#contract/consents/calls.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import type { ConsentRow } from './consent-rows.ts';
import { purposeName, purposeRule } from './purpose.ts';
import { receiptNumber, rowOfReceipt } from './receipt-number.ts';

/**
 * The receipt of a step, for the member whose account it is about.
 * @throws Refusal `receipt_unknown`, also for that of another account
 */
export async function getReceipt(core: Core, member: Member, number: string): Promise<ReceiptBody> {
  const id = rowOfReceipt(number);
  const row = id && (await receiptRows(core.db, member.id).where('consents.id', '=', id).executeTakeFirst());
  if (!row) throw new Refusal('receipt_unknown');
  return presentReceipt(core, row);
}

/** The steps of an account with the name that stands on receipts. */
export function receiptRows(db: Db, accountId: string) {
  return db
    .selectFrom('consents')
    .innerJoin('accounts', 'accounts.id', 'consents.account_id')
    .select(['consents.id', 'document', 'version', 'language', 'words_hash', 'given', 'detail', 'given_by'])
    .select(['consents.created_at', 'accounts.name as member_name'])
    .where('account_id', '=', accountId);
}

export async function presentReceipt(
  core: Core,
  row: ConsentRow & { member_name: string },
): Promise<ReceiptBody> {
  const kind = kindsOfConsents.find((one) => one === row.document);
  return {
    number: receiptNumber(row.id),
    isGiven: row.given,
    at: isoDate(row.created_at),
    document: row.document,
    purpose: await purposeName(core, row),
    text: (kind ? consentRules[kind] : purposeRule).text,
    version: row.version,
    language: row.language,
    wordsHash: row.words_hash,
    by: row.given_by === 'guardian' ? 'guardian' : 'member',
    detail: row.detail,
    memberName: row.member_name,
  };
}
