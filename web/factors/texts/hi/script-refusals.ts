import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

export const factorScriptRefusals = {
  user_more_factors_required: 'कृपया अपने ऐप के कोड से अपना साइन इन पक्का करें। पेज फिर से लोड करें।',
  user_challenge_required: 'कृपया अपने ऐप के कोड से पक्का करें कि यह आप हैं। पेज फिर से लोड करें।',
  factor_required: 'स्टाफ़ के लिए दूसरा चरण ज़रूरी है। उसे जोड़ने के लिए पेज फिर से लोड करें।',
} satisfies ScriptSentences<typeof factorKinds>;
