import { type SqlBool, sql } from 'kysely';
import { type LineBar, creditTimes as times } from '#contract/credit/limits.ts';
import type { ClaimableLineBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { minutesOfLine } from '#rules/credit/sums.ts';
import { zoneOf } from './zone-of.ts';

/** Work as a claim keeps it. */
export type Work = {
  key: string;
  kind: 'milestone' | 'log';
  agreementId: string | null;
  milestone: number | null;
  sequence: number | null;
  hash: string | null;
  logId: string | null;
  title: string;
  firstDay: string;
  lastDay: string;
  /** As handed in, or written down. */
  minutes: number;
  bar: '' | LineBar;
};

type Of = {
  accountId: string;
  projectId: string;
  /** The claim whose own lines are no bar. */
  besides?: string;
};

/** More than anyone works in three years. */
const mostMinutes = 1_000_000;
const isOld = (moment: string) =>
  sql<SqlBool>`${sql.ref(moment)} <= now() - make_interval(years => ${times.years}::int)`;

/** Accepted milestones and lines of the log of the member in a project, by their days. */
export async function findWork(db: Db, of: Of): Promise<Work[]> {
  const work = [...(await findMilestones(db, of)), ...(await findLogs(db, of))];
  return work.sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
}

/** The last entry in which a milestone was handed in has its hours. The signed text, while it is kept, has its title. */
async function findMilestones(db: Db, { accountId, projectId, besides = '' }: Of): Promise<Work[]> {
  const { rows } = await sql<{
    agreement_id: string;
    number: number;
    sequence: number;
    hash: string;
    hours: string;
    title: string;
    first_day: string;
    last_day: string;
    bar: '' | LineBar;
  }>`
    select done.agreement_id, done.number, entry.sequence, entry.hash, entry.fact ->> 'hours' as hours,
      coalesce((
        select planned ->> 'title'
        from agreement_versions as text, jsonb_array_elements(text.document::jsonb -> 'milestones') as planned
        where text.agreement_id = one.id and text.number = one.version and (planned ->> 'number')::int = done.number
      ), '') as title,
      to_char(least(coalesce(done.started_at, done.submitted_at), done.submitted_at) at time zone ${zone}, 'YYYY-MM-DD')
        as first_day,
      to_char(done.submitted_at at time zone ${zone}, 'YYYY-MM-DD') as last_day,
      case
        when exists (
          select from credit_lines as line where line.agreement_id = done.agreement_id and line.milestone = done.number
            and line.is_counted and line.claim_id <> ${besides}
        ) then 'claimed'
        when done.dispute in ('open', 'ruled', 'appealed', 'appeal_ruled') then 'disputed'
        when (entry.fact ->> 'hours')::numeric < 1 or (done.dispute = 'final' and done.awarded = 0) then 'no_hours'
        when ${isOld('done.accepted_at')} then 'old'
        else '' end as bar
    from agreements as one
    join agreement_milestones as done on done.agreement_id = one.id
    join lateral (
      select sequence, hash, fact from agreement_entries
      where agreement_id = one.id and fact ->> 'kind' = 'submitted' and (fact ->> 'milestone')::int = done.number
      order by sequence desc limit 1
    ) as entry on true
    where one.contributor_id = ${accountId} and one.project_id = ${projectId}
      and done.stage = 'accepted' and done.submitted_at is not null
    order by done.submitted_at, done.agreement_id, done.number`.execute(db);
  return rows.map((row) => ({
    key: `${row.agreement_id}.${row.number}`,
    kind: 'milestone',
    agreementId: row.agreement_id,
    milestone: row.number,
    sequence: row.sequence,
    hash: row.hash,
    logId: null,
    title: row.title,
    firstDay: row.first_day,
    lastDay: row.last_day,
    minutes: Math.min(Number(row.hours) * 60, mostMinutes),
    bar: row.bar,
  }));
}

const zone = zoneOf('one.contributor_id');

async function findLogs(db: Db, { accountId, projectId, besides = '' }: Of): Promise<Work[]> {
  const rows = await db
    .selectFrom('work_logs as log')
    .innerJoin('applications', 'applications.id', 'log.application_id')
    .select(['log.id', 'log.minutes', 'log.text'])
    .select(sql<string>`to_char(log.day, 'YYYY-MM-DD')`.as('day'))
    .select(
      sql<'' | LineBar>`case
        when exists (
          select from credit_lines as line
          where line.log_id = log.id and line.is_counted and line.claim_id <> ${besides}
        ) then 'claimed'
        when log.day::timestamp at time zone 'UTC' <= now() - make_interval(years => ${times.years}::int) then 'old'
        else '' end`.as('bar'),
    )
    .where('log.account_id', '=', accountId)
    .where('applications.project_id', '=', projectId)
    .orderBy('log.day')
    .orderBy('log.id')
    .execute();
  return rows.map(({ id, minutes, text, day, bar }) => ({
    key: id,
    kind: 'log',
    agreementId: null,
    milestone: null,
    sequence: null,
    hash: null,
    logId: id,
    title: text,
    firstDay: day,
    lastDay: day,
    minutes,
    bar,
  }));
}

export function presentWork(work: Work): ClaimableLineBody {
  return {
    key: work.key,
    kind: work.kind,
    title: work.title,
    agreementId: work.agreementId ?? '',
    milestone: work.milestone ?? 0,
    firstDay: work.firstDay,
    lastDay: work.lastDay,
    minutes: work.minutes > 0 ? minutesOfLine(work) : 0,
    saidMinutes: work.minutes,
    bar: work.bar,
  };
}

/** The projects in which the member has work that could be claimed at some time. */
export async function findProjectsOfWork(
  db: Db,
  accountId: string,
): Promise<{ $id: string; name: string }[]> {
  const { rows } = await sql<{ $id: string; name: string }>`
    select projects.id as "$id", projects.name from projects
    where projects.id in (
      select one.project_id from agreements as one join agreement_milestones as done on done.agreement_id = one.id
      where one.contributor_id = ${accountId} and done.stage = 'accepted'
      union
      select applications.project_id from work_logs join applications on applications.id = work_logs.application_id
      where work_logs.account_id = ${accountId}
    )
    order by projects.name, projects.id`.execute(db);
  return rows;
}
