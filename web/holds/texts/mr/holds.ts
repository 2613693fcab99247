import type { Translated } from '#rules/text/translated.ts';
import { day, plural } from '#web/ground/texts/amounts.ts';
import type { ownHoldTexts as english } from '../en/holds.ts';

export const ownHoldTexts = {
  title: 'एखाद्या प्रकरणासाठी किंवा आदेशासाठी आम्ही ठेवलेला डेटा',
  intro: 'तुम्ही तुमचे अकाउंट हटवले तरी, खालील दिवसाआधी आम्ही हा डेटा पुसून टाकत नाही.',
  kinds: (count) =>
    plural(count, {
      one: (shown) => `${shown} प्रकारचा डेटा`,
      other: (shown) => `${shown} प्रकारांचा डेटा`,
    }),
  until: (at) => `${day(at)} पर्यंत`,
  ended: (at) => `${day(at)} रोजी संपले`,
  forOrder: 'न्यायालयाच्या किंवा अधिकाऱ्यांच्या आदेशासाठी',
  forCase: 'रिपोर्टबद्दलच्या प्रकरणासाठी',
} satisfies Translated<typeof english>;
