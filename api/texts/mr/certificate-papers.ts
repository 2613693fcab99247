import { paperWords } from '#rules/agreements/paper-words/mr.ts';
import type { Certificate } from '#rules/certificates/certificate.ts';
import { certificateIssuer as issuer } from '#rules/certificates/certificate-words/en.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { certificatePapers as english } from '../en/certificate-papers.ts';

export const certificatePapers = {
  title: 'प्रमाणपत्र',
  scan: 'हे प्रमाणपत्र पडताळण्यासाठी कोड स्कॅन करा. तुमचा ब्राउझर ते तपासतो आणि कोणालाही पाठवत नाही.',
  short: 'कोडमध्ये या पानापेक्षा कमी ओळी आहेत. या PDF ला जोडलेल्या फाइलमध्ये त्या सर्व आहेत.',
  noCode: 'नाव कोडसाठी खूप लांब आहे. या PDF ला जोडलेल्या फाइलमध्ये सर्व ओळी आहेत.',
  byHand: (address) => `किंवा ${address} उघडा आणि क्रमांक लिहा, किंवा तिथे जोडलेली फाइल निवडा.`,
  unshown: paperWords.unshown,
  badge: {
    description: ({ kind, organisation = issuer }: Certificate) =>
      kind === 'mentored'
        ? `${issuer} वरील पूर्ण झालेली मेंटरशिप.`
        : kind === 'completed'
          ? `${issuer} वरील करारानुसार ${organisation} साठी केलेले काम, प्रकल्पाने स्वीकारलेले.`
          : `${organisation} ने ${issuer} वर मंजूर केलेले कॉलेज क्रेडिट.`,
    criteria: ({ kind, onEvidence }: Certificate) =>
      kind === 'mentored'
        ? 'प्लॅन त्याच्या शेवटच्या दिवसापर्यंत चालला, आणि त्यात किमान दोन सेशन झाली.'
        : kind === 'completed'
          ? 'करार संपला आहे, त्यात काम स्वीकारले गेले, आणि कोणताही वाद खुला नाही.'
          : onEvidence
            ? 'शैक्षणिक संस्थेने तास पुराव्यांवरून मंजूर केले. काम देणाऱ्यांनी ते नक्की केले नाहीत.'
            : 'काम देणाऱ्यांनी तास नक्की केले, आणि शैक्षणिक संस्थेने ते मंजूर केले.',
  },
} satisfies Translated<typeof english>;
