import type { wordingKinds } from '#contract/wording/kinds.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const wordingWords = {
  refusals: {
    wording_not_found: 'हे शब्द आता इथे नाहीत. कृपया पान पुन्हा उघडा.',
    wording_screened: 'कृपया फोन नंबर, पत्ते, लिंक आणि पैशांची मागणी लिहू नका.',
  },
  fieldErrors: {
    wording_words_length: `चुकीचे वाटणारे शब्द लिहा, जास्तीत जास्त ${wordingLimits.words} अक्षरांत.`,
    wording_better_length: `अधिक चांगले शब्द लिहा, जास्तीत जास्त ${wordingLimits.better} अक्षरांत.`,
  },
  deskActions: {
    'wordings.listed': 'शब्दांच्या सूचनांची यादी उघडली',
    'wording.drafted': 'शब्दांची सूचना मसुदा म्हणून घेतली',
    'wording.dropped': 'शब्दांची सूचना काढून टाकली',
  },
} satisfies ModuleWords<typeof wordingKinds>;
