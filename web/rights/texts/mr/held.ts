import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const rightsHeld = {
  rights_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'विनंत्या आणि तक्रारी',
    holds:
      'विनंती किंवा तक्रार: क्रमांक, शब्द, आमचे उत्तर, ते आमच्या स्टाफपैकी कोणी दिले, आणि वेळा. अकाउंट नसेल, तर ईमेल पत्ता आणि भाषाही.',
    why: 'वेळेत उत्तर देण्यासाठी, आणि तसे केल्याचे दाखवण्यासाठी.',
    kept: 'उत्तरानंतर तीन वर्षे. अकाउंट संपल्यावर आम्ही क्रमांक, वेळा आणि निकाल शब्दांशिवाय ठेवतो.',
  },
  guest_rights_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'अकाउंटशिवायच्या विनंत्या',
    holds:
      'साइन इन न केलेल्या व्यक्तीची विनंती, आणि तिचा ईमेल पत्ता, त्या पत्त्यावर आम्ही पाठवलेला कोड ती व्यक्ती लिहीपर्यंत.',
    why: 'कोणी दुसऱ्या व्यक्तीच्या नावाने विनंती करू नये म्हणून.',
    kept: 'एक दिवस.',
  },
} satisfies ModuleHeld;
