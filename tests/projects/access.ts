import * as calls from '#contract/projects/calls.ts';
import * as deskCalls from '#contract/projects/desk-calls.ts';
import * as findCalls from '#contract/projects/find-calls.ts';
import * as pictureCalls from '#contract/projects/picture-calls.ts';
import * as teamCalls from '#contract/projects/team-calls.ts';
import * as updateCalls from '#contract/projects/update-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { peopleThings } from '../people/things.ts';
import { teamThings } from './things.ts';

/** The thing that each call of this module names. */
export const projectAccess = accessOf(
  { ...calls, ...findCalls, ...teamCalls, ...updateCalls, ...pictureCalls, ...deskCalls },
  {
    listOwnProjects: nothing,
    listProjectsOfPerson: peopleThings.handle,
    postProject: nothing,
    getWorkspace: teamThings.project,
    patchProject: teamThings.project,
    deleteProject: teamThings.draft,
    getProject: teamThings.project,
    getProjects: nothing,
    putPublication: teamThings.project,
    putArchive: teamThings.project,
    deleteArchive: teamThings.project,
    postAppeal: teamThings.removed,
    putFollowing: teamThings.project,
    deleteFollowing: teamThings.project,
    getFoundProjects: nothing,
    getTeam: teamThings.project,
    patchTeamMember: teamThings.member,
    deleteTeamMember: teamThings.member,
    deleteOwnSeat: teamThings.seat,
    putOwner: teamThings.member,
    putOwnership: teamThings.asked,
    postInvitation: teamThings.project,
    deleteInvitation: teamThings.sent,
    getInvitation: teamThings.invitation,
    putInvitationAnswer: teamThings.invitation,
    putInvitationAgreement: teamThings.invitation,
    putInvitationRefusal: teamThings.invitation,
    listInvited: nothing,
    getUpdates: teamThings.project,
    postUpdate: teamThings.project,
    patchUpdate: teamThings.update,
    deleteUpdate: teamThings.update,
    postCover: teamThings.project,
    postUpdatePicture: teamThings.update,
    patchPicture: teamThings.picture,
    deletePicture: teamThings.picture,
    viewPicture: teamThings.shownPicture,
    getDeskProjects: nothing,
    getDeskProject: teamThings.judgedProject,
    putProjectRemoval: teamThings.judgedProject,
    deleteProjectRemoval: teamThings.removedProject,
    putRemovalAnswer: teamThings.appealedProject,
  },
);
