import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import type { Tx } from '../../ground/events.ts';
import { hashOfValue } from '../../ledger/seal-entries.ts';
import { isNegotiated, mayAmend } from '../policy.ts';
import { voidSignatures } from './end-negotiation.ts';
import type { HeldNegotiation } from './hold-negotiation.ts';
import { noteMove } from './note-move.ts';
import { settleAnswer } from './settle-answer.ts';
import { writeStands } from './write-stands.ts';

type Written = {
  document: AgreementDocument;
  /** Who alone could sign for a project that is not registered. */
  signerId: string | null;
  /** Null for the product. */
  accountId: string | null;
  /** The version of the side's draft that it comes from; null for none. */
  draftVersion: number | null;
};

/** Writes the next text of a held negotiation, or begins an amendment. The other side owes the answer. */
export async function writeProposal(
  tx: Tx,
  held: HeldNegotiation,
  { document, signerId, accountId, draftVersion }: Written,
): Promise<void> {
  const party: AgreementParty = held.side;
  const isFirst = !isNegotiated(held);
  const version = document.version;
  await tx
    .insertInto('agreement_versions')
    .values({
      agreement_id: held.id,
      number: version,
      party,
      hash: hashOfValue(document),
      document: canonicalJson(document),
      signer_id: signerId,
      has_equity: document.terms.equity !== null,
      draft_version: draftVersion,
    })
    .execute();
  await voidSignatures(tx, held);
  const stage = isFirst ? ('proposed' as const) : ('countered' as const);
  const standing = { ...held, stage, version, last_party: party };
  if (mayAmend(held)) standing.amendment = await beginAmendment(tx, standing);
  else await writeStands(tx, held, { stage, version, last_party: party });
  await tx
    .deleteFrom('agreement_drafts')
    .where('agreement_id', '=', held.id)
    .where('party', '=', party)
    .execute();
  await settleAnswer(tx, standing, { isNew: true });
  await noteMove(tx, standing, { kind: stage, party, version, accountId });
}

/**
 * Begins an amendment while the signed text stays in force; a milestone that starts from now on voids it. Resolves to its
 * number.
 */
async function beginAmendment(
  tx: Tx,
  { id, amendments, version, last_party: party }: HeldNegotiation,
): Promise<number> {
  const number = amendments + 1;
  await tx
    .insertInto('agreement_amendments')
    .values((row) => ({
      agreement_id: id,
      number,
      version,
      stage: 'proposed' as const,
      proposer: party,
      last_party: party,
      after_entry: row
        .selectFrom('agreement_entries')
        .select((one) => one.fn.coalesce(one.fn.max('sequence'), one.lit(0)).as('last'))
        .where('agreement_id', '=', id),
    }))
    .execute();
  return number;
}
