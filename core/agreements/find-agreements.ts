import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { ProjectState } from '#contract/projects/limits.ts';
import type { Db } from '#db/connect.ts';
import { dueDeadlines, isOurs } from '#rules/agreements/due-steps.ts';
import { isSomebodysTurn } from '../deadlines/is-waiting.ts';
import type { Seer } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { numberOfAgreement, roleOfAgreement } from './naming.ts';
import { agreementSteps } from './open-steps.ts';
import type { AgreementRow } from './row.ts';

/** An agreement with the fields that lists show, and with the reader's side. */
export type FoundAgreement = AgreementRow & {
  side: AgreementParty;
  project_slug: string;
  project_name: string;
  project_state: ProjectState;
  /** Empty for one who has gone, and for a child. */
  person_name: string;
  is_named: boolean | null;
  avatar_id: string | null;
  role: string;
  number: number;
  due_at: Date | null;
  owes: AgreementParty | null;
};

const sideWaits: readonly string[] = [
  'agreement_answer',
  'amendment_answer',
  'dispute_evidence',
  ...dueDeadlines.filter((deadline) => !isOurs(deadline)),
];

/**
 * The step of either side that is due first, also a late one, as on Today; stopped ones are left out. Deadlines are found
 * by who owes them, since a subject only begins with the agreement's id. Evidence is owed by both sides, so by the
 * reader's.
 */
const firstOwed = (ownSide: RawBuilder<AgreementParty>) => sql<{
  owes: AgreementParty | null;
  due_at: Date | null;
}>`(
  select case when kind = 'dispute_evidence' then ${ownSide} when project_id is null then 'contributor'
    else 'project' end as owes, due_at
  from clocks
  where ${isSomebodysTurn} and kind in (${sql.join(sideWaits)})
    and (clocks.project_id = agreements.project_id
      or (clocks.project_id is null and clocks.owed_by = agreements.contributor_id))
    and (subject_id = agreements.id or starts_with(subject_id, agreements.id || '.'))
  order by due_at limit 1
)`;

/** The agreements in which the member owes a step without a deadline, as on Today, and when the first such step is due. */
function ownSteps(personId: string) {
  const steps = agreementSteps
    .flatMap(({ mine = [] }) => mine)
    .map(({ select }) => sql`select * from (${select(personId)}) as step`);
  return sql<{ agreement_id: string; first_due_at: Date | null }>`(
    select split_part(subject_id, '.', 1) as agreement_id, min(due_at) as first_due_at
    from (${sql.join(steps, sql` union all `)}) as steps group by 1
  )`;
}

/** It is the member's turn by such a step where nothing else is due before. */
const isOwnFirst = sql<SqlBool>`(own.agreement_id is not null and (owed.owes is null or own.first_due_at < owed.due_at))`;

/** Who reads: a side sees the contributor as `namesShown` says. */
export type Reader = Extract<Seer, { kind: 'member' }>;

/** Every agreement that a member is a side of. A contributor who owns the project is the contributor. */
export function ownAgreements(db: Db, reader: Reader) {
  const personId = reader.id;
  const isContributor = sql<SqlBool>`agreements.contributor_id = ${personId}`;
  const side = sql<AgreementParty>`case when ${isContributor} then 'contributor' else 'project' end`;
  return db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .leftJoin(namesShown(db, reader).as('person'), 'person.id', 'agreements.contributor_id')
    .leftJoinLateral(firstOwed(side).as('owed'), (join) => join.onTrue())
    .leftJoin(ownSteps(personId).as('own'), (join) => join.onRef('own.agreement_id', '=', 'agreements.id'))
    .selectAll('agreements')
    .select([
      'projects.slug as project_slug',
      'projects.name as project_name',
      'projects.state as project_state',
      'person.avatar_id',
      'person.is_named',
    ])
    .select([sql<string>`coalesce(person.name, '')`.as('person_name'), side.as('side')])
    .select(sql<AgreementParty | null>`case when ${isOwnFirst} then ${side} else owed.owes end`.as('owes'))
    .select(sql<Date | null>`case when ${isOwnFirst} then own.first_due_at else owed.due_at end`.as('due_at'))
    .select([roleOfAgreement.as('role'), numberOfAgreement.as('number')])
    .where(
      sql<SqlBool>`(
        (${isContributor} and agreements.stage <> 'draft')
        or (agreements.contributor_id is distinct from ${personId} and exists (
          select from project_members as seat
          where seat.project_id = agreements.project_id and seat.account_id = ${personId} and seat.is_owner
        ))
      )`,
    );
}

export function findOwn(db: Db, reader: Reader, id: string): Promise<FoundAgreement | undefined> {
  return ownAgreements(db, reader).where('agreements.id', '=', id).executeTakeFirst();
}
