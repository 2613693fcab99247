import type { FurtherPage } from '#contract/today/layout-calls.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { layoutTexts as english } from '../en/layout.ts';

export const layoutTexts = {
  places: 'आपके पेज',
  toSite: 'सार्वजनिक पेजों पर जाएँ',
  today: 'आज',
  projects: 'प्रोजेक्ट',
  find: 'खोजें',
  saved: 'सहेजे हुए',
  messages: 'संदेश',
  unread: (count) => `नए संदेश: ${number(count)}`,
  you: 'आप',
  settings: 'सेटिंग',
  further: { desk: 'स्टाफ़ के पेज' } satisfies Record<FurtherPage, string>,
} satisfies Translated<typeof english>;
