import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { wasAsked } from './row.ts';

/** Requests with what both sides see of them: the projects, the deadline, and whether the account was asked. */
export function introductionRows(db: Db, accountId: string) {
  return db
    .selectFrom('introductions')
    .leftJoin('projects as asked', 'asked.id', 'introductions.project_id')
    .leftJoin('clocks', (join) =>
      join
        .onRef('clocks.subject_id', '=', 'introductions.id')
        .on('clocks.kind', 'in', ['cofounder_answer', 'introduction_answer'])
        .on('clocks.ended_at', 'is', null),
    )
    .selectAll('introductions')
    .select(['asked.slug as project_slug', 'asked.name as project_name', 'clocks.due_at'])
    .select(sql<boolean>`coalesce(${wasAsked(accountId)}, false)`.as('was_asked'));
}

export type FoundIntroduction = Awaited<
  ReturnType<ReturnType<typeof introductionRows>['executeTakeFirstOrThrow']>
>;
