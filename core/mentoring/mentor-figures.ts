import type { MentorFiguresBody } from '#contract/mentoring/shapes.ts';
import type { Db } from '#db/connect.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';

/** The figures of these mentors as of last night, from 5 answers or sessions on. */
export async function mentorFigures(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, MentorFiguresBody>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mentoring_figures')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        answers:
          row.answers < limits.figuresFrom
            ? null
            : {
                usualDays: Math.max(row.usual_days, 1),
                inTime: Math.floor((100 * row.in_time) / row.answers),
              },
        sessions:
          row.sessions < limits.figuresFrom
            ? null
            : { count: row.sessions, members: row.members, came: row.came, of: row.came_of },
      },
    ]),
  );
}
