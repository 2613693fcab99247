import type { Tx } from '../../ground/events.ts';

/** From now on staff see the pictures of the case blurred until they press them. */
export async function markAboutChild(tx: Tx, caseId: string): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ is_about_child: true })
    .where('id', '=', caseId)
    .where('is_about_child', '=', false)
    .execute();
}
