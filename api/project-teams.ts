import * as calls from '#contract/projects/team-calls.ts';
import { agreeToInvitation } from '#core/projects/agree-to-invitation.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { answerOwnership } from '#core/projects/answer-ownership.ts';
import { askOwner } from '#core/projects/ask-owner.ts';
import { getInvitation } from '#core/projects/get-invitation.ts';
import { getTeam } from '#core/projects/get-team.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { leaveTeam } from '#core/projects/leave-team.ts';
import { listInvited } from '#core/projects/list-invited.ts';
import { refuseInvitations } from '#core/projects/refuse-invitations.ts';
import { removeMember } from '#core/projects/remove-member.ts';
import { titleMember } from '#core/projects/title-member.ts';
import { withdrawInvitation } from '#core/projects/withdraw-invitation.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour, perNetworkHour } from './http/limits.ts';

export const projectTeamEndpoints: Endpoint[] = [
  answer(calls.getTeam, ({ core, actor, params }) => getTeam(core, actor, params.projectSlug)),

  answer(calls.patchTeamMember, ({ core, actor, params }) => titleMember(core, actor, params), [
    perHour(100, byMember),
  ]),

  answer(calls.deleteTeamMember, ({ core, actor, params }) => removeMember(core, actor, params), [
    perHour(100, byMember),
  ]),

  answer(calls.deleteOwnSeat, ({ core, actor, params }) => leaveTeam(core, actor, params.projectSlug)),

  answer(calls.putOwner, ({ core, actor, params }) => askOwner(core, actor, params), [perHour(30, byMember)]),

  answer(calls.putOwnership, ({ core, actor, params }) => answerOwnership(core, actor, params)),

  answer(calls.postInvitation, ({ core, actor, params }) => inviteToTeam(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.deleteInvitation, ({ core, actor, params }) => withdrawInvitation(core, actor, params)),

  answer(calls.getInvitation, ({ core, actor, params }) => getInvitation(core, actor, params)),

  answer(calls.putInvitationAnswer, ({ core, actor, params }) => answerInvitation(core, actor, params)),

  answer(
    calls.putInvitationAgreement,
    ({ core, actor, params }) => agreeToInvitation(core, actor, params),
    perNetworkHour(60),
  ),

  answer(
    calls.putInvitationRefusal,
    ({ core, actor, params }) => refuseInvitations(core, actor, params),
    perNetworkHour(60),
  ),

  answer(calls.listInvited, ({ core, actor }) => listInvited(core, actor)),
];
