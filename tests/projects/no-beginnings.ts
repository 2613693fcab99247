import { deleteFollowing, deleteProject, postAppeal, putArchive } from '#contract/projects/calls.ts';
import { deletePicture } from '#contract/projects/picture-calls.ts';
import {
  deleteInvitation,
  deleteOwnSeat,
  deleteTeamMember,
  putInvitationAnswer,
  putInvitationRefusal,
  putOwnership,
} from '#contract/projects/team-calls.ts';
import { deleteUpdate } from '#contract/projects/update-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const projectNoBeginnings = {
  asked: [putInvitationAnswer],
  safety: [postAppeal],
  ends: [
    deleteProject,
    putArchive,
    deleteFollowing,
    deleteTeamMember,
    deleteOwnSeat,
    deleteInvitation,
    putInvitationRefusal,
    deleteUpdate,
    deletePicture,
  ],
  owed: [putOwnership],
} satisfies NoBeginnings;
