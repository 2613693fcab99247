import type { Translated } from '#rules/text/translated.ts';
import type { wayTexts as english } from '../en/ways.ts';

export const wayTexts = {
  complain: 'शिकायत करें',
  withoutAccount: 'साइन इन किए बिना अपने डेटा के बारे में पूछें',
} satisfies Translated<typeof english>;
