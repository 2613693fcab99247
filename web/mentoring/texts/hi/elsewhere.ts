import type { Translated } from '#rules/text/translated.ts';
import type { mentoringElsewhereTexts as english } from '../en/elsewhere.ts';

export const mentoringElsewhereTexts = {
  title: 'मेंटरिंग',
  facts: 'आपके सेशन, सूचियाँ, और मेंटर के तौर पर आपका पेज',
} satisfies Translated<typeof english>;
