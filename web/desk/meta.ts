import type { MetaDescriptor } from 'react-router';
import { deskTexts } from '#texts/desk.ts';
import { site } from '#texts/site.ts';

/** No search engine and no preview ever sees these pages. */
export function deskMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${deskTexts.title} | ${site.name}` }, { name: 'robots', content: 'noindex' }];
}
