import type { districtKinds } from '#contract/districts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const districtWords = {
  refusals: {
    pin_code_form: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
    pin_code_unknown: 'हमें यह पिन कोड नहीं पता। ज़िला चुनें।',
    place_unknown:
      'हमें यह जगह नहीं पता। भारत, घाना, नाइजीरिया या युगांडा का कोई शहर या ज़िला लिखें, या कहीं भी के लिए इसे ख़ाली छोड़ दें।',
  },
} satisfies ModuleWords<typeof districtKinds>;
