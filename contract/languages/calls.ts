import { z } from 'zod';
import { call } from '../ground/call.ts';
import { languageCode } from './param.ts';

const ownLanguage = z.object({
  /** The language of the member’s pages and emails, such as `hi`. */
  language: z.string(),
});

export const putLanguage = call({
  method: 'PUT',
  path: '/account/language',
  summary: 'Choose the language of the member’s pages and emails',
  access: 'member',
  beforeFactor: true,
  forSuspended: true,
  params: { language: languageCode },
  answer: { status: 200, body: ownLanguage, about: 'The chosen language' },
  refusals: ['language_not_offered'],
});
