import type { legalTextKinds } from '#contract/legal-texts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { legalTextHeld } from './held.ts';

export const legalTextWords = {
  refusals: {
    legal_text_unknown: 'इस टेक्स्ट का ऐसा कोई संस्करण नहीं है।',
    purpose_unknown: 'यहाँ ऐसा कोई सवाल नहीं है।',
    purpose_code_missing: 'वह कोड भरें जो हमने आपके पते पर भेजा है।',
  },
  fieldErrors: {
    purpose_answer_missing: 'हाँ या नहीं चुनें।',
    law_changed:
      'जब यह पेज खुला था, तब हमारी सेवा की शर्तें या गोपनीयता नीति बदल गई। उन्हें फिर से पढ़ें, और फिर इसे दोबारा भेजें।',
  },
  notifications: {
    rules_repeated: () =>
      'हर तीन महीने में हम अपने नियम दोहराते हैं: जो आप हैं वही रहें, सबसे न्याय के साथ पेश आएँ, किसी से पैसे न माँगें। अगर कोई सदस्य नियम तोड़े, तो “मेरा डेटा” में शिकायत करें',
  },
  held: legalTextHeld,
  emails: {
    'text-announced': 'टेक्स्ट का नया संस्करण',
  },
} satisfies ModuleWords<typeof legalTextKinds>;
