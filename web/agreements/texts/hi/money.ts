import type { MilestoneMoneyBody, PaymentBody } from '#contract/agreements/milestone-money.ts';
import { type DueKind, moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import type { PaymentWay } from '#rules/lists/payment-ways.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import type { agreementMoneyTexts as english } from '../en/money.ts';

const what: Record<DueKind, string> = {
  pay: 'भुगतान',
  fallback: 'शेयरों की जगह नक़द',
  back: 'लौटाना है',
};

/** How money is sent, by its stored value. */
const ways: Record<PaymentWay, string> = {
  Cash: 'नक़द',
  'Credit Card': 'क्रेडिट कार्ड',
  'Bank Transfer': 'बैंक ट्रांसफ़र',
  'Online Payment': 'ऑनलाइन भुगतान',
};

const shownWay = (way: string) => labelOf(ways, way);

export const agreementMoneyTexts = {
  heading: 'पैसा',
  lead: 'पैसा हमारे पास से होकर नहीं जाता। क्या भेजा और क्या मिला, यह दोनों पक्ष ख़ुद बताते हैं, और हर बार लेजर में एक एंट्री होती है।',
  stages: {
    none: '',
    due: { sign: '◐', word: 'बक़ाया' },
    paid: { sign: '◐', word: 'भेजा गया, पक्का होना बाक़ी' },
    to_pay_back: { sign: '!', word: 'लौटाना है' },
    settled: { sign: '✓', word: 'हिसाब पूरा' },
    closed: { sign: '○', word: 'बंद' },
  } as Record<MilestoneMoneyBody['stage'], { sign: string; word: string } | ''>,
  what,
  ways,
  owed: 'भुगतान',
  confirmed: 'पक्का हुआ',
  awaited: 'भेजा गया, अभी पक्का नहीं हुआ',
  due: 'अब भी बक़ाया',
  toPayBack: 'लौटाना है',
  dueBy: (at: string) => `(${moment(at)} तक)`,
  overdue: (at: string) => `${moment(at)} को समय बीत गया, अब भी बक़ाया`,
  overdueMeans: `जब तक समय बीत चुका कोई भुगतान बाक़ी है, प्रोजेक्ट न नए अवसर शुरू करता है और न पुराने बढ़ाता है, और उसके पेजों पर “भुगतान में देर करते हैं” लिखा रहता है, हिसाब पूरा होने के ${limits.latePayerDays} दिन बाद तक भी।`,
  closed: (amount: string, at: string) => `${amount} बक़ाया रहते बंद हुआ, ${day(at)}। दावा वैसा ही बना रहता है।`,
  closedBack: (amount: string, at: string) =>
    `प्रोजेक्ट ने इसे बंद किया, ${day(at)}। उसे ${amount} वापस नहीं मिले। दावा वैसा ही बना रहता है।`,
  payments: 'भुगतान',
  olderPayments: 'पुराने भुगतान',
  noPayments: 'अभी कुछ भी भेजा गया दर्ज नहीं है।',
  payment: ({ owed, day: on, way }: Pick<PaymentBody, 'owed' | 'day' | 'way'>) =>
    `${owed === 'back' ? 'लौटाया गया' : 'भेजा गया'}: ${day(on)}, ${shownWay(way)}`,
  withheld: (amount: string, reference: string) =>
    `${amount} टैक्स के रूप में काटे गए${reference && ` (${reference})`}`,
  reference: (text: string) => `संदर्भ ${text}`,
  confirmedOn: (amount: string, at: string) => `${day(at)} को ${amount} पक्के हुए`,
  bySilence: (amount: string, at: string) =>
    `${day(at)} को ${amount} जवाब न आने से पक्के माने गए; विवाद अब भी खोला जा सकता है`,
  unconfirmed: 'अभी पक्का नहीं हुआ',
  reversed: 'बाद की एंट्री से वापस लिया गया',
  entry: (at: number) => `एंट्री ${at}`,
  reverse: 'यह एंट्री वापस लें',
  reverseConfirmation: 'पक्का किया हुआ वापस लें',
  reverseHow: 'यह लेजर में रहता है, और इसका नंबर बताने वाली एक एंट्री कहती है कि यह ग़लत था।',
  send: {
    heading: 'भुगतान दर्ज करें',
    lead: 'पहले भुगतान करें, फिर यहाँ बताएँ कि कितना भेजा। जो भेजा और जो टैक्स के रूप में काटा, दोनों मिलाकर गिने जाते हैं।',
    owed: 'किसके लिए',
    sent: 'भेजा गया',
    withheld: 'टैक्स के रूप में काटा गया',
    withheldHint: 'अगर आप कुछ नहीं काटते, तो इसे 0 रहने दें।',
    taxReference: 'टैक्स का पता किससे चले',
    taxReferenceHint: 'जैसे चालान का नंबर, या क़ानून की धारा।',
    day: 'किस दिन',
    way: 'कैसे',
    reference: 'संदर्भ',
    referenceHint: 'जैसे UTR नंबर, जैसा दूसरे पक्ष को अपने खाते के ब्योरे में दिखता है।',
    act: 'भेजा हुआ दर्ज करें',
  },
  confirm: {
    heading: 'क्या पहुँचा?',
    lead: (amount: string) =>
      `वे कहते हैं कि आपके लिए ${amount} भेजे गए या टैक्स के रूप में काटे गए। पक्का करें कि कितना पहुँचा, 0 से पूरे तक। बाक़ी रक़म पहले तय समय के साथ ही फिर बक़ाया मानी जाती है।`,
    amount: 'इतना पहुँचा, काटे गए टैक्स को मिलाकर',
    act: 'पक्का करें',
  },
  payBack: { heading: 'आप क्या लौटाते हैं, दर्ज करें', act: 'लौटाया हुआ दर्ज करें' },
  close: {
    heading: 'बक़ाया के साथ बंद करें',
    how: (amount: string) =>
      `तब से यह साइट “${amount} बक़ाया रहते बंद” दिखाती है, आज की तारीख के साथ। यहाँ यह अंतिम है। आपका दावा वैसा ही बना रहता है।`,
    act: (amount: string) => `${amount} बक़ाया रहते बंद करें`,
  },
  details: {
    heading: 'भुगतान कहाँ जाता है',
    ask: 'बताएँ कि आपको भुगतान कहाँ चाहिए। यह एन्क्रिप्ट करके रखा जाता है, जब तक कुछ बक़ाया है तब एक समय में एक ओनर इसे खोलते हैं, और इस पड़ाव का हिसाब पूरा होने पर यह मिटा दिया जाता है।',
    unreadable: 'आपने पहले जो दिया वह अब पढ़ा नहीं जा सकता, क्योंकि हमारी कुंजी बदली गई। कृपया इसे फिर से भरें।',
    upi: 'UPI ID',
    upiHint: 'रुपयों के लिए। यह asha@bank जैसी होती है।',
    bank: 'बैंक खाता',
    bankHint: 'खाताधारक, खाता नंबर और IFSC या IBAN, एक ही लाइन में।',
    password: 'आपका पासवर्ड',
    passwordHint: 'ताकि आपके साइन इन रहते कोई और आ जाए, तो भी वह पैसा किसी और खाते में न भेज सके।',
    askCode: 'इसकी जगह कोड ईमेल करें',
    another: 'मुझे नया कोड ईमेल करें',
    askCodeHow: 'उन अकाउंट के लिए जिनका पासवर्ड नहीं है, या जब वह आपके पास न हो। यह 10 मिनट तक चलता है।',
    code: 'ईमेल में आया कोड',
    codeSent: 'कोड आपके ईमेल पते पर भेज दिया गया है।',
    again: 'ऊपर भुगतान पाने की अपनी जानकारी फिर से भरें, और फिर कोड।',
    changed: (at: string) =>
      `${moment(at)} को बदला गया। अगर आपको इसकी उम्मीद नहीं थी, तो योगदानकर्ता से किसी और तरीक़े से पूछें।`,
    given: (at: string) => `${moment(at)} को दिया गया।`,
    save: 'यह रखें',
    saved: (at: string) => `${moment(at)} को दिया गया।`,
    remove: 'इसे मिटाएँ',
    removeHow: 'जिन ओनर ने इसे अभी खोल रखा है, हो सकता है उन्होंने इसे देख लिया हो।',
    missing: 'भुगतान की जानकारी अभी नहीं दी गई है। योगदानकर्ता से वह यहीं माँगी जाती है।',
    open: 'भुगतान की जानकारी खोलें',
    openHow: `वह ${limits.openMinutes} मिनट तक सिर्फ़ आपको दिखती है, और इस बीच कोई और ओनर उसे नहीं खोल सकते। आपका उसे खोलना दर्ज होता है, और योगदानकर्ता यह पढ़ते हैं।`,
    withhold: 'टैक्स जो आप इसमें से काटते हैं',
    until: (at: string) => `${moment(at)} तक आपके लिए खुला है।`,
    pay: (amount: string) => `भेजना है: ${amount}, यानी बक़ाया में से वह टैक्स घटाकर जो आप काटते हैं।`,
    link: 'इस डिवाइस पर UPI ऐप से भुगतान करें',
    scan: 'या इसे UPI ऐप से स्कैन करें। रक़म इसमें है।',
    scanAlt: (amount: string) => `${amount} के UPI भुगतान का QR कोड`,
    nothing: 'भेजने को कुछ बाक़ी नहीं है।',
    allWithheld: 'भेजने को कुछ बाक़ी नहीं है: आप पूरा बक़ाया टैक्स के रूप में काटते हैं। इसे नीचे दर्ज करें।',
    otherCurrency: 'UPI रुपयों के लिए है। बैंक खाते का इस्तेमाल करें।',
    noUpi: 'UPI ID नहीं दी गई है। बैंक खाते का इस्तेमाल करें।',
    aboveUpi: 'UPI एक बार में जितना लेता है, यह उससे ज़्यादा है। बैंक खाते का इस्तेमाल करें।',
    noBank: 'बैंक खाता नहीं दिया गया है। इस अनुबंध की बातचीत में उसे माँगें।',
    opened: 'इसे किसने खोला है',
    openedBy: (name: string, at: string) => `${name || 'एक पूर्व सदस्य'}, ${moment(at)}`,
  },
  moreTime: {
    ask: 'और समय माँगें',
    askHow: 'दूसरे पक्ष को मानना होगा। आप एक बार माँग सकते हैं।',
    days: 'कितने दिन और',
    reason: 'क्यों, एक वाक्य में जिसे वे पढ़ेंगे',
    asked: (days: number, reason: string) => `${days} दिन और माँगे गए हैं: “${reason}”`,
    waits: 'अभी जवाब नहीं आया है।',
    agreed: 'माना गया।',
    refused: 'नहीं माना गया।',
    agree: 'यह समय दें',
    refuse: 'नहीं',
  },
  tax: {
    heading: 'इनवॉइस और रसीदों के लिए',
    label: 'आपके पक्ष का PAN या GSTIN',
    hint: 'ज़रूरी नहीं। यह एन्क्रिप्ट करके रखा जाता है और इस अनुबंध के काग़ज़ों पर लिखा होता है। हटाने के लिए इसे ख़ाली कर दें।',
    kept: (kind: string, ends: string) => `${kind} रखा गया है, जिसके आख़िरी अक्षर ${ends} हैं।`,
    unreadable: 'पहले जो भरा गया वह अब पढ़ा नहीं जा सकता, क्योंकि हमारी कुंजी बदली गई। कृपया इसे फिर से भरें।',
    save: 'रखें',
  },
  invoice: 'इनवॉइस (PDF)',
  receipt: 'रसीद (PDF)',
} satisfies Translated<typeof english>;
