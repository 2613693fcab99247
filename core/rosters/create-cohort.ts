import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { areCohortDays } from './policy.ts';
import { holdRoster } from './steps/hold-roster.ts';
import { requireName } from './steps/require-name.ts';

type Said = {
  organisationSlug: string;
  name: string;
  firstDay: string;
  lastDay: string;
  key?: string | undefined;
};

/**
 * Begins a cohort of an educational institution: others have no students, and give no credit. The same key gets its first answer.
 * @throws Refusal `cohort_no_institution`; `cohort_days`; `cohort_name_taken`; `cohorts_too_many`; the refusals of `holdRoster`
 */
export async function createCohort(core: Core, member: Member, said: Said): Promise<{ $id: string }> {
  if (!areCohortDays(said)) throw new Refusal('cohort_days');
  return core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, said.organisationSlug);
    if (seat.kind !== 'Educational institution') throw new Refusal('cohort_no_institution');
    const askedAs = createHash('sha256')
      .update(`${member.id}:${said.key ?? newId()}`)
      .digest('hex');
    const before = await tx
      .selectFrom('cohorts')
      .select('id as $id')
      .where('asked_as', '=', askedAs)
      .where('organisation_id', '=', seat.id)
      .executeTakeFirst();
    if (before) return before;
    await requireRoom(tx, seat.id);
    await requireName(tx, seat.id, said.name);
    const id = newId();
    await tx
      .insertInto('cohorts')
      .values({
        id,
        organisation_id: seat.id,
        name: said.name,
        first_day: said.firstDay,
        last_day: said.lastDay,
        asked_as: askedAs,
      })
      .execute();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
    return { $id: id };
  });
}

async function requireRoom(tx: Tx, organisationId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('cohorts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  if (count >= limits.cohorts) throw new Refusal('cohorts_too_many');
}
