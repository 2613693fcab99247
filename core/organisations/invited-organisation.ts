import { sql } from 'kysely';
import { type OrganisationRole, organisationLimits } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { record } from '../ground/events.ts';
import type { InvitedTeam } from '../ground/invited-team.ts';
import { countOrganisationsOf } from './count-organisations-of.ts';
import { countOrganisationOwners } from './steps/count-organisation-owners.ts';

/** The staff of organisations. A member joins by the roles of the invitation, and then proves an address. */
export const invitedOrganisation: InvitedTeam = {
  kind: 'organisation',
  row: (id, accountId) => sql`
    select name, slug, '' as line, state = 'active' as is_open, state = 'active' as is_public,
      exists (
        select from organisation_staff as seat
        where seat.organisation_id = organisations.id and seat.account_id = ${accountId}
      ) as is_in
    from organisations where id = ${id}`,
  hold: (tx, id) => tx.selectFrom('organisations').select('id').where('id', '=', id).forUpdate().execute(),
  async join(tx, { teamId: organisationId, accountId, roles }) {
    if ((await countOrganisationsOf(tx, accountId)) >= organisationLimits.perMember)
      return 'invitation_member_full';
    const isFull = (await countOrganisationOwners(tx, organisationId)) >= organisationLimits.owners;
    if (roles.includes('owner') && isFull) return 'invitation_team_full';
    await tx
      .insertInto('organisation_staff')
      .values(
        roles.map((role) => ({
          organisation_id: organisationId,
          account_id: accountId,
          role: role as OrganisationRole,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await record(tx, { name: 'organisations.staffed', accountId, subject: { organisationId } });
    return null;
  },
  path: (slug) => organisationPaths.ownOrganisation(slug),
  declined: 'organisation_invitation_declined',
};
