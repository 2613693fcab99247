import { messageLimits as limits } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { applicationConversationTexts as english } from '../en/conversation.ts';

export const applicationConversationTexts = {
  title: 'संदेश',
  none: {
    applicant: 'अजून काहीही लिहिलेले नाही. तुम्ही इथे लिहिलेले प्रकल्पाचे ओनर वाचतात.',
    owner: 'अजून काहीही लिहिलेले नाही. तुम्ही इथे लिहिलेले अर्जदार आणि प्रकल्पाचे ओनर वाचतात.',
  },
  left: (left) =>
    left === 0
      ? `तुम्ही ${number(limits.beforeAnswer)} संदेश लिहिले आहेत. टीमने उत्तर दिल्यावर तुम्ही पुढे लिहू शकता.`
      : plural(left, {
          one: (shown) => `टीमने उत्तर देण्याआधी तुम्ही आणखी ${shown} संदेश लिहू शकता.`,
          other: (shown) => `टीमने उत्तर देण्याआधी तुम्ही ${shown} संदेश लिहू शकता.`,
        }),
  over: 'अर्ज संपला आहे, म्हणून इथे आणखी काही लिहिता येणार नाही.',
  away: 'ते सध्या उपलब्ध नाहीत.',
  label: 'दुसऱ्या बाजूला लिहा',
  send: 'पाठवा',
  busy: 'पाठवत आहे…',
  whole: 'फाइलसह पूर्ण संभाषणाकडे',
  done: { written: 'पाठवले.' },
} satisfies Translated<typeof english>;
