import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

export const guardianScriptRefusals = {
  guardian_awaited: 'यह तब खुलता है जब आपके माता-पिता या अभिभावक सहमति दे दें।',
} satisfies ScriptSentences<typeof guardianKinds>;
