import type { AffiliationsBody } from '#contract/organisations/project-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import { listAffiliationsOfOrganisation } from './list-affiliations.ts';
import { holdActingSeat, holdOrganisationSeat } from './steps/hold-organisation-seat.ts';
import { sayNo, sayYes } from './steps/say-of-project.ts';

type Named = { organisationSlug: string; projectSlug: string };

/**
 * An owner says for the organisation that a project is of it: this asks the project, or agrees.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_proof_missing`;
 * `organisation_not_active`; `project_unknown`; `organisation_of_another`; `organisation_ask_declined`;
 * `organisation_asks_too_many`
 */
export async function sayProject(core: Core, member: Member, named: Named): Promise<AffiliationsBody> {
  return core.db.transaction().execute(async (tx) => {
    const { id: organisationId } = await holdActingSeat(tx, member, named.organisationSlug);
    const projectId = await holdProject(tx, named.projectSlug);
    if (!projectId) throw new Refusal('project_unknown');
    await sayYes(tx, { organisationId, projectId, side: 'organisation', accountId: member.id });
    return listAffiliationsOfOrganisation({ db: tx }, member, named.organisationSlug);
  });
}

/**
 * An owner says for the organisation that a project is not of it. This is open to a paused organisation too.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`
 */
export async function unsayProject(core: Core, member: Member, named: Named): Promise<AffiliationsBody> {
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, named.organisationSlug);
    if (!seat.roles.includes('owner')) throw new Refusal('organisation_role_missing');
    const projectId = await holdProject(tx, named.projectSlug);
    if (projectId)
      await sayNo(tx, { organisationId: seat.id, projectId, side: 'organisation', accountId: member.id });
    return listAffiliationsOfOrganisation({ db: tx }, member, named.organisationSlug);
  });
}

/** The id of a project that everyone sees, held. */
async function holdProject(tx: Tx, slug: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .where(isShownToOthers)
    .forUpdate()
    .executeTakeFirst();
  return found?.id;
}
