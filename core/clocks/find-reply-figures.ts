import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { type Answer, figuresDays, type ReplyFigures, replyFigures } from './reply-figures.ts';
import type { WaitKind } from './waits.ts';

/** What counts: decisions about applications, the first and the later ones. */
const counted: readonly WaitKind[] = ['application_first_decision', 'application_later_decision'];

/** How a project has answered lately. What was released counts for nothing. */
export async function findReplyFigures(db: Db, projectId: string): Promise<ReplyFigures> {
  const rows = await db
    .selectFrom('clocks')
    .select(['began_at', 'ended_at', 'state'])
    .where('project_id', '=', projectId)
    .where('kind', 'in', counted)
    .where('state', 'in', ['met', 'lapsed'])
    .where('ended_at', '>', sql<Date>`now() - make_interval(days => ${figuresDays})`)
    .execute();
  return replyFigures(
    rows.map(({ began_at: askedAt, ended_at: endedAt, state }): Answer => {
      const inTime = state === 'met';
      return { askedAt, answeredAt: inTime ? endedAt : null, inTime };
    }),
  );
}
