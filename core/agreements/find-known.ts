import type { Db } from '#db/connect.ts';
import { districtLabel, districts } from '../districts/table.ts';

/**
 * The known facts about a member with whom a project can agree: a team member or an accepted applicant. Null for everyone
 * else.
 */
export async function findKnown(db: Db, projectId: string, personId: string) {
  const seat = await db
    .selectFrom('project_members')
    .select('title')
    .where('project_id', '=', projectId)
    .where('account_id', '=', personId)
    .executeTakeFirst();
  const application = await db
    .selectFrom('applications')
    .leftJoin('application_offers as offer', 'offer.application_id', 'applications.id')
    .select(['applications.id', 'offer.title', 'offer.terms', 'offer.hours', 'offer.starts_on', 'stage'])
    .where('project_id', '=', projectId)
    .where('account_id', '=', personId)
    .where('stage', 'in', ['accepted', 'joined'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!seat && application?.stage !== 'accepted') return null;
  const found = await db
    .selectFrom('projects')
    .select('place')
    .select((row) => row.selectFrom('standings').select('zone').where('account_id', '=', personId).as('zone'))
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const district = found.place ? districts.get(found.place) : undefined;
  return {
    applicationId: application?.id ?? null,
    role: seat?.title || application?.title || '',
    work: application?.terms ?? '',
    hours: application?.hours ?? 0,
    startDay: application?.starts_on ?? null,
    zone: found.zone ?? 'Asia/Kolkata',
    place: district ? districtLabel(district) : '',
  };
}
