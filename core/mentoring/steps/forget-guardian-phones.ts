import type { Tx } from '../../ground/events.ts';

/** A member who is 18 has no guardian here any more: no mentor reads the number. */
export async function forgetGuardianPhones(tx: Tx, menteeId: string): Promise<void> {
  await tx
    .updateTable('mentoring_sessions')
    .set({ guardian_phone: '' })
    .where('mentee_id', '=', menteeId)
    .where('guardian_phone', '<>', '')
    .execute();
}
