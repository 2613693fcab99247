import type { Db } from '#db/connect.ts';
import { isoDate } from '../../ground/dates.ts';

const most = 100;

/** Who has looked at the amounts of a dispute, as the log has it, the latest first. */
export async function findLooks(db: Db, disputeId: string): Promise<{ by: string; at: string }[]> {
  const rows = await db
    .selectFrom('admin_actions as look')
    .leftJoin('accounts', 'accounts.id', 'look.actor_id')
    .select(['accounts.name', 'look.created_at'])
    .where('look.subject_id', '=', disputeId)
    .where('look.action', 'in', ['dispute.opened', 'dispute.fileOpened', 'dispute.ruled'])
    .orderBy('look.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ name, created_at: at }) => ({ by: name ?? '', at: isoDate(at) }));
}
