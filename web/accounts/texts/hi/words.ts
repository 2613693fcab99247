import type { accountKinds } from '#contract/accounts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { accountHeld } from './held.ts';
import type { accountScriptRefusals } from './script-refusals.ts';

export const accountWords = {
  refusals: {
    birth_date_known: 'आपके जन्म की तारीख हमारे पास पहले से है। अगर वह ग़लत है, तो “मेरा डेटा” में हमसे उसे ठीक करने को कहें।',
  },
  held: accountHeld,
} satisfies ModuleWords<typeof accountKinds, typeof accountScriptRefusals>;
