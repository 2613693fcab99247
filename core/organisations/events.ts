import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofOrganisation = z.object({ organisationId: z.string() });

/** The side that acted, of a project and an organisation. */
const ofProject = ofOrganisation.extend({ projectId: z.string(), by: z.enum(['organisation', 'project']) });

/** Each names the account that caused it, or that it is about; none for our own decisions and for time. */
export const organisationEvents = {
  'organisations.begun': ofOrganisation,
  'organisations.edited': ofOrganisation,
  'organisations.submitted': ofOrganisation,
  /** Staff of ours returned, declined or opened it, or decided an appeal. */
  'organisations.decided': ofOrganisation,
  'organisations.late': ofOrganisation,
  'organisations.appealed': ofOrganisation,
  /** It is active again, or nothing new begins for lack of an owner who can act. */
  'organisations.resumed': ofOrganisation,
  'organisations.paused': ofOrganisation,
  /** Its owners closed it, or time did; or staff of ours removed it. */
  'organisations.ended': ofOrganisation,
  'organisations.deleted': ofOrganisation,
  /** The account acts for the organisation now; or by other roles, which the owner `by` gave. */
  'organisations.staffed': ofOrganisation.extend({ by: z.string().optional() }),
  'organisations.staffLeft': ofOrganisation.extend({ removedBy: z.string().optional() }),
  /** Staff of ours took the account out of the staff; it appeals; that is answered. */
  'organisations.staffRemoved': ofOrganisation,
  'organisations.staffAppealed': ofOrganisation,
  'organisations.staffAnswered': ofOrganisation,
  /** The account's address at the domain is proven, or its proof has ended. */
  'organisations.proven': ofOrganisation,
  'organisations.proofEnded': ofOrganisation,
  /** A case hid it, or showed it again; or its picture changed. */
  'organisations.hidden': ofOrganisation,
  'organisations.pictured': ofOrganisation,
  /** One side says that a project is of the organisation; both say so; one says so no longer. */
  'organisations.projectAsked': ofProject,
  'organisations.projectAgreed': ofProject,
  'organisations.projectEnded': ofProject,
  /** The account's proof ends soon. */
  'organisations.proofEnding': ofOrganisation,
  /** The account is asked to own it; by no one where its last owner has gone. */
  'organisations.ownerAsked': ofOrganisation.extend({ askedBy: z.string().optional() }),
  'organisations.ownerAnswered': ofOrganisation.extend({ askedBy: z.string().optional() }),
  /** The request has ended without an answer. */
  'organisations.ownerUnasked': ofOrganisation,
  'organisations.ownerVoted': ofOrganisation,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof organisationEvents> {}
}
