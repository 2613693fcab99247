import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofApplication = z.object({
  applicationId: z.string(),
  opportunityId: z.string(),
  projectId: z.string(),
});

/** Each names the account that caused it, if one did. */
export const applicationEvents = {
  'applications.sent': ofApplication,
  'applications.edited': ofApplication,
  /** An owner has opened it. */
  'applications.opened': ofApplication,
  'applications.shortlisted': ofApplication,
  /** An owner has noted something about it, for the owners alone. */
  'applications.noted': ofApplication,
  /** A decline is pending, or was undone before the applicant was notified. */
  'applications.declining': ofApplication,
  'applications.declineUndone': ofApplication,
  'applications.declined': ofApplication,
  'applications.withdrawn': ofApplication,
  /** No answer came. */
  'applications.lapsed': ofApplication,
  /** With its opportunity, or its project. A lapsed offer brings no second notification. */
  'applications.ended': ofApplication,
  /** The terms of its opportunity got worse: the applicant is asked whether they still want it. */
  'applications.termsAsked': ofApplication,
  'applications.termsConfirmed': ofApplication,
  'applications.setAside': ofApplication,
  'applications.broughtBack': ofApplication,
  /** Times for an interview are proposed by an owner, or others for an agreed one. */
  'applications.interviewProposed': ofApplication,
  /** The applicant asks for another time. */
  'applications.interviewMoved': ofApplication,
  'applications.interviewSet': ofApplication,
  /** Called off, or not to be any more. */
  'applications.interviewOver': ofApplication,
  /** No one has taken one of the times. */
  'applications.interviewUntaken': ofApplication,
  /** The trial task is asked for, handed in, or not handed in in time. */
  'applications.trialAsked': ofApplication,
  'applications.trialHandedIn': ofApplication,
  'applications.trialMissed': ofApplication,
  'applications.offered': ofApplication,
  'applications.offerTakenBack': ofApplication,
  'applications.accepted': ofApplication,
  /** By an owner's confirmation: the applicant is in the team. */
  'applications.joined': ofApplication,
  /** An owner has exported the open applications for an opportunity as a table. */
  'applications.exported': ofApplication.omit({ applicationId: true }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof applicationEvents> {}
}
