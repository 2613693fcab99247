import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { guardianHeld } from './held.ts';
import type { guardianScriptRefusals } from './script-refusals.ts';

export const guardianWords = {
  refusals: {
    guardian_not_needed: 'इस अकाउंट के लिए माता-पिता या अभिभावक की सहमति की ज़रूरत नहीं है।',
    guardian_request_not_found: 'यह लिंक काम नहीं करता। कृपया हमारे सबसे नए ईमेल का लिंक खोलें।',
    guardian_refused:
      'उन्होंने मना किया है। आप किसी दूसरे माता-पिता या अभिभावक से तभी पूछ सकते हैं जब हमारा स्टाफ़ इसे देख ले। “शिकायत करें” में हमसे इसे देखने को कहें।',
    guardian_statement_missing: 'कृपया बताएँ कि आप वयस्क हैं, और आप माता-पिता हैं या क़ानूनी अभिभावक।',
    guardian_check_missing: 'पहले इस पेज पर दी गई सेवा को जाँचने दें कि आप कौन हैं। वह आपको इस पेज पर वापस लाती है।',
  },
  notifications: {
    guardian_answered: () => 'आपके अभिभावक ने जवाब दिया है',
    guardian_reviewed: () => 'हमने आपके अभिभावक का जवाब देखा। वह नहीं बदलता',
    guardian_outgrown: () => 'अब आपको अभिभावक की सहमति की ज़रूरत नहीं है',
  },
  subjects: { account: ({ thing }) => thing || 'आपका अकाउंट' },
  consents: {
    guardian: {
      name: '18 साल से कम उम्र के सदस्य का अकाउंट',
      about: 'माता-पिता या अभिभावक अकाउंट, सेवा की शर्तों और गोपनीयता नीति पर सहमति देते हैं।',
    },
  },
  held: guardianHeld,
  emails: {
    'guardian-code': 'कोड जिससे अभिभावक सहमति देते हैं',
    'guardian-answer': 'अभिभावक का जवाब',
    'guardian-erasure-notice': 'मिटाने से पहले की सूचना',
    'guardian-request': 'अभिभावक से अनुरोध',
  },
} satisfies ModuleWords<typeof guardianKinds, typeof guardianScriptRefusals>;
