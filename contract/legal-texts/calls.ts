import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { textNames } from '../consents/text-versions.ts';
import { call } from '../ground/call.ts';
import { date, id, secret, text } from '../ground/values.ts';
import { purposeWords, textWords } from './shapes.ts';

const name = z.enum(textNames, broken('choice', textNames.join(', ')));
const day = z.string();
/** The code of a language in addresses, or as the web names it; of our pages it is theirs. */
const language = z.string(broken('text')).max(20, broken('text_most', 20)).default('');

/** Those in which a version stands, English first: their codes in addresses, and as consents name them. */
const languages = z.array(z.object({ code: z.string(), language: z.string() }));

const pieces = z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }));

const version = z
  .object({
    name: z.enum(textNames),
    version: z.string(),
    /** Of the words: as consents name it, `en-IN` where the version has no agreed translation in the language asked for. */
    language: z.string(),
    languages,
    /** The SHA-256 of the words; of a translation, of its words as they are kept. */
    hash: z.string(),
    state: z.enum(['in_force', 'coming', 'former']),
    inForce: day,
    /** The law that makes it hold sooner than 30 days after it is announced; empty without one. */
    soonerBy: z.string(),
    words: textWords,
    /** The lines under "What changes"; empty for the first version. */
    changes: z.array(z.string()),
    /** The differences from the version before, by sections. */
    differences: z.array(z.object({ title: z.string(), pieces })),
    /** Empty for the first version. */
    before: z.string(),
    /** Every version that can be read, the newest first. */
    versions: z.array(z.object({ version: z.string(), inForce: day })),
  })
  .meta({ id: 'LegalText' });
export type LegalTextBody = z.infer<typeof version>;

export const getLegalText = call({
  method: 'GET',
  path: '/legal-texts',
  summary: 'A version of the terms, the privacy policy or the notice; the one in force without a version',
  access: 'anyone',
  forSuspended: true,
  params: {
    text: name,
    version: z.string(broken('text')).max(20, broken('text_most', 20)).default(''),
    language,
    /** Of words that readers of the language once were shown, as a consent names it. */
    hash: z.string(broken('text')).max(64, broken('text_most', 64)).default(''),
  },
  answer: { status: 200, body: version, about: 'The version, and what it changes' },
  refusals: ['legal_text_unknown'],
});

export const getTextNews = call({
  method: 'GET',
  path: '/account/text-news',
  summary: 'The versions that are announced, and the purposes about which the member has not answered',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: {
    status: 200,
    body: z.object({
      coming: z.array(z.object({ name: z.enum(textNames), version: z.string(), inForce: day })),
      asks: z.array(z.object({ purpose: z.string(), name: z.string() })),
      /** Those with a No, or with a Yes that was withdrawn: the answer can change. */
      refused: z.array(z.object({ purpose: z.string(), name: z.string() })),
    }),
    about: 'All of them, empty most of the time',
  },
  refusals: [],
});

const purposeAnswer = z
  .object({
    purpose: z.string(),
    name: z.enum(textNames),
    version: z.string(),
    words: purposeWords,
    /** Of the words. */
    language: z.string(),
    languages,
    answer: z.enum(['', 'yes', 'no']),
    answeredAt: date,
    /** The name of the member, for a guardian. */
    memberName: z.string(),
  })
  .meta({ id: 'PurposeAnswer' });
export type PurposeBody = z.infer<typeof purposeAnswer>;

const purpose = z.string(broken('missing')).max(60, broken('text_most', 60));
const given = z.boolean(broken('boolean'));
const asItStands = { status: 200, body: purposeAnswer, about: 'The question and the answer' } as const;
const ofGuardian = {
  access: 'anyone',
  foreign: 'guardian_request_not_found',
  gone: 'guardian_request_not_found',
} as const;

export const getPurpose = call({
  method: 'GET',
  path: '/account/purposes',
  summary: 'A new purpose or receiver, and the answer of the member',
  access: 'adult',
  params: { purpose },
  answer: asItStands,
  refusals: ['purpose_unknown'],
});

export const putPurpose = call({
  method: 'PUT',
  path: '/account/purposes',
  summary: 'Say yes or no to a new purpose or receiver; without a yes it does not begin',
  access: 'adult',
  params: { purpose, given },
  answer: asItStands,
  refusals: ['purpose_unknown'],
});

export const getGuardianPurpose = call({
  method: 'GET',
  path: '/guardian-requests/:requestId/purpose',
  summary: 'The same for a member under 18, for the holder of the mailed link',
  ...ofGuardian,
  params: { requestId: id, secret, purpose },
  answer: asItStands,
  refusals: ['purpose_unknown'],
});

export const putGuardianPurpose = call({
  method: 'PUT',
  path: '/guardian-requests/:requestId/purpose',
  summary: 'Say yes as a guardian with a mailed code, or no by the link alone',
  ...ofGuardian,
  params: { requestId: id, secret, purpose, given, code: text(0, 40).default('') },
  answer: asItStands,
  refusals: [
    'purpose_unknown',
    'purpose_code_missing',
    'guardian_awaited',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});
