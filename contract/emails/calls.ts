import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';

/** `held` are tried again by themselves, `failed` are not. `oldest` is how many seconds the oldest one has been due. */
const emailCounts = z.object({
  waiting: z.number(),
  running: z.number(),
  held: z.number(),
  failed: z.number(),
  oldest: z.number(),
});
export type EmailCounts = z.infer<typeof emailCounts>;

export const emailStates = ['held', 'failed'] as const;

/**
 * An email that did not leave at its first try. `to` shows only the beginning of the address and its domain. It is empty
 * where the server would send nothing any more: the code has expired, or the recipient's account is gone.
 */
const troubledEmail = z.object({
  $id: z.string(),
  $createdAt: date,
  kind: z.string(),
  to: z.string(),
  state: z.enum(emailStates),
  tries: z.number(),
  /** In the words of the mail server, without addresses. */
  error: z.string(),
  /** Empty for one that is not tried by itself. */
  nextTryAt: date,
  can: z.object({ send: z.boolean() }),
});
export type TroubledEmail = z.infer<typeof troubledEmail>;

const emailList = z.object({ counts: emailCounts, letters: z.array(troubledEmail), next: z.string() });
export type EmailListBody = z.infer<typeof emailList>;

/** Emails are counted: their ids have up to 18 digits. */
const emailId = z.string().regex(/^\d{1,18}$/, broken('entry'));
const common = { foreign: 'answered', gone: 'letter_not_found' } as const;

export const getEmails = call({
  method: 'GET',
  path: '/admin/letters',
  summary: 'How many letters wait, are held or have failed, and those in trouble, the oldest first',
  access: 'administrator',
  right: 'accounts',
  params: { cursor: emailId.optional() },
  answer: { status: 200, body: emailList, about: 'The counts, and a page of them' },
  refusals: [],
});

export const postEmailTry = call({
  method: 'POST',
  path: '/admin/letters/:letterId/tries',
  summary: 'Send a letter again, now',
  access: 'administrator',
  right: 'accounts',
  ...common,
  params: { letterId: emailId },
  answer: { status: 204, body: null, about: 'It is on its way' },
  twice: 'It is in no trouble any more until a try has failed.',
  refusals: ['letter_outlived'],
});

export const deleteEmail = call({
  method: 'DELETE',
  path: '/admin/letters/:letterId',
  summary: 'Drop a letter',
  access: 'administrator',
  right: 'accounts',
  ...common,
  params: { letterId: emailId },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: [],
});
