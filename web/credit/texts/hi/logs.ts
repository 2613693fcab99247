import { creditLimits as limits, creditTimes as times } from '#contract/credit/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { logTexts as english } from '../en/logs.ts';
import { hoursOf } from './hours.ts';

export const logTexts = {
  title: 'घंटों का लेखा',
  up: 'कॉलेज क्रेडिट',
  description: 'कॉलेज क्रेडिट के लिए आपके घंटों का लेखा।',
  what: `जो अवसर बिना अनुबंध के क्रेडिट देता है, उसके लिए हर दिन लिखें कि आपने क्या किया। पंक्ति उस दिन के ${times.logDays} दिन के अंदर लिखी जाती है। एक दिन की सभी पंक्तियों में मिलाकर ज़्यादा से ज़्यादा 12 घंटे हो सकते हैं।`,
  none: 'आप ऐसे किसी अवसर से नहीं जुड़े हैं जो बिना अनुबंध के क्रेडिट देता हो, इसलिए लिखने को कुछ नहीं है। अनुबंध वाले घंटे उसके पड़ावों में होते हैं।',
  noneYet: 'अभी कोई पंक्ति नहीं है।',
  opportunity: 'अवसर',
  of: (opportunity, project) => `${opportunity}, ${project}`,
  used: (opportunity, logged, hours) =>
    `${opportunity}: लिखा गया ${hoursOf(logged)}, ज़्यादा से ज़्यादा ${hoursOf(hours * 60)}`,
  closed: 'अब आप इसके लिए कोई पंक्ति नहीं जोड़ सकते।',
  new: 'एक पंक्ति लिखें',
  day: 'दिन',
  time: 'घंटे',
  timeHint: '0.25 के अंतर से, जैसे 1.5।',
  text: 'आपने क्या किया',
  textHint: `ज़्यादा से ज़्यादा ${limits.log} अक्षर। जब आप इसका दावा करते हैं, तब इसे प्रोजेक्ट के ओनर और आपकी शिक्षण संस्था पढ़ती है।`,
  write: 'लिखकर रखें',
  busy: 'सहेजा जा रहा है…',
  lines: 'पंक्तियाँ',
  facts: (day, minutes, opportunity) => `${shortDay(day)} · ${hoursOf(minutes)} · ${opportunity}`,
  inClaim: 'यह एक दावे में है',
  closedLine: 'इसे अब बदला नहीं जा सकता।',
  change: 'बदलें या मिटाएँ',
  save: 'सहेजें',
  delete: 'यह पंक्ति मिटाएँ',
  older: 'पुरानी पंक्तियाँ',
  claim: 'क्रेडिट का दावा करें',
  done: {
    written: 'पंक्ति लिख ली गई है।',
    changed: 'पंक्ति सहेज ली गई है।',
    deleted: 'पंक्ति मिटा दी गई है।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english>;
