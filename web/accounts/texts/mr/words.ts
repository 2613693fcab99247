import type { accountKinds } from '#contract/accounts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { accountHeld } from './held.ts';
import type { accountScriptRefusals } from './script-refusals.ts';

export const accountWords = {
  refusals: {
    birth_date_known:
      'तुमची जन्मतारीख आमच्याकडे आधीच आहे. ती चुकीची असेल, तर “माझा डेटा” मध्ये आम्हाला ती दुरुस्त करायला सांगा.',
  },
  held: accountHeld,
} satisfies ModuleWords<typeof accountKinds, typeof accountScriptRefusals>;
