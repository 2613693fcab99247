import type { AskerMark } from '#contract/interests/limits.ts';
import type { Db } from '#db/connect.ts';

/** The kinds of members who may ask the owners of the project. */
export async function findAskers(db: Db, projectId: string): Promise<AskerMark[]> {
  const row = await askerRow(db, projectId).executeTakeFirst();
  return marksOfAskers(row);
}

export function askerRow(db: Db, projectId: string) {
  return db
    .selectFrom('project_askers')
    .select(['investors', 'professionals'])
    .where('project_id', '=', projectId);
}

export function marksOfAskers(row: { investors: boolean; professionals: boolean } | undefined): AskerMark[] {
  return [
    ...(row?.investors ? (['investor'] as const) : []),
    ...(row?.professionals ? (['industry_professional'] as const) : []),
  ];
}
