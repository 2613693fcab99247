import { z } from 'zod';
import { broken } from '#rules/broken.ts';

const codeMessage = broken('text_between', 2, 3);

export const languageCode = z.string(codeMessage).regex(/^[a-z]{2,3}$/, codeMessage);

/** The language of a file that a person without an account gets. Left out, or not offered, it is English. */
export const languageOfFile = languageCode.optional();

/** The language of emails to a person who may have no account. Left out, or not offered, it is the caller's own. */
export const languageOfAsked = languageCode.optional();
