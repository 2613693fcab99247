import { type SqlBool, sql } from 'kysely';
import type { HostedRowBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { seerOf } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { isHost } from './find-hosts.ts';

/**
 * Claims that the member sees as an owner of the project: those that wait for an owner, and those that an owner has answered,
 * while they are kept. A claim that went by evidence shows the host nothing more.
 */
export function hostedRows(db: Db, ownerId: string) {
  return db
    .selectFrom('credit_claims as claim')
    .innerJoin('project_members as seat', (join) =>
      join
        .onRef('seat.project_id', '=', 'claim.project_id')
        .on('seat.account_id', '=', ownerId)
        .on('seat.is_owner', '=', true),
    )
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .leftJoin(namesShown(db, seerOf(ownerId)).as('student'), 'student.id', 'claim.account_id')
    .select(['claim.id', 'claim.state', 'claim.version', 'claim.project_id', 'claim.project_name'])
    .select([
      'claim.minutes',
      'claim.sent_at',
      'student.name as student',
      'organisations.name as organisation',
    ])
    .select(
      sql<Date | null>`(
        select due_at from clocks where clocks.subject_id = claim.id and clocks.kind = 'claim_host' and ended_at is null
      )`.as('due_at'),
    )
    .where(isHost(sql.ref<string>('seat.account_id'), sql.ref<string>('claim.account_id')))
    .where('claim.account_id', 'is not', null)
    .where(
      sql<SqlBool>`(claim.state = 'host' or exists (
        select from credit_steps as step
        where step.claim_id = claim.id and step.side = 'host' and step.kind in ('confirmed', 'returned')
      ))`,
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof hostedRows>['executeTakeFirstOrThrow']>>;

export function presentHostedRow(row: Row): HostedRowBody {
  return {
    $id: row.id,
    state: row.state,
    project: { $id: row.project_id ?? '', name: row.project_name },
    student: row.student ?? '',
    organisation: row.organisation,
    minutes: row.minutes,
    sentAt: isoDateOrEmpty(row.sent_at),
    dueAt: isoDateOrEmpty(row.due_at),
  };
}
