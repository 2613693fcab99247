import type { MetaDescriptor } from 'react-router';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { site } from '#web/site/texts/en/site.ts';

/** No search engine and no preview ever sees these pages. */
export function deskMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${deskTexts.title} | ${site.name}` }, { name: 'robots', content: 'noindex' }];
}
