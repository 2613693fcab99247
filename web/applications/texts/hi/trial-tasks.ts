import { applicationLimits as limits } from '#contract/applications/limits.ts';
import { messageExtensions } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { sentFileTexts as englishSentFile, trialTexts as englishTrial } from '../en/trial-tasks.ts';

export const trialTexts = {
  title: 'ट्रायल काम',
  description: 'ट्रायल काम में जो बना, वह जमा करें।',
  takes: (hours) =>
    plural(hours, { one: (shown) => `क़रीब ${shown} घंटा।`, other: (shown) => `क़रीब ${shown} घंटे।` }),
  stays:
    'जो जमा किया जाता है, वह आवेदक का ही रहता है। टीम उसे फ़ैसला करने के लिए पढ़ सकती है, और उसमें से कुछ भी इस्तेमाल नहीं करती।',
  states: {
    asked: 'टीम ने ट्रायल काम माँगा है।',
    handed_in: 'ट्रायल काम जमा हो गया है।',
    missed: 'समय पर कुछ भी जमा नहीं हुआ।',
    waived: 'ट्रायल काम की ज़रूरत नहीं रही।',
  },
  handedIn: (at) => `जमा हुआ: ${moment(at)}।`,
  turn: (at) => (at ? `आपकी बारी: ${moment(at)} तक ट्रायल काम जमा करें।` : 'आपकी बारी: ट्रायल काम जमा करें।'),
  ask: 'ट्रायल काम माँगें',
  askHow: 'एक ही बार। उनके पास 7 दिन हैं, और उनके जमा करने के बाद 7 दिन में आपको अगला फ़ैसला करना है।',
  handIn: 'जमा करें',
  handInHow: 'लिखा हुआ, लिंक या फ़ाइल: इनमें से एक काफ़ी है। आप एक ही बार जमा कर सकते हैं।',
  busy: 'जमा हो रहा है…',
  text: 'आपने क्या किया',
  links: 'लिंक',
  linksHint: `ज़्यादा से ज़्यादा ${number(limits.trialLinks)}, हर लाइन में एक।`,
  none: 'अभी कुछ नहीं माँगा गया है।',
  done: {
    trialAsked: 'उनसे ट्रायल काम माँगा गया है।',
    handedIn: 'ट्रायल काम जमा हो गया है। अगले फ़ैसले के लिए टीम के पास 7 दिन हैं।',
  },
} satisfies Translated<typeof englishTrial>;

export const sentFileTexts = {
  stored: 'आपकी प्रोफ़ाइल की फ़ाइल',
  noFile: 'कोई फ़ाइल नहीं',
  newFile: 'इस डिवाइस की फ़ाइल',
  newFileInstead: 'या इस डिवाइस की नई फ़ाइल',
  newFileHint: `10 MB तक: ${messageExtensions.join(', ')}। यह सिर्फ़ इसी के साथ भेजी जाएगी।`,
  newFileInsteadHint: `10 MB तक: ${messageExtensions.join(', ')}। यह सिर्फ़ इसी के साथ भेजी जाएगी, और प्रोफ़ाइल की फ़ाइल की जगह यही जाएगी।`,
  again: 'नई फ़ाइल फिर से चुनें: ब्राउज़र उसे भूल जाता है।',
} satisfies Translated<typeof englishSentFile>;
