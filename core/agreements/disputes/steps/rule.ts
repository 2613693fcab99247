import { noteAction } from '#core/administration/steps/note-action.ts';
import type { Tx } from '#core/ground/events.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { now } from '#db/now.ts';
import { carryOut } from '../../steps/carry-out.ts';
import { holdRowInForce, type InForce } from '../../steps/hold-in-force.ts';
import type { DisputeRow } from '../dispute-row.ts';
import { noteFinal } from './make-final.ts';

export type Ruled = { disputeId: string; basedOn: number; awarded: number; reason: string; passes: string };

/** A dispute held with its agreement, in the order in which all hold them. @throws Refusal `dispute_unknown` */
export async function holdDispute(tx: Tx, id: string): Promise<{ row: DisputeRow; held: InForce }> {
  const found = await tx
    .selectFrom('agreement_disputes')
    .select('agreement_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const held = found && (await holdRowInForce(tx, found.agreement_id));
  const row =
    held && (await tx.selectFrom('agreement_disputes').selectAll().where('id', '=', id).executeTakeFirst());
  if (!held || !row) throw new Refusal('dispute_unknown');
  return { row, held };
}

/** Writes a ruling of this account. The same one sent twice is written once. */
export async function rule(
  tx: Tx,
  { row, held }: { row: DisputeRow; held: InForce },
  accountId: string,
  { basedOn, awarded, reason, passes, isAppeal, isFinal }: Ruled & { isAppeal: boolean; isFinal: boolean },
): Promise<void> {
  const command = { kind: 'rule', milestone: row.milestone, awarded, isFinal } as const;
  const by = { side: 'administrator', accountId, basedOn } as const;
  const { isRepeated } = await carryOut(tx, held, command, by, { said: { reason, passes } });
  if (isRepeated) return;
  await tx
    .updateTable('agreement_disputes')
    .set(
      isAppeal
        ? { appeal_ruled_by: accountId, appeal_ruled_at: now }
        : { ruled_by: accountId, ruled_at: now },
    )
    .where('id', '=', row.id)
    .execute();
  if (isFinal) await noteFinal(tx, held.id, row.milestone);
  await noteAction(tx, { id: accountId }, { action: 'dispute.ruled', subjectId: row.id });
}
