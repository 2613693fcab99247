import { paperWords } from '#rules/agreements/paper-words/hi.ts';
import type { Certificate } from '#rules/certificates/certificate.ts';
import { certificateIssuer as issuer } from '#rules/certificates/certificate-words/en.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { certificatePapers as english } from '../en/certificate-papers.ts';

export const certificatePapers = {
  title: 'प्रमाणपत्र',
  scan: 'इस प्रमाणपत्र की जाँच के लिए कोड स्कैन करें। आपका ब्राउज़र इसे जाँचता है और किसी को नहीं भेजता।',
  short: 'कोड में इस पेज से कम पंक्तियाँ हैं। इस PDF से जुड़ी फ़ाइल में सभी हैं।',
  noCode: 'नाम कोड के लिए बहुत लंबा है। इस PDF से जुड़ी फ़ाइल में सभी पंक्तियाँ हैं।',
  byHand: (address) => `या ${address} खोलें और नंबर लिखें, या वहाँ जुड़ी फ़ाइल चुनें।`,
  unshown: paperWords.unshown,
  badge: {
    description: ({ kind, organisation = issuer }: Certificate) =>
      kind === 'mentored'
        ? `${issuer} पर एक मेंटरशिप, जो पूरी हुई।`
        : kind === 'completed'
          ? `${issuer} पर एक अनुबंध के तहत ${organisation} के लिए काम, जिसे प्रोजेक्ट ने स्वीकार किया।`
          : `कॉलेज क्रेडिट, जिसे ${organisation} ने ${issuer} पर मंज़ूर किया है।`,
    criteria: ({ kind, onEvidence }: Certificate) =>
      kind === 'mentored'
        ? 'प्लान अपने आख़िरी दिन तक चला, और उसमें कम से कम दो सेशन हुए।'
        : kind === 'completed'
          ? 'अनुबंध ख़त्म हो गया है, उसमें काम स्वीकार किया गया, और कोई विवाद खुला नहीं है।'
          : onEvidence
            ? 'शिक्षण संस्था ने घंटे सबूत के आधार पर मंज़ूर किए। काम देने वाले ने उन्हें पक्का नहीं किया।'
            : 'काम देने वाले ने घंटे पक्के किए, और शिक्षण संस्था ने उन्हें मंज़ूर किया।',
  },
} satisfies Translated<typeof english>;
