import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from '../opportunities/find-own.ts';
import { namesShown } from '../people/names-shown.ts';

const shown = 20;

/**
 * The exports of applications for an opportunity, each with the owner who made it.
 * @throws Refusal `opportunity_unknown`
 */
export async function listExports({ db }: Core, member: Member, opportunityId: string) {
  const opportunity = await findOwn(db, member.id, opportunityId);
  if (!opportunity?.seat.is_owner) throw new Refusal('opportunity_unknown');
  const rows = await db
    .selectFrom('application_exports')
    .leftJoin(namesShown(db, member).as('owner'), 'owner.id', 'application_exports.account_id')
    .select(['owner.name', 'exported_at', 'applications'])
    .where('opportunity_id', '=', opportunityId)
    .orderBy('exported_at', 'desc')
    .limit(shown)
    .execute();
  return {
    exports: rows.map((row) => ({
      by: row.name ?? '',
      at: isoDate(row.exported_at),
      applications: row.applications,
    })),
  };
}
