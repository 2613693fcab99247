import type { Translated } from '#rules/text/translated.ts';
import type { yourPageTexts as english } from '../en/your-page.ts';

export const yourPageTexts = {
  title: 'इतरांना तुम्ही कसे दिसता',
  facts: 'तुमचे पान, ते कोणाला दिसते, आणि तुमचे हँडल',
} satisfies Translated<typeof english>;
