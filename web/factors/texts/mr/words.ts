import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { factorHeld } from './held.ts';
import type { factorScriptRefusals } from './script-refusals.ts';

export const factorWords = {
  refusals: {
    factor_not_found: 'तुम्ही हे ॲप आधीच काढले आहे, किंवा त्याची 30 मिनिटे संपली आहेत. कृपया ते पुन्हा जोडा.',
    factor_full: 'तुम्ही आणखी ठेवू शकत नाही. दुसरे जोडण्याआधी एक काढा.',
    factor_loss_of_staff: 'तुमच्याकडे स्टाफचे अधिकार आहेत. तुमची दुसरी पायरी फक्त साइटचे ऑपरेटर काढू शकतात.',
    factor_loss_too_early: 'तुमच्या पहिल्या कोडला अजून 24 तास झालेले नाहीत. कृपया नंतर नवीन कोडने साइन इन करा.',
    factor_sign_in_again: 'कृपया कोडने पुन्हा साइन इन करा, आणि दहा मिनिटांच्या आत ॲप जोडा.',
  },
  notifications: {
    factors_lost: () => 'थांबण्याचा काळ सुरू झाला आहे. त्यानंतर तुमचे अकाउंट दुसऱ्या पायरीशिवाय उघडेल',
  },
  deskActions: { 'factors.reset': 'ऑपरेटर म्हणून एका अकाउंटच्या दुसऱ्या पायऱ्या काढल्या' },
  fieldErrors: {
    factor_code_wrong:
      'हा कोड चुकीचा आहे, किंवा तुम्ही तो वापरला आहे. ॲपमधील पुढच्या कोडची वाट पाहा, किंवा दुसरा रिकव्हरी कोड टाका.',
    factor_passkey_wrong: 'ही पासकी इथे चालली नाही. पुन्हा प्रयत्न करा, किंवा दुसऱ्या प्रकारे साइन इन करा.',
    factor_passkey_scripts: 'पान पूर्ण लोड झालेले नाही. लोड झाल्यावर कृपया पुन्हा दाबा.',
    factor_code_missing: 'कृपया कोड टाका.',
    factor_name_missing: 'कृपया 60 अक्षरांपर्यंतचे नाव लिहा.',
  },
  held: factorHeld,
  emails: {
    'factor-changed': 'दुसरी पायरी बदलली',
    'factors-lost': 'दुसऱ्या पायऱ्या हरवल्या',
    'factor-loss-code': 'हरवलेल्या दुसऱ्या पायरीसाठी कोड',
    'proof-code': 'महत्त्वाच्या कृतीआधीचा कोड',
  },
} satisfies ModuleWords<typeof factorKinds, typeof factorScriptRefusals>;
