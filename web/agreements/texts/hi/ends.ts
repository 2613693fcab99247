import type { EndBody } from '#contract/agreements/end-shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';
import type { endTexts as english } from '../en/ends.ts';

const count = (numbers: readonly unknown[]) =>
  plural(numbers.length, { one: (shown) => `${shown} पड़ाव`, other: (shown) => `${shown} पड़ाव` });

export const endTexts = {
  title: 'अनुबंध ख़त्म करना',
  description: 'अनुबंध कैसे ख़त्म होता है, और इसका क्या मतलब है।',
  whatItMeans: 'अभी नोटिस देने का क्या मतलब है',
  endDay: (end: string, days: number) =>
    days === 0
      ? `यह आज का दिन पूरा होने पर, ${day(end)} को, ख़त्म होता है।`
      : `यह ${day(end)} का दिन पूरा होने पर ख़त्म होता है: नोटिस ${days} दिन का है।`,
  cancelled: (planned: readonly unknown[]) =>
    `जो शुरू नहीं हुए: ${count(planned)}, तुरंत रद्द। उनके लिए कुछ देना नहीं है।`,
  underWay: (begun: readonly unknown[], until: string) =>
    `जो चल रहे हैं: ${count(begun)}, जिन्हें ${day(until)} तक जमा करना है, उस मूल्य के साथ जिसका प्रस्ताव योगदानकर्ता देते हैं। समीक्षा एक बार होती है, और जवाब न आने पर वह मूल्य स्वीकार माना जाता है। जो जमा नहीं होता, वह छोड़ दिया जाता है।`,
  due: (amount: string) => `स्वीकार किए गए काम के ${amount} देने हैं, और वे देने ही होंगे।`,
  nothingDue: 'स्वीकार किए गए काम का अभी कुछ देना नहीं है।',
  vested: (units: string) => `तब ${units} यूनिट वेस्ट हो चुकी होंगी। वे योगदानकर्ता की रहती हैं।`,
  returned: (units: string) => `${units} यूनिट वेस्ट नहीं हुई होंगी, और वे पूल में लौट जाती हैं।`,
  nothingReturns: 'कोई यूनिट पूल में नहीं लौटती।',
  vestingWord:
    'वेस्ट होने का मतलब है हमेशा के लिए कमाई हुई। जो यूनिट वेस्ट नहीं हुईं, उनका वादा साथ बने रहने के लिए है, और अंत में उनका क्या होगा, यह शर्तें बताती हैं।',
  bad: 'अगर सूची का कोई कारण बताया जाए और क़ायम रहे',
  badVested: (units: string) => `तब ${units} यूनिट वेस्ट हो चुकी होंगी, और वे योगदानकर्ता की रहती हैं।`,
  badReturned: (units: string) => `${units} यूनिट पूल में लौट जाती हैं।`,
  badUntil:
    'बुरे ढंग से जाने का मतलब सिर्फ़ यह है: शर्तों की सूची का एक कारण, जो अभी बताया गया, और जिस पर योगदानकर्ता 7 दिन में आपत्ति नहीं करते, या जिसे हमारा स्टाफ़ सही ठहराता है। तब तक वे यूनिट रोकी जाती हैं जो वेस्ट नहीं हुईं।',
  cause: 'कारण, अगर कोई हो',
  noRuler:
    'आप अभी कारण नहीं बता सकते। अगर योगदानकर्ता उस पर आपत्ति करते, तो कोई फ़ैसला नहीं दे पाता: फ़ैसला दे सकने वाला सारा स्टाफ़ इसमें शामिल है।',
  noCause: 'कोई नहीं: अच्छे ढंग से जाना',
  words: 'क्या हुआ',
  wordsHint: 'दूसरा पक्ष इसे पढ़ता है। अगर वह आपत्ति करे, तो हमारा स्टाफ़ भी इसे पढ़ता है।',
  give: 'नोटिस दें',
  giveHow: 'इसे वापस नहीं लिया जा सकता।',
  given: (by: EndBody['side'], at: string) =>
    `${by === 'project' ? 'प्रोजेक्ट' : 'योगदानकर्ता'} ने ${moment(at)} को नोटिस दिया।`,
  ends: (end: string) => `यह ${day(end)} का दिन पूरा होने पर ख़त्म होता है।`,
  ended: (end: string) => `यह ${day(end)} का दिन पूरा होने पर ख़त्म हुआ।`,
  leftToDo: (until: string) => `अभी जमा करने हैं, ${day(until)} तक:`,
  causeStated: (cause: string) => `प्रोजेक्ट का बताया कारण: ${cause}।`,
  causeStages: {
    none: '',
    claimed:
      'योगदानकर्ता इस पर आपत्ति कर सकते हैं। दो बार याद दिलाने पर भी कुछ न कहा जाए, तो यह क़ायम रहता है; तब तक वे यूनिट रोकी जाती हैं जो वेस्ट नहीं हुईं।',
    contested:
      'योगदानकर्ता ने इस पर आपत्ति की है। इस पर हमारा स्टाफ़ फ़ैसला देता है। उसका फ़ैसला अंतिम है। तब तक वे यूनिट रोकी जाती हैं जो वेस्ट नहीं हुईं।',
    upheld: 'कारण मान लिया गया: जो यूनिट वेस्ट नहीं हुईं, वे पूल में लौट जाती हैं।',
    refused: 'इसे नहीं माना गया: योगदानकर्ता अच्छे ढंग से गए माने जाते हैं।',
  } satisfies Record<EndBody['cause']['stage'], string>,
  contestUntil: (at: string) => `आप ${moment(at)} तक इस पर आपत्ति कर सकते हैं।`,
  contest: 'आपत्ति करें',
  contestWords: 'यह सही क्यों नहीं है',
  contestHow: 'जो स्टाफ़ किसी भी पक्ष का नहीं है, वह दोनों बातें पढ़ता है और फ़ैसला देता है।',
  said: 'क्या कहा गया',
  ruling: 'फ़ैसला',
  notNow: 'नोटिस तब दिया जा सकता है जब अनुबंध लागू हो और उसमें कुछ करना बाक़ी हो।',
  done: {
    given: 'नोटिस दे दिया गया है।',
    contested: 'आपने आपत्ति की है।',
  } as Record<string, string>,
  busy: 'एक पल…',
} satisfies Translated<typeof english>;
