import { messageLimits as limits } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { applicationConversationTexts as english } from '../en/conversation.ts';

export const applicationConversationTexts = {
  title: 'संदेश',
  none: {
    applicant: 'अभी कुछ नहीं लिखा गया है। आप यहाँ जो लिखेंगे, उसे प्रोजेक्ट के ओनर पढ़ेंगे।',
    owner: 'अभी कुछ नहीं लिखा गया है। आप यहाँ जो लिखेंगे, उसे आवेदक और प्रोजेक्ट के ओनर पढ़ेंगे।',
  },
  left: (left) =>
    left === 0
      ? `आपने ${number(limits.beforeAnswer)} संदेश लिख दिए हैं। टीम के जवाब के बाद आप आगे लिख सकते हैं।`
      : plural(left, {
          one: (shown) => `टीम के जवाब से पहले आप ${shown} संदेश और लिख सकते हैं।`,
          other: (shown) => `टीम के जवाब से पहले आप ${shown} संदेश लिख सकते हैं।`,
        }),
  over: 'आवेदन ख़त्म हो गया है, इसलिए यहाँ और कुछ नहीं लिखा जा सकता।',
  away: 'वे अभी उपलब्ध नहीं हैं।',
  label: 'दूसरे पक्ष को लिखें',
  send: 'भेजें',
  busy: 'भेजा जा रहा है…',
  whole: 'फ़ाइलों के साथ पूरी बातचीत पर',
  done: { written: 'भेजा गया।' },
} satisfies Translated<typeof english>;
