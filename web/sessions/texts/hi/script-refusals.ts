import type { sessionKinds } from '#contract/sessions/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

export const sessionScriptRefusals = {
  user_session_already_exists: 'यहाँ एक सदस्य पहले से साइन इन हैं। कृपया पेज फिर से लोड करें।',
  user_session_not_found: 'यह साइन इन पहले ही ख़त्म हो चुका है।',
} satisfies ScriptSentences<typeof sessionKinds>;
