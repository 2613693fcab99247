import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id } from '../ground/values.ts';
import { interfaceLanguages } from '../lists/interface-languages.ts';
import { wordingLimits, wordingLists } from './limits.ts';

const codes = interfaceLanguages.map(({ code }) => code);

const wording = z.object({
  $id: z.string(),
  $createdAt: date,
  language: z.string(),
  /** The path of the page without its values, such as `/projects/:slug`; empty where it is not known. */
  page: z.string(),
  /** The words as they were read, or the key of the sentence. */
  words: z.string(),
  better: z.string(),
});
export type WordingBody = z.infer<typeof wording>;

/** `next` is the cursor of the next page; empty on the last one. */
const wordings = z.object({
  wordings: z.array(wording),
  counts: z.object({ new: z.number(), drafts: z.number() }),
  next: z.string(),
});
export type WordingsBody = z.infer<typeof wordings>;

const pageMessage = broken('text_most', wordingLimits.page);

export const postWording = call({
  method: 'POST',
  path: '/wordings',
  summary: 'Tell us what reads wrong in a language, and better words',
  access: 'anyone',
  forSuspended: true,
  params: {
    language: z.enum(codes, broken('choice', codes.join(', '))),
    page: z
      .string(pageMessage)
      .max(wordingLimits.page, pageMessage)
      .regex(/^(?:\/[\w/:.-]*)?$/, pageMessage)
      .default(''),
    words: longText(1, wordingLimits.words),
    better: longText(1, wordingLimits.better),
  },
  answer: { status: 204, body: null, about: 'It waits for our staff' },
  refusals: ['wording_screened'],
});

export const getWordings = call({
  method: 'GET',
  path: '/admin/wordings',
  summary: 'Better wordings of readers, newest first',
  access: 'administrator',
  right: 'reviews',
  params: {
    list: z.enum(wordingLists, broken('choice', wordingLists.join(', '))).default('new'),
    cursor,
  },
  answer: { status: 200, body: wordings, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

/** They belong to no one of the staff in particular. */
const atDesk = {
  access: 'administrator',
  right: 'reviews',
  foreign: 'answered',
  gone: 'wording_not_found',
  params: { wordingId: id },
  refusals: [],
} as const;

export const putWordingDraft = call({
  method: 'PUT',
  path: '/admin/wordings/:wordingId/draft',
  summary: 'Take a wording as a draft of the translation',
  ...atDesk,
  answer: { status: 204, body: null, about: 'It is among the drafts' },
});

export const deleteWording = call({
  method: 'DELETE',
  path: '/admin/wordings/:wordingId',
  summary: 'Drop a wording',
  ...atDesk,
  answer: { status: 204, body: null, about: 'It is gone' },
});
