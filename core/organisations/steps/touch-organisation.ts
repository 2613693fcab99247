import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/**
 * Says that the public page of a held organisation shows something else now. Modules with a part on that page call it when
 * their part changes.
 */
export async function touchOrganisation(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ version: sql<number>`version` })
    .where('id', '=', organisationId)
    .execute();
}
