import { getWorkspace } from '#contract/projects/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import {
  deleteInvitation,
  deleteOwnSeat,
  deleteTeamMember,
  getTeam,
  patchTeamMember,
  postInvitation,
  putOwner,
  putOwnership,
} from '#contract/projects/team-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { tried } from '../faults.ts';

export const loader = loads(async ({ ask, params }) => {
  const projectSlug = params.slug ?? '';
  const [project, team] = await Promise.all([
    ask(getWorkspace, { projectSlug }),
    ask(getTeam, { projectSlug }),
  ]);
  return { project, team };
});

const ofMember =
  (handle: (slug: string, memberId: string, ...rest: Parameters<Handler>) => ReturnType<Handler>): Handler =>
  (sent, visit) =>
    tried(() => handle(visit.params.slug ?? '', sent.text('memberId'), sent, visit));

export const action = acts({
  title: ofMember(async (projectSlug, memberId, sent, { ask }) => {
    await ask(patchTeamMember, { projectSlug, memberId, title: sent.secret('title') });
    return { done: 'titled' };
  }),
  remove: ofMember(async (projectSlug, memberId, sent, { ask }) => {
    await ask(deleteTeamMember, { projectSlug, memberId, reason: sent.secret('reason') });
    return { done: 'removed' };
  }),
  own: ofMember(async (projectSlug, memberId, _, { ask }) => {
    await ask(putOwner, { projectSlug, memberId });
    return { done: 'asked' };
  }),
  'own-leave': ofMember(async (projectSlug, memberId, _, { ask }) => {
    await ask(putOwner, { projectSlug, memberId, leave: true });
    return { done: 'asked' };
  }),
  yes: ofMember(async (askedSlug, _, __, { ask }) => {
    await ask(putOwnership, { askedSlug, accepted: true });
    return { done: 'answered' };
  }),
  no: ofMember(async (askedSlug, _, __, { ask }) => {
    await ask(putOwnership, { askedSlug, accepted: false });
    return { done: 'answered', to: projectPaths.ownProject(askedSlug) };
  }),
  invite: ofMember(async (projectSlug, _, sent, { ask }) => {
    await ask(postInvitation, {
      projectSlug,
      invitee: sent.secret('invitee'),
      title: sent.secret('inviteTitle'),
    });
    return { done: 'invited' };
  }),
  withdraw: ofMember(async (projectSlug, _, sent, { ask }) => {
    await ask(deleteInvitation, { projectSlug, sentId: sent.text('sentId') });
    return { done: 'withdrawn' };
  }),
  leave: ofMember(async (seatSlug, _, __, { ask }) => {
    await ask(deleteOwnSeat, { seatSlug });
    return { done: 'left', to: projectPaths.ownProjects };
  }),
});
