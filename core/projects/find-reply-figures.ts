import type { Db } from '#db/connect.ts';
import type { ReplyFigures } from '../deadlines/reply-figures.ts';

/** How a project answers, as computed last night. */
export async function findReplyFigures(db: Db, projectId: string): Promise<ReplyFigures> {
  const row = await db
    .selectFrom('projects')
    .select(['reply_days', 'reply_percent'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row ? replyFiguresOf(row) : null;
}

export function replyFiguresOf({
  reply_days: days,
  reply_percent: percentInTime,
}: {
  reply_days: number | null;
  reply_percent: number | null;
}): ReplyFigures {
  return percentInTime === null ? null : { days, percentInTime };
}
