import { sql } from 'kysely';
import { deadlineKinds, deadlineRules } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import { type Answer, figuresDays, type ReplyFigures, replyFigures } from './reply-figures.ts';

const counted = deadlineKinds.filter((kind) => deadlineRules[kind].countsAsReply);

/** How these projects have answered lately, by project id. Released deadlines do not count. */
export async function countReplyFigures(
  db: Db,
  projectIds: readonly string[],
): Promise<Map<string, ReplyFigures>> {
  const rows = await db
    .selectFrom('clocks')
    .select(['project_id', 'began_at', 'ended_at', 'state'])
    .where('project_id', '=', sql<string>`any(${[...projectIds]}::text[])`)
    .where('kind', 'in', counted)
    .where('state', 'in', ['met', 'lapsed'])
    .where('ended_at', '>', sql<Date>`now() - make_interval(days => ${figuresDays})`)
    .execute();
  const answers = new Map<string, Answer[]>(projectIds.map((id) => [id, []]));
  for (const { project_id: id, began_at: askedAt, ended_at: endedAt, state } of rows) {
    const inTime = state === 'met';
    answers.get(id ?? '')?.push({ askedAt, answeredAt: inTime ? endedAt : null, inTime });
  }
  return new Map([...answers].map(([id, given]) => [id, replyFigures(given)]));
}
