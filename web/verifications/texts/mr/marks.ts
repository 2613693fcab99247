import type { HoldReason } from '#contract/verifications/limits.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';

export const markTexts: Record<VerificationKind, string> = {
  student: 'पडताळणी झालेले विद्यार्थी',
  organisation: 'पडताळणी झालेली संस्था',
  founder: 'पडताळणी झालेले संस्थापक',
  mentor: 'पडताळणी झालेले मेंटर',
  investor: 'पडताळणी झालेले गुंतवणूकदार',
  industry_professional: 'पडताळणी झालेले इंडस्ट्री प्रोफेशनल',
};

export const kindTexts: Record<VerificationKind, { name: string; about: string }> = {
  student: { name: 'विद्यार्थी', about: 'तुम्ही आत्ता एखाद्या कॉलेजमध्ये किंवा विद्यापीठात शिकता.' },
  organisation: {
    name: 'संस्था',
    about: 'तुम्ही नोंदणी झालेल्या कंपनीच्या, इन्स्टिट्यूटच्या किंवा संघटनेच्या वतीने काम करता.',
  },
  founder: { name: 'संस्थापक', about: 'तुम्ही काहीतरी उभे करत आहात, आणि अजून कंपनीची नोंदणी झालेली नाही.' },
  mentor: { name: 'मेंटर', about: 'तुम्ही स्वतः जे शिकलात त्याने इतरांना मदत करता.' },
  investor: { name: 'गुंतवणूकदार', about: 'तुम्ही नवीन कंपन्यांमध्ये पैसे गुंतवता.' },
  industry_professional: {
    name: 'इंडस्ट्री प्रोफेशनल',
    about: 'तुम्हाला ज्या क्षेत्रात मदत करायची आहे त्यातच तुम्ही काम करता.',
  },
};

export const rejectionTexts: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'जे पाठवले ते आम्हाला वाचता आले नाही.',
  name_differs: 'नाव अकाउंटच्या नावापेक्षा वेगळे आहे.',
  out_of_date: 'जे पाठवले ते जुने झाले आहे आणि आता चालत नाही.',
  not_the_right_document: 'ते दाखवणारा हा दस्तऐवज नाही.',
  not_found_in_register: 'ते आम्हाला रजिस्टरमध्ये सापडले नाही.',
  links_do_not_show_it: 'पाने ते दाखवत नाहीत.',
  identity_number_shown: 'त्यात ओळखपत्राचा क्रमांक दिसतो, जो आम्ही ठेवू शकत नाही. तुम्ही पाठवलेले आम्ही हटवले आहे.',
  other: 'दुसरे कारण.',
};

export const holdTexts: Record<HoldReason, string> = {
  same_evidence: 'पाठवलेले काहीतरी दुसऱ्या अकाउंटनेही वापरले आहे.',
  identity_number: 'एक क्रमांक ओळखपत्राच्या क्रमांकासारखा दिसतो; तो झाकून ठेवला आहे.',
};
