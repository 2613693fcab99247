import type { Translated } from '#rules/text/translated.ts';
import type { languageTexts as english } from '../en/languages.ts';

export const languageTexts = {
  title: 'भाषा',
  description: 'अपने पेजों और ईमेल की भाषा चुनें।',
  facts: 'आपके पेजों और ईमेल की भाषा',
  choose: 'अपनी भाषा चुनें',
  how: 'अब से आपके पेज और ईमेल इस भाषा में होंगे। दूसरे सदस्य जो लिखते हैं, वह उनके लिखे जैसा ही रहता है।',
  howGuest: 'यह ब्राउज़र आपकी पसंद को एक साल तक एक कुकी में रखता है।',
  done: 'आपकी भाषा सहेजी गई है।',
} satisfies Translated<typeof english>;
