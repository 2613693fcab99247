import type { MetaDescriptor } from 'react-router';
import { site } from '#web/ground/texts/en/site.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';

/** No search engine and no preview ever sees these pages. */
export function deskMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${deskTexts.title} | ${site.name}` }, { name: 'robots', content: 'noindex' }];
}
