import { randomBytes } from 'node:crypto';
import { now } from '#db/now.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { findSignatures } from '../find-text.ts';
import { amend } from './amend.ts';
import { dropDrafts } from './drop-drafts.ts';
import { type HeldNegotiation, holdNegotiation } from './hold-negotiation.ts';
import { noteMove } from './note-move.ts';
import { requireInTime } from './require-in-time.ts';
import { type ReadSigning, requireSignable } from './require-signable.ts';
import { settleAnswer } from './settle-answer.ts';
import { writeStands } from './write-stands.ts';

/** Writes a signature whose code was right; the second one brings the agreement into force. */
export async function writeSignature(
  { tx, origin }: { tx: Tx } & Pick<Core, 'origin'>,
  member: Member,
  { ip, ...signing }: ReadSigning & { ip: string },
): Promise<void> {
  const held = await holdNegotiation(tx, member, signing.agreementId);
  const { version, hash, readerLanguage } = signing;
  const standing = await requireSignable({ tx, origin }, held, member, signing);
  const dueAt = await requireInTime(tx, held);
  const key = { agreement_id: held.id, version, party: held.side, account_id: member.id };
  await tx
    .insertInto('agreement_signatures')
    .values({
      ...key,
      name: signing.name,
      hash,
      confirmed_by: 'mailed code',
      reader_language: standing.document.language === readerLanguage ? null : readerLanguage,
    })
    .execute();
  await tx
    .insertInto('agreement_signature_addresses')
    .values({ ...key, ip })
    .execute();
  await noteMove(tx, held, { kind: 'signed', party: held.side, version, accountId: member.id });
  const signatures = await findSignatures(tx, held.id, version);
  if (signatures.length === 2) {
    await numberPeople(tx, held);
    return held.amendment === null ? activate(tx, held, member, standing.document) : amend(tx, held, member);
  }
  await writeStands(tx, held, { stage: 'signed_by_one', last_party: standing.party });
  await settleAnswer(tx, { ...held, stage: 'signed_by_one' }, { until: dueAt });
}

/** Its ledger is empty and begins with the hash of what both have signed; each side is a random number in it. */
async function activate(
  tx: Tx,
  held: HeldNegotiation,
  member: Member,
  { milestones }: AgreementDocument,
): Promise<void> {
  await tx
    .updateTable('agreements')
    .set({ stage: 'active', active_at: now })
    .where('id', '=', held.id)
    .execute();
  await dropDrafts(tx, held.id);
  await tx
    .insertInto('agreement_milestones')
    .values(milestones.map(({ number, dueDay }) => ({ agreement_id: held.id, number, due_day: dueDay })))
    .execute();
  await settleAnswer(tx, { ...held, stage: 'active' });
  await noteMove(tx, held, { kind: 'active', party: '', version: held.version, accountId: member.id });
}

/** A signer is a random number in the ledger, the same for all that they sign in it. */
async function numberPeople(tx: Tx, { id, version }: HeldNegotiation): Promise<void> {
  const signatures = await findSignatures(tx, id, version);
  await tx
    .insertInto('agreement_people')
    .values(
      signatures.map((one) => ({
        agreement_id: id,
        account_id: one.account_id,
        number: randomBytes(16).toString('hex'),
      })),
    )
    .onConflict((conflict) => conflict.columns(['agreement_id', 'account_id']).doNothing())
    .execute();
}
