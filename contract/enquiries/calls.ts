import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { adminLimits, enquiryStates } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';

/** How many there are, counted up to 5000. */
const enquiryCounts = z.object({ open: z.number(), answered: z.number() });
export type EnquiryCounts = z.infer<typeof enquiryCounts>;

const enquiryHead = z.object({
  $id: z.string(),
  $createdAt: date,
  state: z.enum(enquiryStates),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
});
/** `beginning` is the first line or two. */
const listedEnquiry = enquiryHead.extend({ beginning: z.string() });
export type ListedEnquiry = z.infer<typeof listedEnquiry>;

/** `next` is the cursor of the next page; empty on the last one. */
const enquiryList = z.object({
  enquiries: z.array(listedEnquiry),
  counts: enquiryCounts,
  next: z.string(),
});
export type EnquiryListBody = z.infer<typeof enquiryList>;

const enquiryAnswer = z.object({ $id: z.string(), $createdAt: date, by: z.string(), answer: z.string() });

const enquiry = enquiryHead.extend({
  message: z.string(),
  answers: z.array(enquiryAnswer),
  counts: enquiryCounts,
});
export type EnquiryBody = z.infer<typeof enquiry>;

const found = { status: 200, body: enquiry, about: 'The enquiry with its answers' };
/** Enquiries belong to no administrator in particular. */
const common = { foreign: 'answered', gone: 'enquiry_not_found' } as const;

export const getEnquiries = call({
  method: 'GET',
  path: '/admin/enquiries',
  summary: 'Enquiries from the contact form, the newest first',
  access: 'administrator',
  right: 'rights',
  params: {
    state: z.enum(enquiryStates, broken('choice', enquiryStates.join(', '))).default('open'),
    cursor,
  },
  answer: { status: 200, body: enquiryList, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getEnquiry = call({
  method: 'GET',
  path: '/admin/enquiries/:enquiryId',
  summary: 'One enquiry',
  access: 'administrator',
  right: 'rights',
  ...common,
  params: { enquiryId: id },
  answer: found,
  refusals: [],
});

export const postAnswer = call({
  method: 'POST',
  path: '/admin/enquiries/:enquiryId/answers',
  summary: 'Answer by mail',
  access: 'administrator',
  right: 'rights',
  ...common,
  params: { enquiryId: id, answer: text(1, adminLimits.answer) },
  answer: { ...found, status: 201 },
  refusals: ['enquiry_answered'],
});

export const putClosure = call({
  method: 'PUT',
  path: '/admin/enquiries/:enquiryId/closure',
  summary: 'Take an enquiry for answered without a letter',
  access: 'administrator',
  right: 'rights',
  ...common,
  params: { enquiryId: id },
  answer: found,
  refusals: [],
});

export const deleteClosure = call({
  method: 'DELETE',
  path: '/admin/enquiries/:enquiryId/closure',
  summary: 'Open an enquiry again',
  access: 'administrator',
  right: 'rights',
  ...common,
  params: { enquiryId: id },
  answer: found,
  refusals: [],
});
