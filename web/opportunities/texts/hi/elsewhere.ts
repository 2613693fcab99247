import type { Translated } from '#rules/text/translated.ts';
import type { opportunityElsewhereTexts as english } from '../en/elsewhere.ts';

export const opportunityElsewhereTexts = {
  read: 'देखें कि कौन-से अवसर खुले हैं',
  save: 'यह अवसर बाद के लिए सहेजें',
} satisfies Translated<typeof english>;
