import type { Translated } from '#rules/text/translated.ts';
import type { storyElsewhereTexts as english } from '../en/elsewhere.ts';

export const storyElsewhereTexts = {
  read: 'इतरांनी कशी सुरुवात केली ते वाचा',
} satisfies Translated<typeof english>;
