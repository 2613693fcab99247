import type { Translated } from '#rules/text/translated.ts';
import type { unknown as english } from '../en/unknown.ts';

export const unknown = {
  around: ['या पत्त्यावर पान नाही:', '. हे मुख्य पान आहे.'],
} satisfies Translated<typeof english>;
