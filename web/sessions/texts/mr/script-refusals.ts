import type { sessionKinds } from '#contract/sessions/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

export const sessionScriptRefusals = {
  user_session_already_exists: 'इथे एक सदस्य आधीच साइन इन आहेत. कृपया पान पुन्हा लोड करा.',
  user_session_not_found: 'हे साइन इन आधीच संपले आहे.',
} satisfies ScriptSentences<typeof sessionKinds>;
