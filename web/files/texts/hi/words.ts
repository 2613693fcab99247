import type { fileKinds } from '#contract/files/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { fileHeld } from './held.ts';
import type { fileScriptRefusals } from './script-refusals.ts';

export const fileWords = {
  fieldErrors: {
    file_unsent: 'आपकी चुनी हुई फ़ाइल हमें नहीं मिली। कृपया उसे फिर से चुनें, या उसके बिना फ़ॉर्म फिर से भेजें।',
  },
  held: fileHeld,
} satisfies ModuleWords<typeof fileKinds, typeof fileScriptRefusals>;
