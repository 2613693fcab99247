import type { AgreementTerms } from '../terms.ts';
import type { ClauseLanguage } from './languages.ts';

/** The terms that a draft begins with until a side changes them, in the language of the agreement. */
export type FirstTerms = Pick<AgreementTerms, 'law' | 'place' | 'rights' | 'portfolio' | 'causes'>;

/** ⚖ What a draft says first of rights and causes follows from law as we understand it; both sides can change it. */
export const firstTerms: Record<ClauseLanguage, FirstTerms> = {
  en: {
    law: 'India',
    place: 'Mumbai',
    rights:
      'The rights in a milestone’s work pass to the project when that milestone is settled: for all uses, the full term, worldwide.',
    portfolio: 'The contributor may show the work once its milestone is settled.',
    causes: ['Work of others handed in as one’s own', 'Passing on what is confidential'],
  },
  hi: {
    law: 'भारत',
    place: 'मुंबई',
    rights:
      'पड़ाव के काम के अधिकार प्रोजेक्ट को तब मिलते हैं जब उस पड़ाव का हिसाब पूरा हो जाता है: सभी उपयोगों के लिए, पूरी अवधि के लिए, दुनिया भर में।',
    portfolio: 'काम के पड़ाव का हिसाब पूरा हो जाने पर योगदानकर्ता वह काम दिखा सकते हैं।',
    causes: ['दूसरों का काम अपना बताकर जमा करना', 'गोपनीय बात किसी और को देना'],
  },
  mr: {
    law: 'भारत',
    place: 'मुंबई',
    rights:
      'टप्प्याचा हिशेब पूर्ण झाल्यावर त्याच्या कामाचे अधिकार प्रकल्पाकडे जातात: सर्व वापरांसाठी, पूर्ण मुदतीसाठी, जगभरात.',
    portfolio: 'कामाच्या टप्प्याचा हिशेब पूर्ण झाल्यावर योगदानकर्ता ते काम दाखवू शकतात.',
    causes: ['दुसऱ्यांचे काम स्वतःचे म्हणून सादर करणे', 'गोपनीय गोष्ट दुसऱ्या कोणाला देणे'],
  },
};
