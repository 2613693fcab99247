import type { FurtherPage } from '#contract/today/layout-calls.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { layoutTexts as english } from '../en/layout.ts';

export const layoutTexts = {
  places: 'तुमची पाने',
  toSite: 'सर्वांसाठी खुल्या पानांकडे',
  today: 'आज',
  projects: 'प्रकल्प',
  find: 'शोधा',
  saved: 'जतन केलेले',
  messages: 'संदेश',
  unread: (count) => `नवीन संदेश: ${number(count)}`,
  you: 'तुम्ही',
  settings: 'सेटिंग',
  further: { desk: 'ॲडमिन' } satisfies Record<FurtherPage, string>,
} satisfies Translated<typeof english>;
