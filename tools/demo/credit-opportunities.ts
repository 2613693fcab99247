import { sql } from 'kysely';
import { confirmCredit } from '#core/credit-opportunities/confirm-credit.ts';
import { getAskedOpportunity } from '#core/credit-opportunities/get-asked-opportunity.ts';
import { listAskedOpportunities } from '#core/credit-opportunities/list-asked-opportunities.ts';
import { nameInstitution } from '#core/credit-opportunities/name-institution.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { sharedByStudents } from './offer.ts';
import { sampleCollege } from './organisations.ts';

type PersonOf = (handle: string) => Member;

/** Two of the opportunities with credit ask the college. It has confirmed one, and the other waits for its answer. */
export async function askForCredit(core: Core, personOf: PersonOf): Promise<void> {
  const { slug: organisationSlug } = await core.db
    .selectFrom('organisations')
    .select('slug')
    .where('name', '=', sampleCollege)
    .executeTakeFirstOrThrow();
  for (const { id, version, hours, handle } of await ownedWithCredit(core)) {
    const asked = { opportunityId: id, version, organisationSlug, hours };
    await nameInstitution(core, personOf(handle), asked);
  }
  await confirmFirst(core, personOf('prashant-gawai'), organisationSlug);
}

/** That of the students who wrote down hours, and one more. */
async function ownedWithCredit({ db }: Core) {
  const rows = await db
    .selectFrom('opportunities')
    .innerJoin('project_members as seat', (join) =>
      join.onRef('seat.project_id', '=', 'opportunities.project_id').on('seat.is_owner', '=', true),
    )
    .innerJoin('handles', 'handles.account_id', 'seat.account_id')
    .select(['opportunities.id', 'opportunities.version', 'opportunities.title', 'handles.handle'])
    .select(sql<number>`(opportunities.said -> 'credit' ->> 'hours')::int`.as('hours'))
    .where('opportunities.state', '=', 'live')
    .where(sql<boolean>`opportunities.said -> 'credit' ->> 'institution' = ${sampleCollege}`)
    .orderBy('opportunities.sequence')
    .orderBy('seat.joined_at')
    .execute();
  const shared = rows.find(({ title }) => title.endsWith(sharedByStudents));
  const other = rows.find(({ title }) => !title.endsWith(sharedByStudents));
  return [shared, other].filter((one) => one !== undefined);
}

async function confirmFirst(core: Core, coordinator: Member, organisationSlug: string): Promise<void> {
  const of = { organisationSlug, list: 'waiting' as const };
  const { opportunities } = await listAskedOpportunities(core, coordinator, of);
  const first = opportunities.find(({ title }) => title.endsWith(sharedByStudents));
  if (!first) throw new Error('The college is not asked for the credit of the students’ opportunity.');
  const asked = { organisationSlug, requestId: first.$id };
  const { version, terms, cohorts } = await getAskedOpportunity(core, coordinator, asked);
  const giving = cohorts.filter(({ rule }) => rule !== null).map(({ $id }) => $id);
  await confirmCredit(core, coordinator, { ...asked, version, terms, hours: first.given, cohorts: giving });
}
