import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';

/** Actions of administrators, as their log names them. Looking at a member's data is an action, too. */
export const adminActions = [
  'enquiries.listed',
  'enquiry.opened',
  'enquiry.answered',
  'enquiry.closed',
  'enquiry.reopened',
  'accounts.searched',
  'account.opened',
  'account.suspended',
  'account.suspensionEnded',
  'guardians.listed',
  'account.guardianAllowed',
  'letters.listed',
  'letter.sentAgain',
  'letter.dropped',
  'account.guardianDeclined',
  'account.birthDateCorrected',
  'verifications.listed',
  'verification.opened',
  'verification.fileOpened',
  'verification.verified',
  'verification.rejected',
  'verification.revoked',
  'projects.listed',
  'project.opened',
  'project.removed',
  'project.putBack',
  'project.appealDeclined',
  'opportunities.listed',
  'opportunity.opened',
  'opportunity.approved',
  'opportunity.returned',
  'opportunity.removed',
  'mentors.listed',
  'mentor.opened',
  'mentor.approved',
  'mentor.returned',
  'mentor.removed',
  'disputes.listed',
  'dispute.opened',
  'dispute.fileOpened',
  'dispute.ruled',
  'cases.listed',
  'case.opened',
  'causes.listed',
  'cause.ruled',
  'case.pictureOpened',
  'case.decided',
  'case.appealAnswered',
  'academicDomain.added',
  'academicDomain.refused',
  'academicDomain.removed',
  'ledgers.listed',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** Names are empty once what they belong to is gone. `detail` is a reason, or what was searched for. */
const loggedAction = z.object({
  $id: z.string(),
  $createdAt: date,
  action: z.enum(adminActions),
  actor: z.object({ $id: z.string(), name: z.string() }),
  subject: z.object({ $id: z.string(), name: z.string() }).nullable(),
  detail: z.string(),
});
export type LoggedAction = z.infer<typeof loggedAction>;

const actionList = z.object({ actions: z.array(loggedAction), next: z.string() });
export type ActionListBody = z.infer<typeof actionList>;

/** Entries of the log are counted: their ids are up to 18 digits. */
const actionCursor = z
  .string()
  .regex(/^\d{1,18}$/, broken('entry'))
  .optional();

export const getActions = call({
  method: 'GET',
  path: '/admin/actions',
  summary: 'What administrators have done, the newest first',
  access: 'administrator',
  params: { cursor: actionCursor },
  answer: { status: 200, body: actionList, about: 'A page of their log' },
  refusals: [],
});
