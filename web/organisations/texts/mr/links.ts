import type { Translated } from '#rules/text/translated.ts';
import type { organisationLinkTexts as english } from '../en/links.ts';

export const organisationLinkTexts = {
  you: 'माझ्या संस्था',
  youFacts: 'तुम्ही ज्यांच्या वतीने काम करता ते कॉलेज, कंपनी किंवा भागीदार',
  desk: 'संस्था',
  staff: 'स्टाफ',
  today: {
    open: 'तुमच्या संस्थेचे पान उघडा',
    openFacts: 'तुमची खूण लागू आहे. आता अधिकारपत्र हवे.',
    finish: (name) => `पुढे जा: ${name}`,
    finishFacts: 'ते अजून आमच्याकडे आलेले नाही.',
    prove: (name) => `${name} या संस्थेतील तुमचा पत्ता सिद्ध करा`,
    proveFacts: 'त्याशिवाय तिथल्या तुमच्या भूमिका चालत नाहीत.',
  },
} satisfies Translated<typeof english>;
