import { randomBytes } from 'node:crypto';
import type { AgreementDocument } from '#contract/agreements/terms.ts';
import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { findSignatures } from '../find-text.ts';
import { subjectOf } from '../row.ts';
import { type Held, holdAgreement } from './hold-agreement.ts';
import { noteStep } from './note-step.ts';
import { requireInTime } from './require-in-time.ts';
import { requireSignable, type Signing } from './require-signable.ts';
import { settleAnswer } from './settle-answer.ts';

/** Writes a signature whose code was right; the second one brings the agreement into force. */
export async function writeSignature(tx: Tx, member: Member, signing: Signing, ip: string): Promise<void> {
  const held = await holdAgreement(tx, member, signing.agreementId);
  const { version, hash } = signing;
  const standing = await requireSignable(tx, held, member, signing);
  const dueAt = await requireInTime(tx, held);
  const key = { agreement_id: held.id, version, party: held.side, account_id: member.id };
  await tx
    .insertInto('agreement_signatures')
    .values({ ...key, name: signing.name, hash, confirmed_by: 'mailed code' })
    .execute();
  await tx
    .insertInto('agreement_signature_addresses')
    .values({ ...key, ip })
    .execute();
  const about = { agreementId: held.id, version };
  await noteStep(tx, { ...about, kind: 'signed', party: held.side });
  await record(tx, { name: 'agreements.signed', accountId: member.id, subject: subjectOf(held) });
  const signatures = await findSignatures(tx, held.id, version);
  if (signatures.length === 2) return activate(tx, held, member, standing.document);
  await tx
    .updateTable('agreements')
    .set({ stage: 'signed_by_one', last_party: standing.party })
    .where('id', '=', held.id)
    .execute();
  await settleAnswer(tx, { ...held, stage: 'signed_by_one' }, { until: dueAt });
}

/** Its ledger is empty and begins with the hash of what both have signed; each side is a random number in it. */
async function activate(
  tx: Tx,
  held: Held,
  member: Member,
  { milestones }: AgreementDocument,
): Promise<void> {
  await tx
    .updateTable('agreements')
    .set({ stage: 'active', active_at: now })
    .where('id', '=', held.id)
    .execute();
  await tx.deleteFrom('agreement_drafts').where('agreement_id', '=', held.id).execute();
  const signatures = await findSignatures(tx, held.id, held.version);
  await tx
    .insertInto('agreement_people')
    .values(
      signatures.map((one) => ({
        ...{ agreement_id: held.id, account_id: one.account_id },
        number: randomBytes(16).toString('hex'),
      })),
    )
    .execute();
  await tx
    .insertInto('agreement_milestones')
    .values(milestones.map(({ number, dueDay }) => ({ agreement_id: held.id, number, due_day: dueDay })))
    .execute();
  await settleAnswer(tx, { ...held, stage: 'active' });
  await noteStep(tx, { agreementId: held.id, kind: 'active', party: '', version: held.version });
  await record(tx, { name: 'agreements.activated', accountId: member.id, subject: subjectOf(held) });
}
