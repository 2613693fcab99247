import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { mostFrames } from './broken-page-limits.ts';

const frames = broken('list_between', 0, mostFrames);
const unfit = broken('unfit');

/** Patterns so narrow that nothing a member wrote fits into them: no message of an error, no address with its values. */
const fits = (pattern: RegExp) => z.string(unfit).regex(pattern, unfit);

export const postBrokenPage = call({
  method: 'POST',
  path: '/broken-pages',
  summary: 'Tell the operator that a page broke in the browser; nothing is kept of who told it',
  access: 'anyone',
  params: {
    page: fits(/^\/[\w:./-]{0,99}$/),
    error: fits(/^[A-Za-z]\w{0,39}( #\d{1,4})?$/),
    frames: z
      .array(fits(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/), frames)
      .max(mostFrames, frames)
      .default([]),
    release: fits(/^[\w-]{1,40}$/),
  },
  answer: { status: 204, body: null, about: 'It is counted' },
  refusals: [],
});
