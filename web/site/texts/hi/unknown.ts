import type { Translated } from '#rules/text/translated.ts';
import type { unknown as english } from '../en/unknown.ts';

export const unknown = {
  noPage: 'यह होम पेज है। इस पते पर कोई पेज नहीं है:',
} satisfies Translated<typeof english>;
