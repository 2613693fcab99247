import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

/** Why a request of scripts was refused. */
export const guardianScriptRefusals = {
  guardian_awaited: 'This opens when your parent or guardian has agreed.',
} satisfies ScriptSentences<typeof guardianKinds>;
