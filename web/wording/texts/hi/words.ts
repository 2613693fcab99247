import type { wordingKinds } from '#contract/wording/kinds.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const wordingWords = {
  refusals: {
    wording_not_found: 'ये शब्द अब यहाँ नहीं हैं। कृपया पेज फिर से खोलें।',
    wording_screened: 'कृपया फ़ोन नंबर, पते, लिंक और पैसे की माँग न लिखें।',
  },
  fieldErrors: {
    wording_words_length: `ग़लत लगने वाले शब्द लिखें, ज़्यादा से ज़्यादा ${wordingLimits.words} अक्षरों में।`,
    wording_better_length: `बेहतर शब्द लिखें, ज़्यादा से ज़्यादा ${wordingLimits.better} अक्षरों में।`,
  },
  deskActions: {
    'wordings.listed': 'शब्दों के सुझावों की सूची खोली',
    'wording.drafted': 'शब्दों का सुझाव ड्राफ़्ट में लिया',
    'wording.dropped': 'शब्दों का सुझाव हटाया',
  },
} satisfies ModuleWords<typeof wordingKinds>;
