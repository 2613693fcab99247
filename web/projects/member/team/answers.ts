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

export const loader = loads(async ({ ask, param }) => {
  const projectSlug = param('slug');
  const [project, team] = await Promise.all([
    ask(getWorkspace, { projectSlug }),
    ask(getTeam, { projectSlug }),
  ]);
  return { project, team };
});

const ofMember =
  (handle: (slug: string, personId: string, ...rest: Parameters<Handler>) => ReturnType<Handler>): Handler =>
  (sent, visit) =>
    tried(() => handle(visit.param('slug'), sent.text('personId'), sent, visit));

export const action = acts({
  title: ofMember(async (projectSlug, personId, sent, { ask }) => {
    await ask(patchTeamMember, { projectSlug, personId, title: sent.secret('title') });
    return { done: 'titled' };
  }),
  remove: ofMember(async (projectSlug, personId, sent, { ask }) => {
    await ask(deleteTeamMember, { projectSlug, personId, reason: sent.secret('reason') });
    return { done: 'removed' };
  }),
  own: ofMember(async (projectSlug, personId, _, { ask }) => {
    await ask(putOwner, { projectSlug, personId });
    return { done: 'asked' };
  }),
  'own-leave': ofMember(async (projectSlug, personId, _, { ask }) => {
    await ask(putOwner, { projectSlug, personId, leave: true });
    return { done: 'asked' };
  }),
  yes: ofMember(async (projectSlug, _, __, { ask }) => {
    await ask(putOwnership, { projectSlug, accepted: true });
    return { done: 'answered' };
  }),
  no: ofMember(async (projectSlug, _, __, { ask }) => {
    await ask(putOwnership, { projectSlug, accepted: false });
    return { done: 'answered', to: projectPaths.ownProject(projectSlug) };
  }),
  invite: ofMember(async (projectSlug, _, sent, { ask }) => {
    await ask(postInvitation, {
      projectSlug,
      invitee: sent.secret('invitee'),
      title: sent.secret('inviteTitle'),
      language: sent.text('readerLanguage') || undefined,
    });
    return { done: 'invited' };
  }),
  withdraw: ofMember(async (projectSlug, _, sent, { ask }) => {
    await ask(deleteInvitation, { projectSlug, invitationId: sent.text('invitationId') });
    return { done: 'withdrawn' };
  }),
  leave: ofMember(async (projectSlug, _, __, { ask }) => {
    await ask(deleteOwnSeat, { projectSlug });
    return { done: 'left', to: projectPaths.ownProjects };
  }),
});
