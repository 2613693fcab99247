import type { districtKinds } from '#contract/districts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const districtWords = {
  refusals: {
    pin_code_form: 'पिन कोडमध्ये सहा अंक असतात आणि तो 0 ने सुरू होत नाही.',
    pin_code_unknown: 'हा पिन कोड आम्हाला माहीत नाही. जिल्हा निवडा.',
    place_unknown:
      'हे ठिकाण आम्हाला माहीत नाही. भारत, घाना, नायजेरिया किंवा युगांडामधील शहर किंवा जिल्हा लिहा, किंवा कुठेही चालत असेल तर रिकामे ठेवा.',
  },
} satisfies ModuleWords<typeof districtKinds>;
