import type { CertificateKind, CertificateState, WithdrawalCause } from '#rules/certificates/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { certificateTexts as english } from '../en/certificates.ts';

export const certificateTexts = {
  title: 'प्रमाणपत्रे',
  you: 'तुम्ही',
  one: 'प्रमाणपत्र',
  description: 'पूर्ण केलेल्या कामाची, मेंटरशिपची आणि क्रेडिटची तुमची प्रमाणपत्रे.',
  facts: 'पूर्ण केलेल्या कामाची, मेंटरशिपची आणि क्रेडिटची',
  what: 'करारानुसार काम पूर्ण होते, मेंटरशिप ठरल्याप्रमाणे संपते, किंवा शैक्षणिक संस्था क्रेडिटचा तुमचा दावा मंजूर करते, तेव्हा आम्ही प्रमाणपत्र तयार करतो. त्यात रक्कम नसते. ते कोणी पाहावे हे फक्त तुम्ही ठरवता.',
  titles: {
    completed: (project) => (project ? `${project} या प्रकल्पासाठी पूर्ण केलेले काम` : 'पूर्ण केलेले काम'),
    mentored: () => 'पूर्ण झालेली मेंटरशिप',
    credit: (institution) => (institution ? `${institution} या संस्थेकडून कॉलेज क्रेडिट` : 'कॉलेज क्रेडिट'),
  } satisfies Record<CertificateKind, (of: string) => string>,
  none: 'तुमच्याकडे अजून प्रमाणपत्र नाही. काम स्वीकारले गेलेला करार संपतो, दोन सेशननंतर मेंटरशिप ठरल्याप्रमाणे संपते, किंवा शैक्षणिक संस्था क्रेडिटचा तुमचा दावा मंजूर करते, तेव्हा पहिले प्रमाणपत्र येते.',
  states: {
    issued: 'वैध',
    declined: 'नकार दिला',
    withdrawn: 'मागे घेतले',
  } satisfies Record<CertificateState, string>,
  signs: { issued: '✓', declined: '○', withdrawn: '!' } satisfies Record<CertificateState, string>,
  name: (name) => `${name} यांच्यासाठी`,
  withdrawn: (on) => `आम्ही ते ${on} रोजी मागे घेतले.`,
  declined: (on) => `तुम्ही ${on} रोजी त्याला नकार दिला.`,
  causes: {
    no_work_left: 'निर्णयानंतर करारात स्वीकारलेले काम उरलेले नाही.',
    approval_taken_back: 'शैक्षणिक संस्थेने तिची मंजुरी मागे घेतली.',
  } satisfies Record<WithdrawalCause, string>,
  reason: (reason) => `कारण: ${reason}`,
  print: 'PDF म्हणून जतन करा',
  printHow: 'एका कोडसह, जो स्कॅन करून कोणीही त्याची पडताळणी करू शकते. सही केलेले प्रमाणपत्र त्याला फाइल म्हणून जोडलेले असते.',
  badge: 'Open Badges 3.0 (JSON) म्हणून जतन करा',
  badgeHow: 'प्रमाणपत्रे ठेवणाऱ्या इतरांच्या प्रोग्रामसाठी.',
  share: 'पत्त्याने इतरांना द्या',
  shareHow:
    'ते उघडा, आणि तुमच्या ब्राउझरमधून पत्ता कॉपी करा. ज्यांच्याकडे हा पत्ता आहे ते सर्व प्रमाणपत्र वाचू शकतात. पूर्ण प्रमाणपत्र # नंतर असते, आणि ते कोणताही ब्राउझर आम्हाला पाठवत नाही.',
  open: 'पत्ता उघडा',
  decline: 'प्रमाणपत्राला नकार द्या',
  declineHow: 'ते कायमचे संपते. त्याच्या प्रिंटची किंवा फाइलची पडताळणी करणाऱ्या सर्वांना ते संपले आहे असे वाचायला मिळते.',
  declineYes: 'कायमचा नकार द्या',
  busy: 'जतन होत आहे…',
  done: { declined: 'तुम्ही या प्रमाणपत्राला नकार दिला आहे.' } as Record<string, string>,
} satisfies Translated<typeof english>;
