import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofProject = z.object({ projectId: z.string() });
const ofInvitation = ofProject.extend({ invitationId: z.string().optional() });

export const projectEvents = {
  'projects.begun': ofProject,
  'projects.edited': ofProject,
  'projects.deleted': ofProject,
  'projects.published': ofProject,
  'projects.archived': ofProject,
  'projects.returned': ofProject,
  /** By an administrator: taken away, and put back or kept away after an appeal. */
  'projects.removed': ofProject,
  'projects.appealed': ofProject,
  'projects.putBack': ofProject,
  'projects.stayedRemoved': ofProject,
  'projects.updated': ofProject,
  /** A note was edited or deleted. */
  'projects.updateChanged': ofProject,
  /** A picture has come, or gone, or is told of otherwise. */
  'projects.pictured': ofProject,
  /** A milestone was accepted for the first time: its kolam has one loop more. */
  'projects.loopClosed': ofProject,
  /** Its account has come into the team, or left it. */
  'projects.joined': ofProject,
  'projects.left': ofProject.extend({ removedBy: z.string().optional() }),
  /** `by` is whoever gave it. */
  'projects.titled': ofProject.extend({ by: z.string().optional() }),
  'projects.ownerAsked': ofProject.extend({ askedBy: z.string().optional() }),
  'projects.ownerAnswered': ofProject.extend({ askedBy: z.string().optional() }),
  /** Its account has not answered, and need not any more. */
  'projects.ownerUnasked': ofProject,
  /** An owner has said that another one should go. */
  'projects.ownerVoted': ofProject,
  /** An account ended, or was suspended for long, that was in the team. */
  'projects.ownerGone': ofProject,
  'projects.invited': ofInvitation,
  'projects.invitationEnded': ofInvitation,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof projectEvents> {}
}
