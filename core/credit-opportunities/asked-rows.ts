import { sql } from 'kysely';
import type { CreditOpportunityState } from '#contract/credit-opportunities/limits.ts';
import type { Db } from '#db/connect.ts';
import { guest } from '../ground/actor.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { isOpportunitySeenBy } from '../opportunities/seen-by.ts';

/** Until when an institution answers. */
const dueAt = sql<Date | null>`(
  select due_at from clocks where clocks.kind = 'credit_opportunity' and clocks.subject_id = asked.id and ended_at is null
)`.as('due_at');

/** The questions of opportunities to an organisation, as far as everyone may see these opportunities. */
export function askedRows(db: Db, organisationId: string) {
  return db
    .selectFrom('credit_opportunities as asked')
    .innerJoin('opportunities', 'opportunities.id', 'asked.opportunity_id')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .selectAll('asked')
    .select([
      'opportunities.title',
      'opportunities.slug',
      'opportunities.project_id',
      'opportunities.terms',
      dueAt,
    ])
    .select(['projects.name as project', 'opportunities.state as opportunity_state'])
    .select(sql<number>`coalesce((opportunities.said -> 'credit' ->> 'hours')::int, 0)`.as('given'))
    .where('asked.organisation_id', '=', organisationId)
    .where(isOpportunitySeenBy(guest));
}

type Answered = {
  state: string;
  hours: number;
  credits: number;
  reason: string;
  asked_at: Date;
  answered_at: Date | null;
  due_at: Date | null;
};

export function presentAnswer(row: Answered) {
  return {
    state: row.state as CreditOpportunityState,
    hours: row.hours,
    credits: row.credits,
    reason: row.reason,
    askedAt: isoDate(row.asked_at),
    answeredAt: isoDateOrEmpty(row.answered_at),
    dueAt: row.state === 'asked' ? isoDateOrEmpty(row.due_at) : '',
  };
}

export function presentAsked(row: Answered & { id: string; title: string; project: string; given: number }) {
  return {
    $id: row.id,
    title: row.title,
    project: row.project,
    given: row.given,
    ...presentAnswer(row),
  };
}
