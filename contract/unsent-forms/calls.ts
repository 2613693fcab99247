import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { unsentLimits } from './limits.ts';

const short = (most: number) => z.string(broken('text_most', most)).max(most, broken('text_most', most));

/** A kept form as its sender's browser names it: with the key that opens it, which the server does not keep. */
const kept = z.object({ id, key: short(64) });
export type KeptForm = z.infer<typeof kept>;

/** All forms that the browser has kept. */
const keptForms = z
  .array(kept)
  .max(unsentLimits.perBrowser, broken('list_between', 0, unsentLimits.perBrowser));
const page = { path: short(2000), kept: keptForms };
const texts = z.record(z.string(), z.string());
const answer = {
  status: 201,
  body: z.object({ id: z.string(), key: z.string(), left: z.array(z.string()) }),
  about: 'The id and the key of the kept form, and those of the others that are still kept',
} as const;
const refusals = ['unsent_form_refused'] as const;

export const postUnsentForm = call({
  method: 'POST',
  path: '/account/unsent-forms',
  summary:
    'Keep for 30 minutes what was typed into a form whose session had ended, or has to be proven first',
  access: 'anyone',
  forSuspended: true,
  params: {
    ...page,
    /** By it the form's page names the account that it was made for. */
    mark: short(200),
    intent: short(200),
    typed: texts,
  },
  answer,
  twice: 'The same form of the same page takes the place of the one before.',
  refusals,
});

export const postUnsentFormWithFile = call({
  method: 'POST',
  path: '/account/unsent-forms/with-file',
  summary: 'The same for a form with a file, which is not kept; the text of the form is read from the body',
  access: 'guest',
  // Our own pages name them; over the wire a body of a form holds texts and files alone.
  params: {
    path: page.path.default(''),
    kept: page.kept.default([]),
    intent: short(200).default(''),
  },
  form: {},
  answer,
  twice: 'The same form of the same page takes the place of the one before.',
  refusals,
});

export const postTakenUnsentForm = call({
  method: 'POST',
  path: '/account/unsent-forms/taken',
  summary: 'Take back what was typed into a form of a page, once',
  access: 'member',
  forSuspended: true,
  params: page,
  answer: {
    status: 200,
    body: z.object({
      form: z.object({ intent: z.string(), typed: texts }).nullable(),
      left: z.array(z.string()),
    }),
    about:
      'The newest form of this member and page, or null once it was given back; and the ids of those that are still kept',
  },
  refusals: [],
});
