import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

export const factorScriptRefusals = {
  user_more_factors_required: 'कृपया तुमच्या ॲपमधील कोडने तुमचे साइन इन नक्की करा. पान पुन्हा लोड करा.',
  user_challenge_required: 'कृपया तुमच्या ॲपमधील कोडने हे तुम्हीच आहात, ते नक्की करा. पान पुन्हा लोड करा.',
  factor_required: 'स्टाफसाठी दुसरी पायरी आवश्यक आहे. ती जोडण्यासाठी पान पुन्हा लोड करा.',
} satisfies ScriptSentences<typeof factorKinds>;
