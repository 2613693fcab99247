import type { Translated } from '#rules/text/translated.ts';
import type { unknown as english } from '../en/unknown.ts';

export const unknown = {
  noPage: 'हे मुख्य पान आहे. या पत्त्यावर पान नाही:',
} satisfies Translated<typeof english>;
