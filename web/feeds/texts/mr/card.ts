import type { Translated } from '#rules/text/translated.ts';
import { site } from '#web/ground/texts/mr/site.ts';
import { creditWords, districtWords, givesLine, kindLabels } from '#web/opportunities/texts/mr/values.ts';
import type { cardTexts as english } from '../en/card.ts';

export const cardTexts = {
  title: `${site.name} वरील संधी`,
  gives: (one) => [givesLine(one), creditWords(one)].filter(Boolean).join(' · '),
  facts: (one) =>
    [kindLabels[one.kind], one.project.name, districtWords({ mode: one.mode, place: one.district })]
      .filter(Boolean)
      .join(' · '),
  empty: 'आज इथे संधी नाहीत',
  all: 'सर्व संधी',
  unreadable: (filter) => `हा फिल्टर वाचता येत नाही: ${filter.slice(0, 40)}`,
} satisfies Translated<typeof english>;
