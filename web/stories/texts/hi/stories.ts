import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { Goal } from '#web/figures/texts/en/figures.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { stories as english } from '../en/stories.ts';

export const stories = {
  title: 'कहानियाँ',
  description:
    'शुरुआतें, इस बात के साथ कि क्या बना, क्या ग़लत हुआ और उससे क्या निकला। पहली छह नमूने हैं, जब तक हमारे सदस्य अपनी कहानियाँ न सुनाएँ।',
  hero: {
    headline: 'लोगों ने क्या शुरू किया।',
    description: 'उन हिस्सों के साथ जो ग़लत हुए। पहली छह नमूने हैं, जब तक हमारे सदस्य अपनी कहानियाँ न सुनाएँ।',
    note: 'हम चाहते हैं कि यह पेज बढ़कर यहाँ तक पहुँचे।',
    figures: [
      { value: '1000+', label: 'सफलता की कहानियाँ', counts: 'stories' },
      { value: '5000+', label: 'साथ चल रहे काम' },
      { value: '50 हज़ार+', label: 'छात्र जिन पर असर हुआ', counts: 'students' },
    ] satisfies readonly Goal[],
  },
  featured: {
    title: 'चुनी हुई कहानियाँ',
    carousel: 'स्लाइड शो',
    slide: 'स्लाइड',
    previous: 'पिछली कहानी',
    next: 'अगली कहानी',
    readMore: 'आगे पढ़ें',
    show: (title) => `“${title}” दिखाएँ`,
    position: (position, count) => `${count} में से ${position}`,
  },
  all: {
    title: 'सभी कहानियाँ',
    filter: 'एक तरह की कहानियाँ दिखाएँ',
    read: 'पढ़ें',
    shown: (count) =>
      count === 0
        ? 'कोई कहानी नहीं'
        : plural(count, { one: (n) => `${n} कहानी`, other: (n) => `${n} कहानियाँ` }),
    empty: 'इस तरह की अभी कोई कहानी नहीं है। पहली आपकी हो सकती है।',
  },
  categories: {
    all: 'सभी',
    success: 'सफलता',
    startup: 'स्टार्टअप',
    collaboration: 'साथ काम',
  },
  minutes: (count) => `पढ़ने में ${count} मिनट`,
  sample: {
    mark: 'नमूना',
    text: 'नमूने की कहानी: इसमें जो लोग हैं वे काल्पनिक हैं, जब तक हमारे सदस्य अपनी कहानियाँ न सुनाएँ।',
    title: (title) => `नमूना: ${title}`,
  },
  facts: {
    title: 'थोड़े में',
    team: 'टीम',
    hours: 'समय',
    hoursAWeek: (hours) =>
      plural(hours, {
        one: (shown) => `हर एक के हफ़्ते में ${shown} घंटा`,
        other: (shown) => `हर एक के हफ़्ते में ${shown} घंटे`,
      }),
    weeks: 'शुरुआत से पहले इस्तेमाल तक',
    inWeeks: (weeks) => plural(weeks, { one: (shown) => `${shown} हफ़्ता`, other: (shown) => `${shown} हफ़्ते` }),
    wentWrong: 'क्या ग़लत हुआ',
  },
  back: 'सभी कहानियाँ',
  more: 'और पढ़ें',
  report: 'रिपोर्ट करें',
  missing: {
    title: 'यह कहानी यहाँ नहीं है',
    text: 'हो सकता है कि सुनाने वाले ने इसे वापस ले लिया हो। और कहानियाँ हैं।',
    link: 'सभी कहानियाँ देखें',
  },
  closing: {
    title: 'आपकी कहानी बाक़ी है।',
    text: 'हमें बताएँ कि आपने कैसे शुरू किया, या अभी शुरू करें और बाद में बताएँ।',
    join: { label: 'Saharambh से जुड़ें', to: signUpPaths.signup },
    share: { label: 'अपनी कहानी सुनाएँ', to: `${sitePaths.about}#contact` },
  },
} as const satisfies Translated<typeof english>;
