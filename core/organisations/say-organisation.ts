import type { AffiliationsBody } from '#contract/organisations/project-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { listAffiliationsOfProject } from './list-affiliations.ts';
import { sayNo, sayYes } from './steps/say-of-project.ts';

type Named = { projectSlug: string; organisationSlug: string };

/**
 * An owner says for the published project that it is of an organisation: this asks the organisation, or agrees.
 * @throws Refusal `project_unknown`; `project_closed`; `organisation_unknown`; `organisation_not_active`;
 * `organisation_of_another`; `organisation_ask_declined`; `organisation_asks_too_many`
 */
export async function sayOrganisation(core: Core, member: Member, named: Named): Promise<AffiliationsBody> {
  return core.db.transaction().execute(async (tx) => {
    const { seat, organisation } = await hold(tx, member, named);
    if (!seat.is_owner || seat.state !== 'published') throw new Refusal('project_closed');
    if (!organisation?.isShown) throw new Refusal('organisation_unknown');
    if (organisation.state !== 'active') throw new Refusal('organisation_not_active');
    const pair = { organisationId: organisation.id, projectId: seat.id, accountId: member.id };
    await sayYes(tx, { ...pair, side: 'project' });
    return listAffiliationsOfProject({ db: tx }, member, named.projectSlug);
  });
}

/**
 * An owner says for the project that it is not of an organisation, whatever has become of both.
 * @throws Refusal `project_unknown`; `project_closed` for a member who is no owner
 */
export async function unsayOrganisation(core: Core, member: Member, named: Named): Promise<AffiliationsBody> {
  return core.db.transaction().execute(async (tx) => {
    const { seat, organisation } = await hold(tx, member, named);
    if (!seat.is_owner) throw new Refusal('project_closed');
    if (organisation)
      await sayNo(tx, {
        organisationId: organisation.id,
        projectId: seat.id,
        side: 'project',
        accountId: member.id,
      });
    return listAffiliationsOfProject({ db: tx }, member, named.projectSlug);
  });
}

/** In the order in which staff of the organisation hold them: the account, the organisation, the project. */
async function hold(tx: Tx, member: Member, { projectSlug, organisationSlug }: Named) {
  await holdOwnStanding(tx, member);
  const row = await tx
    .selectFrom('organisations')
    .select(['id', 'state', 'held_back_at'])
    .where('slug', '=', organisationSlug)
    .forUpdate()
    .executeTakeFirst();
  const organisation = row && {
    ...row,
    isShown: (row.state === 'active' || row.state === 'paused') && row.held_back_at === null,
  };
  return { seat: await holdSeat(tx, member, projectSlug), organisation };
}
