import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofProject = z.object({ projectId: z.string() });
/** Without a project it is about a team of another kind. */
const ofInvitation = ofProject.partial().extend({ invitationId: z.string().optional() });

export const projectEvents = {
  'projects.begun': ofProject,
  'projects.edited': ofProject,
  'projects.deleted': ofProject,
  'projects.published': ofProject,
  'projects.archived': ofProject,
  'projects.returned': ofProject,
  /** An administrator removed it, and put it back or kept it removed after an appeal. */
  'projects.removed': ofProject,
  'projects.appealed': ofProject,
  'projects.putBack': ofProject,
  'projects.stayedRemoved': ofProject,
  /** A case hid it from everyone but its team, or no longer does. */
  'projects.hidden': ofProject,
  /** A case paused its opportunities, or no longer does. */
  'projects.paused': ofProject,
  'projects.updated': ofProject,
  /** A note was edited or deleted. */
  'projects.updateChanged': ofProject,
  /** A picture was added or removed, or its description changed. */
  'projects.pictured': ofProject,
  /** A milestone was accepted for the first time: the kolam has one loop more. */
  'projects.loopClosed': ofProject,
  /** The account has joined the team, or left it. */
  'projects.joined': ofProject,
  'projects.left': ofProject.extend({ removedBy: z.string().optional() }),
  /** `by` is the member who gave the title. */
  'projects.titled': ofProject.extend({ by: z.string().optional() }),
  'projects.ownerAsked': ofProject.extend({ askedBy: z.string().optional() }),
  'projects.ownerAnswered': ofProject.extend({ askedBy: z.string().optional() }),
  /** The account has not answered, and no longer needs to. */
  'projects.ownerUnasked': ofProject,
  /** An owner has voted to remove another one. */
  'projects.ownerVoted': ofProject,
  /** The account of a team member ended, or was suspended for long. */
  'projects.ownerGone': ofProject,
  'projects.invited': ofInvitation,
  'projects.invitationEnded': ofInvitation,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof projectEvents> {}
}
