import { type DisputeDeadline, disputeLimits as limits } from '#contract/agreements/dispute-limits.ts';
import type { StatementBody } from '#contract/agreements/dispute-shapes.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { disputeTexts as english } from '../en/disputes.ts';
import { disputeNote } from './dispute-note.ts';

const sides: Record<AgreementParty, string> = { project: 'प्रोजेक्ट', contributor: 'योगदानकर्ता' };

export const disputeTexts = {
  title: disputeNote.title,
  up: 'पड़ाव',
  milestone: (number: number) => `पड़ाव ${number}`,
  description: 'एक पड़ाव पर विवाद।',
  court: 'फ़ैसले से सिर्फ़ यह तय होता है कि यह साइट क्या दिखाए; अदालत जाने का आपका अधिकार बना रहता है।',
  how: `दोनों पक्ष ${limits.evidenceDays} दिन तक सबूत देते हैं। फिर जो स्टाफ़ इसमें शामिल नहीं है, वह ${limits.rulingDays} दिन के अंदर फ़ैसला देता है कि काम का मूल्य कितना है। कोई भी पक्ष एक बार ${limits.appealDays} दिन के अंदर अपील कर सकता है; उस पर स्टाफ़ का कोई दूसरा व्यक्ति ${limits.rulingDays} दिन के अंदर फ़ैसला देता है।`,
  between:
    'जब तक विवाद खुला है, कोई भी पक्ष दूसरे को सुलह का प्रस्ताव दे सकता है। जिस पक्ष ने इसे खोला, वह फ़ैसले तक इसे वापस ले सकता है।',
  once: 'एक पड़ाव पर एक विवाद और एक अपील होती है; वापस लिया गया विवाद अपने समय के अंदर फिर खोला जा सकता है। इस बीच पड़ाव की समय-सीमाएँ रुकी रहती हैं; फिर वे बचे हुए समय के साथ आगे चलती हैं, कम से कम 3 दिन।',
  looks:
    'जब तक हमारा स्टाफ़ इसे देखता है, वह इसकी रक़में, हस्ताक्षर किए हुए टेक्स्ट और हर हस्ताक्षर का नेटवर्क पता देखता है। हर बार देखना हम दर्ज करते हैं और यहाँ दिखाते हैं।',
  onlyOne: 'अपील पर फ़ैसला देने वाला कोई और स्टाफ़ नहीं है: फ़ैसला अंतिम है।',
  stages: disputeNote.stages,
  waits: {
    '': () => '',
    evidence: (at: string) => `दोनों पक्ष ${moment(at)} तक सबूत दे सकते हैं।`,
    ruling: (at: string) => `फ़ैसला ${moment(at)} तक आना है।`,
    appeal: (at: string) => `कोई भी पक्ष ${moment(at)} तक अपील कर सकता है। उसके बाद फ़ैसला अंतिम है।`,
    appeal_ruling: (at: string) => `अपील पर फ़ैसला ${moment(at)} तक आना है।`,
  } satisfies Record<DisputeDeadline, (at: string) => string>,
  late: (at: string) => `हमें देर हो गई है: फ़ैसला ${moment(at)} तक आना था। यह हमारी सूची में सबसे ऊपर है।`,
  statements: 'क्या कहा गया और क्या पेश किया गया',
  kinds: {
    opened: 'विवाद खोला',
    evidence: 'सबूत',
    withdrawn: 'विवाद वापस लिया',
    appealed: 'अपील की',
  } satisfies Record<StatementBody['kind'], string>,
  by: (side: AgreementParty, kind: string, at: string) => `${sides[side]} · ${kind} · ${moment(at)}`,
  erased: 'यह टेक्स्ट मिटा दिया गया। इसका हैश लेजर में रहता है; उससे टेक्स्ट नहीं पढ़ा जा सकता।',
  rulings: 'फ़ैसले',
  agreedTitle: 'दोनों पक्षों ने क्या तय किया',
  agreed: (at: string) => `दोनों पक्षों ने तय किया · ${moment(at)}`,
  ruling: (isAppeal: boolean, at: string) => `${isAppeal ? 'अपील पर' : 'विवाद पर'} · ${moment(at)}`,
  rejected: 'नामंज़ूर: कुछ नहीं दिया जाता। काम योगदानकर्ता का रहता है।',
  awarded: (amount: string, units: string, pay: string) =>
    `दिया गया: ${amount}, यानी ${pay} का भुगतान और ${units} यूनिट।`,
  passes: 'प्रोजेक्ट को क्या मिलता है',
  looked: 'हमारे स्टाफ़ ने रक़में कब देखीं',
  nobodyLooked: 'हमारे स्टाफ़ ने अभी नहीं देखा है।',
  open: disputeNote.open,
  give: 'सबूत दें',
  appeal: 'अपील',
  openText: 'किस बात पर विवाद है, और क्यों',
  giveText: 'यह किस बात से पता चलता है',
  appealText: 'फ़ैसले में क्या ग़लत है',
  file: 'फ़ाइल',
  fileHint: '10 MB तक: PDF, Word या तस्वीर।',
  fileAgain: 'कृपया फ़ाइल फिर से चुनें।',
  textHint:
    'इसे दूसरा पक्ष और फ़ैसला देने वाला स्टाफ़ पढ़ता है। इसे बाद में मिटाया जा सकता है। इसका हैश लेजर में रहता है; उससे टेक्स्ट नहीं पढ़ा जा सकता।',
  send: { open: 'विवाद खोलें', evidence: 'सबूत भेजें', appeal: 'अपील भेजें' },
  closed: 'आप अभी इस पड़ाव पर विवाद नहीं खोल सकते।',
  done: {
    proposed: 'आपका प्रस्ताव दूसरे पक्ष के पास है।',
    agreed: 'दोनों पक्षों ने आपस में तय कर लिया है। विवाद ख़त्म है, और यह अंतिम है।',
    settlementClosed: 'प्रस्ताव बंद है। विवाद चलता रहेगा।',
    withdrawn: 'विवाद वापस ले लिया गया। सब पहले जैसा है।',
    opened: 'विवाद खुल गया है। अब दोनों पक्ष सबूत दे सकते हैं।',
    evidence: 'आपका सबूत भेज दिया गया है। दूसरा पक्ष और हमारा स्टाफ़ उसे पढ़ सकते हैं।',
    appealed: 'आपकी अपील हमारे स्टाफ़ को भेज दी गई है।',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
