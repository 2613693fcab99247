import type { Translated } from '#rules/text/translated.ts';
import type { yourPageTexts as english } from '../en/your-page.ts';

export const yourPageTexts = {
  title: 'दूसरे आपको कैसे देखते हैं',
  facts: 'आपका पेज, उसे कौन देखता है, और आपका हैंडल',
} satisfies Translated<typeof english>;
