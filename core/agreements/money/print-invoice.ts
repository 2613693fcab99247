import type { PaperWords } from '#rules/agreements/paper-words/words.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { findPaperFacts } from './papers.ts';

/**
 * The invoice of an accepted milestone as PDF, in English where no other words are given.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before it is accepted, and where nothing is to be paid
 */
export async function printInvoice(
  core: Core,
  member: Member,
  milestoneKey: { agreementId: string; number: number },
  words?: PaperWords,
): Promise<Buffer> {
  const facts = await findPaperFacts(core, member, milestoneKey);
  if (facts.milestone.pay === 0) throw new Refusal('agreement_moved');
  return core.makePdf(invoiceSheet(facts, words));
}
