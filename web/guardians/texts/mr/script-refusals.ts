import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

export const guardianScriptRefusals = {
  guardian_awaited: 'तुमच्या आई, वडील किंवा पालकांनी संमती दिल्यावर हे उघडते.',
} satisfies ScriptSentences<typeof guardianKinds>;
