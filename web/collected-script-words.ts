import { accountScriptRefusals } from '#web/accounts/texts/en/script-refusals.ts';
import { avatarScriptRefusals } from '#web/avatars/texts/en/script-refusals.ts';
import { fileScriptRefusals } from '#web/files/texts/en/script-refusals.ts';
import { groundScriptRefusals } from '#web/ground/texts/en/script-refusals.ts';
import { guardianScriptRefusals } from '#web/guardians/texts/en/script-refusals.ts';
import { sessionScriptRefusals } from '#web/sessions/texts/en/script-refusals.ts';
import type { Sentence } from './ground/texts/sentences.ts';

/** Sentences for refusals of what scripts ask for by themselves, one line a module. */
export const scriptRefusals: Partial<Record<string, Sentence>> = {
  ...accountScriptRefusals,
  ...avatarScriptRefusals,
  ...fileScriptRefusals,
  ...groundScriptRefusals,
  ...guardianScriptRefusals,
  ...sessionScriptRefusals,
};
