import { wordingLimits } from '#contract/wording/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { wrongWordTexts as english } from '../en/wrong-word.ts';

export const wrongWordTexts = {
  title: 'ग़लत शब्द?',
  description: 'बताएँ कि कौन से शब्द ग़लत लगते हैं, और बेहतर शब्द लिखें।',
  intro: 'जो शब्द ग़लत लगें, उन्हें कॉपी करें और बेहतर शब्द लिखें। अकाउंट की ज़रूरत नहीं है।',
  words: 'शब्द, जैसे आपने पढ़े',
  wordsHint: 'लोगों के नाम और नंबर न लिखें।',
  better: 'बेहतर शब्द',
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
  sent: 'धन्यवाद। हमारा स्टाफ़ इसे पढ़ता है।',
  how: `हम ये शब्द, भाषा और पेज का प्रकार रखते हैं, आपके बारे में कुछ नहीं। ${wordingLimits.keptDays} दिन बाद हम इन्हें मिटाते हैं। आप एक दिन में ${wordingLimits.aDay} बार भेज सकते हैं।`,
} satisfies Translated<typeof english>;
