import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { Goal } from '#web/figures/texts/en/figures.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { stories as english } from '../en/stories.ts';

export const stories = {
  title: 'गोष्टी',
  description:
    'कशी सुरुवात झाली, काय तयार झाले, काय चुकले आणि त्यातून काय निष्पन्न झाले. आमचे सदस्य त्यांच्या गोष्टी सांगेपर्यंत पहिल्या सहा गोष्टी नमुने आहेत.',
  hero: {
    headline: 'लोकांनी काय सुरू केले.',
    description: 'चुकलेल्या भागांसह. आमचे सदस्य त्यांच्या गोष्टी सांगेपर्यंत पहिल्या सहा गोष्टी नमुने आहेत.',
    note: 'हे पान वाढून इथवर पोहोचावे, असे आम्हाला वाटते.',
    figures: [
      { value: '1000+', label: 'यशाच्या गोष्टी', counts: 'stories' },
      { value: '5000+', label: 'एकत्र सुरू असलेली कामे' },
      { value: '50 हजार+', label: 'विद्यार्थ्यांवर परिणाम', counts: 'students' },
    ] satisfies readonly Goal[],
  },
  featured: {
    title: 'निवडक गोष्टी',
    carousel: 'स्लाइड शो',
    slide: 'स्लाइड',
    previous: 'मागची गोष्ट',
    next: 'पुढची गोष्ट',
    readMore: 'पुढे वाचा',
    show: (title) => `“${title}” दाखवा`,
    position: (position, count) => `${count} पैकी ${position}`,
  },
  all: {
    title: 'सर्व गोष्टी',
    filter: 'एका प्रकारच्या गोष्टी दाखवा',
    read: 'वाचा',
    shown: (count) =>
      count === 0 ? 'एकही गोष्ट नाही' : plural(count, { one: (n) => `${n} गोष्ट`, other: (n) => `${n} गोष्टी` }),
    empty: 'या प्रकारची अजून एकही गोष्ट नाही. पहिली तुमची असू शकते.',
  },
  categories: {
    all: 'सर्व',
    success: 'यश',
    startup: 'स्टार्टअप',
    collaboration: 'एकत्र काम',
  },
  minutes: (count) => `वाचायला ${count} मिनिटे`,
  sample: {
    mark: 'नमुना',
    text: 'नमुन्याची गोष्ट: आमचे सदस्य त्यांच्या गोष्टी सांगेपर्यंत, यातील लोक काल्पनिक आहेत.',
    title: (title) => `नमुना: ${title}`,
  },
  facts: {
    title: 'थोडक्यात',
    team: 'टीम',
    hours: 'वेळ',
    hoursAWeek: (hours) =>
      plural(hours, {
        one: (shown) => `प्रत्येकी आठवड्याला ${shown} तास`,
        other: (shown) => `प्रत्येकी आठवड्याला ${shown} तास`,
      }),
    weeks: 'सुरुवातीपासून पहिल्या वापरापर्यंत',
    inWeeks: (weeks) =>
      plural(weeks, { one: (shown) => `${shown} आठवडा`, other: (shown) => `${shown} आठवडे` }),
    wentWrong: 'काय चुकले',
  },
  back: 'सर्व गोष्टी',
  more: 'पुढे वाचा',
  report: 'रिपोर्ट करा',
  missing: {
    title: 'ही गोष्ट इथे नाही',
    text: 'ती सांगणाऱ्या व्यक्तीने कदाचित मागे घेतली असेल. इतर गोष्टी आहेत.',
    link: 'सर्व गोष्टी पाहा',
  },
  closing: {
    title: 'तुमची गोष्ट अजून यायची आहे.',
    text: 'तुम्ही कशी सुरुवात केली ते आम्हाला सांगा, किंवा आता सुरू करा आणि नंतर सांगा.',
    join: { label: 'Saharambh मध्ये या', to: signUpPaths.signup },
    share: { label: 'तुमची गोष्ट सांगा', to: `${sitePaths.about}#contact` },
  },
} as const satisfies Translated<typeof english>;
