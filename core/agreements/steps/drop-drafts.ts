import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Drops the drafts of a held agreement, or that of one side, and resolves to the sides that had one. A version of such a draft
 * was not proposed, though the last text of its side may come from an earlier draft's version of the same number.
 */
export async function dropDrafts(
  tx: Tx,
  agreementId: string,
  party?: AgreementParty,
): Promise<AgreementParty[]> {
  const dropped = await tx
    .deleteFrom('agreement_drafts')
    .where('agreement_id', '=', agreementId)
    .$if(party !== undefined, (drafts) => drafts.where('party', '=', party ?? 'project'))
    .returning('party')
    .execute();
  const sides = dropped.map((one) => one.party);
  if (sides.length > 0)
    await tx
      .updateTable('agreement_versions')
      .set({ draft_version: null })
      .where('agreement_id', '=', agreementId)
      .where('party', 'in', sides)
      .where('draft_version', 'is not', null)
      .execute();
  return sides;
}
