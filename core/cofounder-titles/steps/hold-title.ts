import type { Selectable } from 'kysely';
import type { CofounderTitlesTable } from '#db/tables/cofounder-titles.ts';
import type { Tx } from '../../ground/events.ts';

export type HeldTitle = Selectable<CofounderTitlesTable>;

/** The subject of the deadline of one who has to accept. */
export const partOf = (titleId: string, accountId: string) => `${titleId}.${accountId}`;
export const readPart = (subjectId: string) => subjectId.split('.')[0] ?? '';

/** A proposal that waits, held with its project until the transaction ends. */
export async function holdTitle(tx: Tx, id: string): Promise<HeldTitle | undefined> {
  await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', (of) =>
      of.selectFrom('cofounder_titles').select('project_id').where('cofounder_titles.id', '=', id),
    )
    .forUpdate()
    .execute();
  return tx
    .selectFrom('cofounder_titles')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .forUpdate()
    .executeTakeFirst();
}
