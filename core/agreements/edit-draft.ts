import { type AgreementDraft, agreementDraft, type DraftParam } from '#contract/agreements/draft.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { now } from '#db/now.ts';
import { suggestedEquity } from '#rules/agreements/suggested-equity.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { clauseLanguagesOf } from './clause-languages-of.ts';
import { languagesOfDraft, saidInLanguage, termsInLanguage } from './draft-language.ts';
import { wrongIn } from './faults-of-draft.ts';
import { findNextDocument } from './find-next-document.ts';
import { type Draft, findDraft } from './find-text.ts';
import { isOver } from './policy.ts';
import { subjectOf } from './row.ts';
import { showAgreement } from './show-agreement.ts';
import { holdNegotiation } from './steps/hold-negotiation.ts';

type Change = { agreementId: string; version: number; said: DraftParam };

/**
 * Changes the side's own draft, based on a version of it. Fields may stay empty until the proposal; invalid terms are
 * refused here. With another language the terms that are still our suggestion are said in it.
 * @throws Refusal `agreement_unknown`, `agreement_over`; `agreement_not_your_draft` if this side has no draft, or for the
 * other side's name; `conflict`; `agreement_language_unoffered`; a refusal for each invalid term, with the field or milestone
 */
export async function editDraft(
  core: Core,
  member: Member,
  { agreementId, version, said }: Change,
): Promise<AgreementBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdNegotiation(tx, member, agreementId);
    if (isOver(held)) throw new Refusal('agreement_over');
    const draft = await findDraft(tx, held.id, held.side);
    if (!draft || (held.side === 'contributor' && said.project))
      throw new Refusal('agreement_not_your_draft');
    const next = changed(draft.said, said);
    const isSame = JSON.stringify(next) === JSON.stringify(draft.said);
    // Sent twice, as by a form that is.
    if (isSame && draft.version === version + 1) return;
    if (draft.version !== version) throw new Refusal('conflict');
    const writer = { party: held.side, member };
    const around = await findNextDocument({ db: tx, origin: core.origin }, held, { said: next }, writer);
    const [fault] = wrongIn(next, around);
    if (fault) throw new Refusal(fault.code, { param: fault.param });
    if (!languagesOfDraft(clauseLanguagesOf(core), draft.said, around).includes(next.language))
      throw new Refusal('agreement_language_unoffered', { param: 'language' });
    await tx
      .updateTable('agreement_drafts')
      .set({
        said: JSON.stringify(next),
        version: version + 1,
        saved_at: now,
        ...keptSuggestion(draft, next),
      })
      .where('agreement_id', '=', held.id)
      .where('party', '=', held.side)
      .execute();
    const subject = { ...subjectOf(held), party: held.side };
    await record(tx, { name: 'agreements.drafted', accountId: member.id, subject });
  });
  return showAgreement(core, member, agreementId);
}

/** The suggested equity terms follow from the start day, which may have changed since; the others have the language of the draft. */
function keptSuggestion({ said, suggested }: Draft, next: AgreementDraft): { suggested?: string } {
  const isOfNewEquity = !said.equity && next.equity;
  if (!suggested || (!isOfNewEquity && said.language === next.language)) return {};
  const words = termsInLanguage(suggested, said.language, next.language);
  const equity = isOfNewEquity && { equity: suggestedEquity(said.terms.startDay) };
  return { suggested: JSON.stringify({ ...words, ...equity }) };
}

/** Without an equity part no milestone has shares to choose. */
function changed(before: AgreementDraft, { terms, ...said }: DraftParam): AgreementDraft {
  const parsed = agreementDraft.parse({ ...before, ...said, terms: { ...before.terms, ...terms } });
  const next = saidInLanguage(parsed, before.language);
  if (said.equity !== null || said.milestones) return next;
  const milestones = next.milestones.map((one) => ({ ...one, lowestShare: 0, highestShare: 0 }));
  return { ...next, milestones };
}
