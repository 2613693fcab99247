import type { Translated } from '#rules/text/translated.ts';
import type { unknown as english } from '../en/unknown.ts';

export const unknown = {
  around: ['इस पते पर कोई पेज नहीं है:', '। यह होम पेज है।'],
} satisfies Translated<typeof english>;
