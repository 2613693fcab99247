import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import { nomineeLimits, nomineeTimes } from '#contract/nominees/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { grantEffect } from './desk.ts';
import { nomineeHeld } from './held.ts';

export const nomineeWords = {
  refusals: {
    nominee_own: 'किसी दूसरे व्यक्ति का नाम दें।',
    nominees_full: 'आपने एक व्यक्ति का नाम दिया है। दूसरा नाम देने के लिए पहले उन्हें हटाएँ।',
    nominee_unknown: 'आप इस व्यक्ति को हटा चुके हैं। कृपया पेज फिर से लोड करें।',
    nominee_visit_over: 'आपका कोड अब काम नहीं करता, या लिंक अधूरा है। कृपया दूसरा कोड मँगाएँ।',
    nominee_too_many: `एक पते को एक दिन में ${nomineeLimits.codesADay} कोड मिलते हैं। कृपया कल फिर कोशिश करें।`,
    nominee_not_adult: 'सदस्य की ओर से सिर्फ़ वयस्क काम कर सकते हैं।',
    nominee_request_waits: 'किसी दूसरे व्यक्ति ने इस सदस्य की ओर से काम करने का अनुरोध किया है, या वे यह काम कर रहे हैं।',
    nominee_again_later: `सदस्य ने साइन इन किया है। आप उसके ${nomineeTimes.againDays} दिन बाद फिर अनुरोध कर सकते हैं।`,
    nominee_request_unknown: 'यहाँ ऐसा कोई अनुरोध नहीं है।',
    nominee_not_granted: 'आप इस सदस्य की ओर से काम नहीं कर सकते, या अब नहीं कर सकते। कृपया पेज फिर से लोड करें।',
    nominee_member_here: 'सदस्य ने साइन इन किया है या “मैं यहाँ हूँ” दबाया है। अब आप इसका अनुरोध नहीं कर सकते।',
    nominee_early: `आप अनुरोध के ${nomineeTimes.waitDays} दिन बाद फ़ैसला कर सकते हैं।`,
    nominee_own_case: 'आप वह सदस्य या नामित व्यक्ति हैं। इसका फ़ैसला दूसरा स्टाफ़ करेगा।',
    guardian_visit_missing: 'आपका कोड अब काम नहीं करता। कृपया दूसरा कोड मँगाएँ।',
    guardian_erases: 'आपके माता-पिता या अभिभावक ने इस अकाउंट को मिटाना शुरू किया है। इसे सिर्फ़ वे रोक सकते हैं।',
  },
  fieldErrors: {
    nominee_name_length: `कृपया ${nomineeLimits.name} अक्षरों तक का नाम लिखें।`,
    nominee_relation_missing: 'चुनें कि वे कौन हैं।',
    nominee_cause_missing: 'कारण चुनें।',
    nominee_adult_missing: 'सदस्य की ओर से सिर्फ़ वयस्क काम कर सकते हैं। टिक करें कि आप 18 साल या उससे ज़्यादा के हैं।',
    nominee_outcome_missing: 'फ़ैसला चुनें।',
    nominee_refusal_missing: 'नामंज़ूर करने का कारण चुनें।',
  },
  turns: {
    mine: { nominee_decision: ({ thing }) => `अनुरोध ${thing} का फ़ैसला करें` },
    awaited: { nominee_decision: ({ thing }) => `हम अनुरोध ${thing} का फ़ैसला करेंगे` },
  },
  notifications: {
    guardian_reads: () => 'आपके अभिभावक ने आपका डेटा देखा है',
    guardian_asks: () => 'आपके अभिभावक ने हमें एक अनुरोध या शिकायत भेजी है',
    guardian_erases: () => 'आपके अभिभावक ने आपका अकाउंट मिटाना शुरू किया है',
    guardian_keeps: () => 'आपके अभिभावक ने आपका अकाउंट बनाए रखा है',
  },
  subjects: { guarded_account: () => 'आपका अकाउंट' },
  deskActions: {
    'nomineeRequests.listed': 'सदस्यों की ओर से काम करने के अनुरोधों की सूची खोली',
    'nomineeRequest.opened': 'सदस्य की ओर से काम करने का एक अनुरोध पढ़ा',
    'nomineeRequest.documentOpened': 'सदस्य की ओर से काम करने के एक अनुरोध का दस्तावेज़ खोला',
    'nomineeRequest.granted': 'सदस्य की ओर से काम करने का एक अनुरोध मंज़ूर किया',
    'nomineeRequest.refused': 'सदस्य की ओर से काम करने का एक अनुरोध नामंज़ूर किया',
  },
  proposals: { 'nominee.grant': { name: 'नामित व्यक्ति को काम करने देना', effect: grantEffect } },
  held: nomineeHeld,
  emails: {
    'nominee-named': 'सदस्य की ओर से काम करने के लिए नाम दिया गया',
    'nominee-code': 'सदस्य की ओर से काम करने के लिए कोड',
    'nominee-asked': 'काम करने के लिए किसी दूसरे का अनुरोध',
    'nominee-state': 'सदस्य की ओर से काम करने का अनुरोध',
  },
} satisfies ModuleWords<typeof nomineeKinds>;
