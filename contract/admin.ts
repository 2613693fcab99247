import { z } from 'zod';
import { characters } from './password.ts';
import { broken } from './rules.ts';
import { date, id } from './values.ts';

/** What administrators do, as their log names it. Looking at somebody's data is something done, too. */
export const adminActions = [
  'message.opened',
  'message.answered',
  'message.closed',
  'message.reopened',
  'accounts.searched',
  'account.opened',
  'account.blocked',
  'account.unblocked',
] as const;
export type AdminAction = (typeof adminActions)[number];

export const adminLimits = { reason: { min: 3, max: 500 }, answer: 5000, search: 200 } as const;

export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

const text = (least: number, most: number) => {
  const message = broken('trimmed_text', least, most);
  return z
    .string(message)
    .trim()
    .refine((value) => characters(value) >= least && characters(value) <= most, message);
};

/** The last one of the page before; the next page begins after it. */
export const cursor = id.optional();
/** Entries of the log are counted: their ids are up to 18 digits. */
export const actionCursor = z
  .string()
  .regex(/^\d{1,18}$/, broken('entry'))
  .optional();
export const blockReason = text(adminLimits.reason.min, adminLimits.reason.max);
export const answerText = text(1, adminLimits.answer);
export const accountSearch = text(0, adminLimits.search).default('');
export const messageState = z.enum(messageStates, broken('choice', messageStates.join(', '))).default('open');

/** How many there are, counted up to 5000. */
const messageCounts = z.object({ open: z.number(), answered: z.number() });
export type MessageCounts = z.infer<typeof messageCounts>;

const messageHead = z.object({
  $id: z.string(),
  $createdAt: date,
  state: z.enum(messageStates),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
});
/** `beginning` is the first line or two. */
const listedMessage = messageHead.extend({ beginning: z.string() });
export type ListedMessage = z.infer<typeof listedMessage>;

/** `next` is the cursor of the next page; empty on the last one. */
export const messageList = z.object({
  messages: z.array(listedMessage),
  counts: messageCounts,
  next: z.string(),
});
export type MessageListBody = z.infer<typeof messageList>;

const messageAnswer = z.object({ $id: z.string(), $createdAt: date, by: z.string(), answer: z.string() });

export const contactMessage = messageHead.extend({
  message: z.string(),
  answers: z.array(messageAnswer),
  counts: messageCounts,
});
export type ContactMessageBody = z.infer<typeof contactMessage>;

const listedAccount = z.object({
  $id: z.string(),
  $createdAt: date,
  name: z.string(),
  email: z.string(),
  emailVerification: z.boolean(),
  blocked: z.boolean(),
  restricted: z.boolean(),
  leaving: z.boolean(),
});
export type ListedAccount = z.infer<typeof listedAccount>;

export const accountList = z.object({ accounts: z.array(listedAccount), next: z.string() });
export type AccountListBody = z.infer<typeof accountList>;

/** Dates are empty where nothing of the kind has happened. */
export const accountView = listedAccount.extend({
  accessedAt: date,
  blockedAt: date,
  blockedReason: z.string(),
  leavesAt: date,
  sessions: z.number(),
  profile: z
    .object({
      phone: z.string(),
      role: z.string(),
      location: z.string(),
      college: z.string(),
      companyUrl: z.string(),
    })
    .nullable(),
  can: z.object({ block: z.boolean() }),
});
export type AccountViewBody = z.infer<typeof accountView>;

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

export const actionList = z.object({ actions: z.array(loggedAction), next: z.string() });
export type ActionListBody = z.infer<typeof actionList>;
