import { sql } from 'kysely';
import { rosterTimes } from '#contract/rosters/limits.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { addJobsSpread } from '../ground/jobs.ts';
import { hashOfRosterCode, rosterCodeOf } from './code.ts';
import { holdRoster, requireCohort } from './steps/hold-roster.ts';

type Asked = { organisationSlug: string; cohortId: string; isMailed: boolean };

const inForce = sql<boolean>`(roster_codes.used_at is null and roster_codes.expires_at > now())`;
/** So many emails a second begin to leave, between those of others. */
const emailsPerSecond = 5;

/**
 * Makes codes for all students of a cohort who have none in force and no member. As emails they go to the addresses of the
 * roster, each code once.
 * @throws Refusal `cohort_unknown`; the refusals of `holdRoster`
 */
export async function makeCodes(
  core: Core,
  member: Member,
  { organisationSlug, cohortId, isMailed }: Asked,
): Promise<{ open: number; mailed: number }> {
  return core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, organisationSlug);
    await requireCohort(tx, seat.id, cohortId);
    await make(core, tx, cohortId);
    const mailed = isMailed ? await mail(tx, cohortId) : 0;
    const { open } = await tx
      .selectFrom('roster_codes')
      .innerJoin('roster_rows', 'roster_rows.id', 'roster_codes.row_id')
      .select(sql<number>`count(*)::int`.as('open'))
      .where('roster_rows.cohort_id', '=', cohortId)
      .where(inForce)
      .executeTakeFirstOrThrow();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
    return { open, mailed };
  });
}

async function make(core: Core, tx: Tx, cohortId: string): Promise<void> {
  const rows = await tx
    .selectFrom('roster_rows')
    .leftJoin('roster_codes', 'roster_codes.row_id', 'roster_rows.id')
    .select('roster_rows.id')
    .where('roster_rows.cohort_id', '=', cohortId)
    .where('roster_rows.unused_since', 'is not', null)
    .where(sql<boolean>`not coalesce(${inForce}, false)`)
    .execute();
  if (rows.length === 0) return;
  const codes = rows.map((row) => {
    const id = newId();
    return { row_id: row.id, id, hash: hashOfRosterCode(core, rosterCodeOf(core, id)).toString('hex') };
  });
  await sql`
    insert into roster_codes (row_id, id, hash, expires_at)
    select row_id, id, decode(hash, 'hex'), now() + make_interval(days => ${rosterTimes.codeDays}::int)
    from json_to_recordset(${JSON.stringify(codes)}::json) as one (row_id text, id text, hash text)
    on conflict (row_id) do update set id = excluded.id, hash = excluded.hash, made_at = now(),
      expires_at = excluded.expires_at, used_at = null, mailed_at = null`.execute(tx);
}

/** Posts each code that has an address and was not mailed yet. They wait for the caps of their mailboxes. */
async function mail(tx: Tx, cohortId: string): Promise<number> {
  const due = await tx
    .updateTable('roster_codes')
    .from('roster_rows')
    .set({ mailed_at: now })
    .whereRef('roster_rows.id', '=', 'roster_codes.row_id')
    .where('roster_rows.cohort_id', '=', cohortId)
    .where('roster_rows.email', '<>', '')
    .where('roster_codes.mailed_at', 'is', null)
    .where(inForce)
    .returning('roster_codes.id')
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await addJobsSpread(tx, {
    task: 'send-letter',
    payloads: sql`select jsonb_build_object('letter', 'roster-code', 'rosterCodeId', one, 'cause', 'product to anybody')
      from unnest(${ids}::text[]) as one`,
    perSecond: emailsPerSecond,
  });
  return due.length;
}
