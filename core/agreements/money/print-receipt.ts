import type { PaperWords } from '#rules/agreements/paper-words/words.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findPaperFacts } from './papers.ts';
import { receiptSheet } from './receipt-sheet.ts';

/**
 * The receipt of a milestone as PDF, with the last entry of the ledger and its hash; in English where no other words are given.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while nothing is confirmed
 */
export async function printReceipt(
  core: Core,
  member: Member,
  milestoneKey: { agreementId: string; number: number },
  words?: PaperWords,
): Promise<Buffer> {
  const facts = await findPaperFacts(core, member, milestoneKey);
  const isReceived = facts.payments.some(
    ({ confirmed, isReversed, owed }) => confirmed !== null && !isReversed && owed !== 'back',
  );
  if (!isReceived) throw new Refusal('agreement_moved');
  return core.makePdf(receiptSheet(facts, words));
}
