import type { CertificateKind, CertificateState, WithdrawalCause } from '#rules/certificates/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { certificateTexts as english } from '../en/certificates.ts';

export const certificateTexts = {
  title: 'प्रमाणपत्र',
  you: 'आप',
  one: 'प्रमाणपत्र',
  description: 'पूरे किए काम, मेंटरशिप और क्रेडिट के आपके प्रमाणपत्र।',
  facts: 'पूरे किए काम, मेंटरशिप और क्रेडिट के',
  what: 'हम प्रमाणपत्र तब बनाते हैं जब किसी अनुबंध के तहत काम पूरा होता है, कोई मेंटरशिप तय तरीक़े से पूरी होती है, या कोई शिक्षण संस्था क्रेडिट के आपके दावे को मंज़ूरी देती है। इसमें कोई रक़म नहीं होती। इसे कौन देखे, यह सिर्फ़ आप तय करते हैं।',
  titles: {
    completed: (project) => (project ? `${project} के लिए पूरा किया काम` : 'पूरा किया काम'),
    mentored: () => 'पूरी हुई मेंटरशिप',
    credit: (institution) => (institution ? `${institution} से कॉलेज क्रेडिट` : 'कॉलेज क्रेडिट'),
  } satisfies Record<CertificateKind, (of: string) => string>,
  none: 'आपके पास अभी कोई प्रमाणपत्र नहीं है। पहला प्रमाणपत्र तब आता है जब ऐसा अनुबंध ख़त्म होता है जिसमें काम स्वीकार हुआ हो, जब कोई मेंटरशिप दो सेशन के बाद तय तरीक़े से पूरी होती है, या जब कोई शिक्षण संस्था क्रेडिट के आपके दावे को मंज़ूरी देती है।',
  states: {
    issued: 'मान्य है',
    declined: 'मना किया गया',
    withdrawn: 'वापस लिया गया',
  } satisfies Record<CertificateState, string>,
  signs: { issued: '✓', declined: '○', withdrawn: '!' } satisfies Record<CertificateState, string>,
  name: (name) => `${name} के लिए`,
  withdrawn: (on) => `हमने इसे ${on} को वापस लिया।`,
  declined: (on) => `आपने इसे ${on} को मना किया।`,
  causes: {
    no_work_left: 'फ़ैसले के बाद अनुबंध में स्वीकार किया हुआ कोई काम नहीं बचा।',
    approval_taken_back: 'शिक्षण संस्था ने अपनी मंज़ूरी वापस ले ली।',
  } satisfies Record<WithdrawalCause, string>,
  reason: (reason) => `कारण: ${reason}`,
  print: 'PDF में सहेजें',
  printHow:
    'एक कोड के साथ, जिसे स्कैन करके कोई भी इसकी जाँच कर सकता है। हस्ताक्षर वाला प्रमाणपत्र इसमें फ़ाइल के रूप में जुड़ा है।',
  badge: 'Open Badges 3.0 (JSON) में सहेजें',
  badgeHow: 'दूसरों के उन प्रोग्राम के लिए जो प्रमाणपत्र रखते हैं।',
  share: 'पते से दूसरों को भेजें',
  shareHow:
    'इसे खोलें, और अपने ब्राउज़र से पता कॉपी करें। जिसके पास यह पता है वह प्रमाणपत्र पढ़ सकता है। पूरा प्रमाणपत्र # के बाद होता है, जिसे कोई ब्राउज़र हमें नहीं भेजता।',
  open: 'पता खोलें',
  decline: 'यह प्रमाणपत्र मना करें',
  declineHow: 'यह हमेशा के लिए ख़त्म होता है। जो भी इसके प्रिंट या फ़ाइल की जाँच करते हैं, वे पढ़ते हैं कि यह ख़त्म हो गया है।',
  declineYes: 'हमेशा के लिए मना करें',
  busy: 'सहेजा जा रहा है…',
  done: { declined: 'आपने यह प्रमाणपत्र मना कर दिया है।' } as Record<string, string>,
} satisfies Translated<typeof english>;
