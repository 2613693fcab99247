import { sql } from 'kysely';
import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { Db } from '#db/connect.ts';
import { districtLabel } from '../districts/table.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { findChanges } from './find-changes.ts';
import { findFacts } from './find-facts.ts';
import { ownProjects } from './find-project.ts';
import { canOf } from './policy.ts';
import { rowOf } from './row.ts';

type Waiting = {
  asked_review_at: Date | null;
  due_at: Date | null;
  is_late: boolean;
  returned_for: string | null;
  answer_by: Date | null;
  on_until: Date | null;
};

/** The member's own search as it stands, and what it lacks. */
export async function showOwn(db: Db, accountId: string): Promise<OwnSearchBody> {
  const found = await db
    .selectFrom('cofounder_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const row = found && rowOf(found);
  const waiting = await findWaiting(db, accountId);
  const facts = await findFacts(db, accountId);
  const changes = await findChanges(db, accountId);
  const projects = await ownProjects(db, accountId)
    .select(['projects.id', 'projects.name'])
    .orderBy('projects.created_at', 'desc')
    .execute();
  return {
    state: row?.state ?? '',
    version: row?.version ?? 0,
    said: row?.said ?? null,
    proposed: row?.proposed ?? null,
    pause: row?.pause ?? '',
    lacks: [...facts.lacks],
    isFound: row?.state === 'on' && facts.lacks.length === 0,
    onUntil: isoDateOrEmpty(waiting.answer_by ?? waiting.on_until),
    answerBy: isoDateOrEmpty(waiting.answer_by),
    review: waiting.asked_review_at && {
      askedAt: isoDate(waiting.asked_review_at),
      dueAt: isoDateOrEmpty(waiting.due_at),
      isLate: waiting.is_late,
    },
    returnedFor: waiting.returned_for ?? '',
    removedFor: row?.removal_reason ?? '',
    changesLeft: changes.left,
    splitFrom: isoDateOrEmpty(changes.splitFrom),
    split: changes.split,
    profile: {
      skills: [...facts.skills],
      hours: facts.hours,
      languages: [...facts.languages],
      district: facts.district ? districtLabel(facts.district) : '',
    },
    projects: projects.map(({ id, name }) => ({ $id: id, name })),
    can: canOf(row),
  };
}

async function findWaiting(db: Db, accountId: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select waiting.asked_at as asked_review_at, clock.due_at,
      coalesce(clock.due_at <= now(), false) as is_late,
      (
        select case when state = 'returned' then reason end from cofounder_reviews
        where account_id = ${accountId} order by asked_at desc, id desc limit 1
      ) as returned_for,
      (
        select due_at from clocks
        where kind = 'still_looking' and subject_id = ${accountId} and ended_at is null
      ) as answer_by,
      (
        select on_since + make_interval(days => ${limits.onDays}) from cofounder_searches
        where account_id = ${accountId} and state = 'on'
      ) as on_until
    from (select) one
    left join cofounder_reviews as waiting on waiting.account_id = ${accountId} and waiting.state = 'waiting'
    left join clocks as clock on clock.kind = 'cofounder_review' and clock.subject_id = waiting.id`.execute(
    db,
  );
  const [waiting] = rows;
  if (!waiting) throw new Error('The database gave no row.');
  return waiting;
}
