import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { languageOfAsked } from '../languages/param.ts';
import { projectSlug } from './calls.ts';
import { projectLimits } from './limits.ts';

const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;

const seat = z.object({
  id: z.string(),
  name: z.string(),
  avatarId: z.string(),
  /** The marks that hold. */
  verified: z.array(z.enum(verificationKinds)),
  title: z.string(),
  isOwner: z.boolean(),
  isSelf: z.boolean(),
  /** False while the person is suspended. */
  isAvailable: z.boolean(),
  /** Asked to own the project, and has not answered. */
  isAsked: z.boolean(),
  /** Other owners who want them to go, and how many it takes. */
  votes: z.object({ given: z.int(), needed: z.int(), own: z.boolean() }),
  can: z.object({ entitle: z.boolean(), remove: z.boolean(), own: z.boolean() }),
});
export type SeatBody = z.infer<typeof seat>;

const invitation = z.object({
  id: z.string(),
  invitee: z.string(),
  title: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'ended']),
  sentAt: z.string(),
});

const team = z.object({
  team: z.array(seat),
  /** Whether the member is asked to own the project, and whether its last owner has gone. */
  asked: z.enum(['', 'hand_over', 'succession']),
  invitations: z.array(invitation),
  can: z.object({ invite: z.boolean(), leave: z.boolean() }),
});
export type TeamBody = z.infer<typeof team>;
const asItStands = { status: 200, body: team, about: 'The team as it stands now' };

export const getTeam = call({
  method: 'GET',
  path: '/projects/:projectSlug/team',
  summary: 'The team of a project, and whom it has invited',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: asItStands,
  refusals: [],
});

export const patchTeamMember = call({
  method: 'PATCH',
  path: '/projects/:projectSlug/team/:personId',
  summary: 'Give a member of the team a title',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug, personId: id, title: optionalText(projectLimits.title) },
  answer: asItStands,
  refusals: ['project_closed', 'nothing_offered'],
});

export const deleteTeamMember = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/team/:personId',
  summary: 'Remove a member from the team; for an owner, say that they should leave',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug, personId: id, reason: text(projectLimits.reason) },
  answer: asItStands,
  refusals: ['project_closed', 'project_owner_stays'],
});

export const deleteOwnSeat = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/seat',
  summary: 'Leave the team',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: projectSlug },
  answer: { status: 204, body: null, about: 'The member is not in the team any more' },
  refusals: ['project_last_owner', 'agreement_last_owner'],
});

export const putOwner = call({
  method: 'PUT',
  path: '/projects/:projectSlug/owners/:personId',
  summary: 'Ask a member of the team to own the project',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: {
    projectSlug,
    personId: id,
    /** Leave the team with their yes. */
    leave: z.boolean(broken('boolean')).default(false),
  },
  answer: asItStands,
  refusals: ['project_closed', 'project_owners_full'],
});

export const putOwnership = call({
  method: 'PUT',
  path: '/projects/:projectSlug/ownership',
  summary: 'Answer whether one will own the project',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: projectSlug, accepted: z.boolean(broken('boolean')) },
  answer: asItStands,
  refusals: ['project_not_asked', 'project_owners_full'],
});

export const postInvitation = call({
  method: 'POST',
  path: '/projects/:projectSlug/invitations',
  summary: 'Invite a person by their handle or email; the answer is always the same',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: {
    projectSlug,
    invitee: text(320),
    title: optionalText(projectLimits.title).default(''),
    language: languageOfAsked,
  },
  answer: { ...asItStands, status: 201 },
  refusals: ['project_closed', 'invitation_to_nobody', 'invitations_too_many', 'nothing_offered'],
});

export const deleteInvitation = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/invitations/:invitationId',
  summary: 'Withdraw an invitation',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug, invitationId: id },
  answer: asItStands,
  refusals: ['project_closed'],
});

const invited = z.object({
  id: z.string(),
  /** The kind of its team, `project` or one of a later module. */
  kind: z.string(),
  /** The name of the project, or of another team. */
  project: z.string(),
  slug: z.string(),
  /** The page of the team for its members. */
  path: z.string(),
  line: z.string(),
  by: z.string(),
  title: z.string(),
  /** The roles to which it invites, where its kind of team has them. */
  roles: z.array(z.string()),
  state: z.enum(['open', 'accepted', 'over']),
  /** Whether the invitation is for the caller, by the address or the account that it was sent to. */
  isOwn: z.boolean(),
  /** The invited member would own the project. */
  asOwner: z.boolean(),
  /** Whether they have agreed by its link, before they had an account. */
  isAgreed: z.boolean(),
  isSignedIn: z.boolean(),
});
export type InvitedBody = z.infer<typeof invited>;

const secret = z.string().max(512).default('');

export const getInvitation = call({
  method: 'GET',
  path: '/invitations/:invitationId',
  summary: 'An invitation, for its receiver or the holder of its link',
  access: 'anyone',
  foreign: 'invitation_unknown',
  gone: 'invitation_unknown',
  params: { invitationId: id, secret },
  answer: { status: 200, body: invited, about: 'What it is about' },
  refusals: [],
});

export const putInvitationAnswer = call({
  method: 'PUT',
  path: '/invitations/:invitationId/answer',
  summary: 'Accept or decline an invitation',
  access: 'adult',
  foreign: 'invitation_unknown',
  gone: 'invitation_unknown',
  params: { invitationId: id, secret, accepted: z.boolean(broken('boolean')) },
  answer: { status: 200, body: invited, about: 'The invitation with its answer' },
  refusals: [
    'member_paused',
    'invitation_over',
    'invitation_of_another',
    'invitation_team_full',
    'invitation_member_full',
  ],
});

export const putInvitationAgreement = call({
  method: 'PUT',
  path: '/invitations/:invitationId/agreement',
  summary: 'Agree by the link to join, once the address that it was sent to has an account',
  access: 'anyone',
  begins: true,
  foreign: 'invitation_unknown',
  gone: 'invitation_unknown',
  params: { invitationId: id, secret },
  answer: { status: 200, body: invited, about: 'The invitation that was agreed to' },
  refusals: ['invitation_over'],
});

export const putInvitationRefusal = call({
  method: 'PUT',
  path: '/invitations/:invitationId/refusal',
  summary: 'Never be invited at this address again, with or without an account',
  access: 'anyone',
  foreign: 'invitation_unknown',
  gone: 'invitation_unknown',
  params: { invitationId: id, secret },
  answer: { status: 204, body: null, about: 'No invitation goes there any more' },
  refusals: [],
});

export const listInvited = call({
  method: 'GET',
  path: '/account/invitations',
  summary: 'The open invitations to a team that wait for the member',
  access: 'adult',
  params: {},
  answer: { status: 200, body: z.object({ invitations: z.array(invited) }), about: 'The newest first' },
  refusals: [],
});
