import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';

export const postPasswordCheck = call({
  method: 'POST',
  path: '/password-checks',
  summary: 'Whether a password is one of those that are tried first; nothing is refused for it',
  access: 'anyone',
  params: { password: z.string(broken('text')).max(1024, broken('text')) },
  answer: { status: 200, body: z.object({ leaked: z.boolean() }), about: 'True for one to warn about' },
  refusals: [],
});
