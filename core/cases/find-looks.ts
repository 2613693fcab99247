import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';

const most = 50;

/** The logged looks at a case, the latest first. */
export async function findLooks(db: Db, caseId: string): Promise<{ by: string; at: string }[]> {
  const rows = await db
    .selectFrom('admin_actions as look')
    .leftJoin('accounts', 'accounts.id', 'look.actor_id')
    .select(['accounts.name', 'look.created_at'])
    .where('look.subject_id', '=', caseId)
    .where('look.action', 'in', ['case.opened', 'case.pictureOpened'])
    .orderBy('look.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ name, created_at: at }) => ({ by: name ?? '', at: isoDate(at) }));
}
