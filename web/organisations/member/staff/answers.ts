import { getOwnOrganisation } from '#contract/organisations/calls.ts';
import { grantedRoles, organisationRoles } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import {
  deleteOwnStaffSeat,
  deleteStaffInvitation,
  deleteStaffMember,
  getStaff,
  postStaffInvitation,
  putOrganisationOwner,
  putOrganisationOwnership,
  putStaffRoles,
} from '#contract/organisations/staff-calls.ts';
import { acts, type Handler, type Reply, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { tried } from '../faults.ts';
import { roleField } from './role-field.ts';

export const loader = loads(async ({ ask, param }) => {
  const organisationSlug = param('slug');
  const [organisation, staff] = await Promise.all([
    ask(getOwnOrganisation, { organisationSlug }),
    ask(getStaff, { organisationSlug }),
  ]);
  return { organisation, staff };
});

type Of = { organisationSlug: string; personId: string };

const step =
  (take: (of: Of, sent: Sent, visit: Visit) => Promise<Reply>): Handler =>
  (sent, visit) =>
    tried(() =>
      take({ organisationSlug: visit.param('slug'), personId: sent.text('personId') }, sent, visit),
    );

/** The ticked roles of these, or the error at the boxes. */
function ticked<Role extends string>(sent: Sent, of: readonly Role[]): Role[] {
  return of.filter((role) => sent.has(roleField(role)));
}

const noRoles: Reply = { fault: { code: 'organisation_roles_missing', fields: ['roles'] } };

export const action = acts({
  roles: step(async (of, sent, { ask }) => {
    const roles = ticked(sent, grantedRoles);
    if (roles.length === 0) return noRoles;
    await ask(putStaffRoles, { ...of, roles });
    return { done: 'changed' };
  }),
  remove: step(async (of, sent, { ask }) => {
    await ask(deleteStaffMember, { ...of, reason: sent.secret('reason') });
    return { done: 'removed' };
  }),
  own: step(async (of, _, { ask }) => {
    await ask(putOrganisationOwner, of);
    return { done: 'asked' };
  }),
  'own-leave': step(async (of, _, { ask }) => {
    await ask(putOrganisationOwner, { ...of, leave: true });
    return { done: 'asked' };
  }),
  yes: step(async ({ organisationSlug }, _, { ask }) => {
    await ask(putOrganisationOwnership, { organisationSlug, accepted: true });
    return { done: 'answered' };
  }),
  no: step(async ({ organisationSlug }, _, { ask }) => {
    await ask(putOrganisationOwnership, { organisationSlug, accepted: false });
    return { done: 'answered' };
  }),
  invite: step(async ({ organisationSlug }, sent, { ask }) => {
    const roles = ticked(sent, organisationRoles);
    if (roles.length === 0) return noRoles;
    const language = sent.text('readerLanguage') || undefined;
    await ask(postStaffInvitation, { organisationSlug, invitee: sent.secret('invitee'), roles, language });
    return { done: 'invited' };
  }),
  withdraw: step(async ({ organisationSlug }, sent, { ask }) => {
    await ask(deleteStaffInvitation, { organisationSlug, invitationId: sent.text('invitationId') });
    return { done: 'withdrawn' };
  }),
  leave: step(async ({ organisationSlug }, _, { ask }) => {
    await ask(deleteOwnStaffSeat, { organisationSlug });
    return { done: 'left', to: organisationPaths.ownOrganisations };
  }),
});
