import type { Translated } from '#rules/text/translated.ts';
import { site } from '#web/ground/texts/hi/site.ts';
import { creditWords, districtWords, givesLine, kindLabels } from '#web/opportunities/texts/hi/values.ts';
import type { cardTexts as english } from '../en/card.ts';

export const cardTexts = {
  title: `${site.name} पर अवसर`,
  gives: (one) => [givesLine(one), creditWords(one)].filter(Boolean).join(' · '),
  facts: (one) =>
    [kindLabels[one.kind], one.project.name, districtWords({ mode: one.mode, place: one.district })]
      .filter(Boolean)
      .join(' · '),
  empty: 'आज यहाँ कोई अवसर नहीं',
  all: 'सभी अवसर',
  unreadable: (filter) => `यह फ़िल्टर पढ़ा नहीं जा सकता: ${filter.slice(0, 40)}`,
} satisfies Translated<typeof english>;
