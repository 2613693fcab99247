import { wordingLimits } from '#contract/wording/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { wrongWordTexts as english } from '../en/wrong-word.ts';

export const wrongWordTexts = {
  title: 'चुकीचा शब्द?',
  description: 'कोणते शब्द चुकीचे वाटतात ते सांगा आणि चांगले शब्द लिहा.',
  intro: 'चुकीचे वाटणारे शब्द कॉपी करा आणि चांगले शब्द लिहा. अकाउंट लागत नाही.',
  words: 'तुम्ही वाचलेले शब्द',
  wordsHint: 'लोकांची नावे आणि नंबर लिहू नका.',
  better: 'चांगले शब्द',
  send: 'पाठवा',
  sending: 'पाठवत आहोत…',
  sent: 'धन्यवाद. आमचा स्टाफ ते वाचतो.',
  how: `आम्ही हे शब्द, भाषा आणि पानाचा प्रकार ठेवतो, तुमच्याबद्दल काहीही नाही. ${wordingLimits.keptDays} दिवसांनी आम्ही ते हटवतो. तुम्ही एका दिवसात ${wordingLimits.aDay} वेळा पाठवू शकता.`,
} satisfies Translated<typeof english>;
