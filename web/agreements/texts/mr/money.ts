import type { MilestoneMoneyBody, PaymentBody } from '#contract/agreements/milestone-money.ts';
import { type DueKind, moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import type { PaymentWay } from '#rules/lists/payment-ways.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import type { agreementMoneyTexts as english } from '../en/money.ts';

const what: Record<DueKind, string> = {
  pay: 'पेमेंट',
  fallback: 'शेअरऐवजी रोख',
  back: 'परत करायचे',
};

/** How money is sent, by its stored value. */
const ways: Record<PaymentWay, string> = {
  Cash: 'रोख',
  'Credit Card': 'क्रेडिट कार्ड',
  'Bank Transfer': 'बँक ट्रान्सफर',
  'Online Payment': 'ऑनलाइन पेमेंट',
};

const shownWay = (way: string) => labelOf(ways, way);

export const agreementMoneyTexts = {
  heading: 'पैसे',
  lead: 'पैसे आमच्यामार्फत जात नाहीत. काय पाठवले आणि काय मिळाले ते दोन्ही बाजू स्वतः सांगतात, आणि प्रत्येक वेळी लेजरमध्ये एक नोंद होते.',
  stages: {
    none: '',
    due: { sign: '◐', word: 'बाकी' },
    paid: { sign: '◐', word: 'पाठवले, नक्की व्हायचे आहे' },
    to_pay_back: { sign: '!', word: 'परत करायचे' },
    settled: { sign: '✓', word: 'हिशेब पूर्ण' },
    closed: { sign: '○', word: 'बंद' },
  } as Record<MilestoneMoneyBody['stage'], { sign: string; word: string } | ''>,
  what,
  ways,
  owed: 'पेमेंट',
  confirmed: 'नक्की झाले',
  awaited: 'पाठवले, अजून नक्की नाही',
  due: 'अजून बाकी',
  toPayBack: 'परत करायचे',
  dueBy: (at: string) => `(${moment(at)} पर्यंत)`,
  overdue: (at: string) => `${moment(at)} पासून मुदत उलटली`,
  overdueMeans: `पेमेंटची मुदत उलटलेली असताना प्रकल्प नवीन संधी सुरू करत नाही आणि संधींची मुदतही वाढवत नाही, आणि त्याच्या पानांवर “पैसे उशिरा देतात” असे दिसते, हिशेब पूर्ण झाल्यानंतरही ${limits.latePayerDays} दिवस.`,
  closed: (amount: string, at: string) => `${amount} बाकी असताना बंद, ${day(at)}. मूळ दावा तसाच राहतो.`,
  closedBack: (amount: string, at: string) =>
    `${amount} परत न मिळता प्रकल्पाने बंद केले, ${day(at)}. मूळ दावा तसाच राहतो.`,
  payments: 'पेमेंट',
  olderPayments: 'जुनी पेमेंट',
  noPayments: 'पाठवल्याचे अजून काहीही नोंदवलेले नाही.',
  payment: ({ owed, day: on, way }: Pick<PaymentBody, 'owed' | 'day' | 'way'>) =>
    `${owed === 'back' ? 'परत केले' : 'पाठवले'}: ${day(on)}, ${shownWay(way)}`,
  withheld: (amount: string, reference: string) => `${amount} कर म्हणून कापले${reference && ` (${reference})`}`,
  reference: (text: string) => `संदर्भ ${text}`,
  confirmedOn: (amount: string, at: string) => `${day(at)} रोजी ${amount} नक्की झाले`,
  bySilence: (amount: string, at: string) =>
    `${day(at)} रोजी उत्तर न आल्याने ${amount} नक्की झाले; वाद अजूनही उघडता येतो`,
  unconfirmed: 'अजून नक्की नाही',
  reversed: 'नंतरच्या नोंदीने मागे घेतले',
  entry: (at: number) => `नोंद ${at}`,
  reverse: 'ही नोंद मागे घ्या',
  reverseConfirmation: 'नक्की केलेले मागे घ्या',
  reverseHow: 'हे लेजरमध्ये राहते, आणि याचा उल्लेख करणारी नोंद सांगते की हे चुकीचे होते.',
  send: {
    heading: 'पेमेंट नोंदवा',
    lead: 'आधी पैसे द्या, मग काय गेले ते इथे सांगा. पाठवलेले आणि कर म्हणून कापलेले एकत्र मोजले जाते.',
    owed: 'कशासाठी',
    sent: 'पाठवले',
    withheld: 'कर म्हणून कापले',
    withheldHint: 'तुम्ही काही कापत नसाल, तर ते 0 राहू द्या.',
    taxReference: 'कर कशावरून सापडेल',
    taxReferenceHint: 'जसे चलानाचा क्रमांक, किंवा कायद्याचे कलम.',
    day: 'कोणत्या दिवशी',
    way: 'कसे',
    reference: 'संदर्भ',
    referenceHint: 'जसे UTR क्रमांक, दुसऱ्या बाजूला तिच्या खात्याच्या विवरणात दिसतो तसा.',
    act: 'पाठवल्याचे नोंदवा',
  },
  confirm: {
    heading: 'काय मिळाले?',
    lead: (amount: string) =>
      `ते सांगतात की तुमच्यासाठी ${amount} पाठवले किंवा कर म्हणून कापले. काय मिळाले ते नक्की करा, 0 पासून पूर्ण रकमेपर्यंत. उरलेली रक्कम तिच्या पहिल्या मुदतीनुसारच पुन्हा देणे होते.`,
    amount: 'एवढे मिळाले, कापलेला कर धरून',
    act: 'नक्की करा',
  },
  payBack: { heading: 'तुम्ही काय परत करता ते नोंदवा', act: 'परत केल्याचे नोंदवा' },
  close: {
    heading: 'बाकी रकमेसह बंद करा',
    how: (amount: string) =>
      `तेव्हापासून हे ॲप “${amount} बाकी असताना बंद” असे दाखवते, आजच्या तारखेसह. इथे ते अंतिम आहे. तुमचा मूळ दावा तसाच राहतो.`,
    act: (amount: string) => `${amount} बाकी असताना बंद करा`,
  },
  details: {
    heading: 'पैसे कुठे जातात',
    ask: 'तुम्हाला पैसे कुठे हवेत ते सांगा. ते एन्क्रिप्ट करून ठेवले जाते, काही बाकी असताना एका वेळी एकच ओनर ते उघडतात, आणि या टप्प्याचा हिशेब पूर्ण झाल्यावर ते पुसले जाते.',
    unreadable: 'तुम्ही आधी दिलेले आता वाचता येत नाही, कारण आमची किल्ली बदलली. कृपया ते पुन्हा भरा.',
    upi: 'UPI ID',
    upiHint: 'रुपयांसाठी. तो asha@bank असा दिसतो.',
    bank: 'बँक खाते',
    bankHint: 'खातेधारक, खाते क्रमांक आणि IFSC किंवा IBAN, एकाच ओळीत.',
    password: 'तुमचा पासवर्ड',
    passwordHint:
      'तुम्ही साइन इन असताना दुसऱ्या कोणाला तुमचे पान उघडे सापडले, तरी पैसे दुसऱ्या खात्यात वळवता येऊ नयेत म्हणून.',
    askCode: 'त्याऐवजी कोड ईमेल करा',
    another: 'मला दुसरा कोड ईमेल करा',
    askCodeHow: 'पासवर्ड नसलेल्या अकाउंटसाठी, किंवा तो तुमच्याजवळ नसेल तेव्हा. कोड 10 मिनिटे चालतो.',
    code: 'ईमेलमधील कोड',
    codeSent: 'कोड तुमच्या ईमेल पत्त्यावर पाठवला आहे.',
    again: 'वर तुमच्या पेमेंटची माहिती पुन्हा भरा, आणि मग कोड.',
    changed: (at: string) =>
      `${moment(at)} रोजी बदलले. तुम्हाला याची अपेक्षा नसेल, तर योगदानकर्त्यांना दुसऱ्या मार्गाने विचारा.`,
    given: (at: string) => `${moment(at)} रोजी दिले.`,
    save: 'हे ठेवा',
    saved: (at: string) => `${moment(at)} रोजी दिले.`,
    remove: 'हे पुसा',
    removeHow: 'ज्या ओनरनी ते आत्ता उघडले आहे त्यांनी ते पाहिले असण्याची शक्यता आहे.',
    missing: 'पेमेंटची माहिती अजून दिलेली नाही. योगदानकर्त्यांना ती इथे विचारली जाते.',
    open: 'पेमेंटची माहिती उघडा',
    openHow: `ती ${limits.openMinutes} मिनिटे फक्त तुम्हालाच दिसते, आणि दरम्यान दुसरे ओनर ती उघडू शकत नाहीत. तुम्ही ती उघडली याची नोंद होते, आणि योगदानकर्ता ती वाचतात.`,
    withhold: 'यातून तुम्ही कापता तो कर',
    until: (at: string) => `${moment(at)} पर्यंत तुमच्यासाठी खुली आहे.`,
    pay: (amount: string) => `पाठवायचे: ${amount}, म्हणजे बाकी रकमेतून तुम्ही कापता तो कर वजा करून.`,
    link: 'या डिव्हाइसवरील UPI ॲपने पैसे द्या',
    scan: 'किंवा हे UPI ॲपने स्कॅन करा. रक्कम त्यात आहे.',
    scanAlt: (amount: string) => `${amount} इतक्या UPI पेमेंटचा QR कोड`,
    nothing: 'पाठवण्यासाठी काहीही उरले नाही.',
    allWithheld: 'पाठवण्यासाठी काहीही उरले नाही: तुम्ही सर्व बाकी रक्कम कर म्हणून कापता. ते खाली नोंदवा.',
    otherCurrency: 'UPI रुपयांसाठी आहे. बँक खाते वापरा.',
    noUpi: 'UPI ID दिलेला नाही. बँक खाते वापरा.',
    aboveUpi: 'UPI एका वेळी जेवढे घेते त्यापेक्षा हे जास्त आहे. बँक खाते वापरा.',
    noBank: 'बँक खाते दिलेले नाही. या कराराच्या संभाषणात ते मागा.',
    opened: 'हे कोणी उघडले आहे',
    openedBy: (name: string, at: string) => `${name || 'एक माजी सदस्य'}, ${moment(at)}`,
  },
  moreTime: {
    ask: 'आणखी वेळ मागा',
    askHow: 'दुसऱ्या बाजूने मान्य केले पाहिजे. तुम्ही एकदाच मागू शकता.',
    days: 'आणखी किती दिवस',
    reason: 'का, ते वाचतील अशा एका वाक्यात',
    asked: (days: number, reason: string) => `आणखी ${days} दिवस मागितले आहेत: “${reason}”`,
    waits: 'अजून उत्तर आलेले नाही.',
    agreed: 'मान्य केले.',
    refused: 'मान्य केले नाही.',
    agree: 'हा वेळ द्या',
    refuse: 'नाही',
  },
  tax: {
    heading: 'इनव्हॉइस आणि पावत्यांसाठी',
    label: 'तुमच्या बाजूचा PAN किंवा GSTIN',
    hint: 'ऐच्छिक. तो एन्क्रिप्ट करून ठेवला जातो आणि या कराराच्या कागदांवर असतो. काढण्यासाठी रकाना रिकामा करा.',
    kept: (kind: string, ends: string) => `${kind} ठेवला आहे, शेवटची अक्षरे: ${ends}.`,
    unreadable: 'आधी भरलेले आता वाचता येत नाही, कारण आमची किल्ली बदलली. कृपया ते पुन्हा भरा.',
    save: 'ठेवा',
  },
  invoice: 'इनव्हॉइस (PDF)',
  receipt: 'पावती (PDF)',
} satisfies Translated<typeof english>;
