import type { fileKinds } from '#contract/files/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { fileHeld } from './held.ts';
import type { fileScriptRefusals } from './script-refusals.ts';

export const fileWords = {
  fieldErrors: {
    file_unsent: 'तुम्ही निवडलेली फाइल आम्हाला मिळाली नाही. कृपया ती पुन्हा निवडा, किंवा तिच्याशिवाय फॉर्म पुन्हा पाठवा.',
  },
  held: fileHeld,
} satisfies ModuleWords<typeof fileKinds, typeof fileScriptRefusals>;
