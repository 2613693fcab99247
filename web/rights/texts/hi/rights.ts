import type { AskedRight } from '#contract/ground/staff-rights.ts';
import type { RefusalReason, RequestKind, RequestOutcome, RequestState } from '#contract/rights/limits.ts';
import { rightsTimes } from '#contract/rights/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, shortDay } from '#web/ground/texts/amounts.ts';
import type {
  rightsTexts as english,
  askTexts as englishAsk,
  complainTexts as englishComplain,
  guestTexts as englishGuest,
  heldTexts as englishHeld,
  requestTexts as englishRequest,
} from '../en/rights.ts';

export const kindTexts: Record<RequestKind, string> = {
  see: 'देखना कि आपके पास मेरे बारे में क्या है',
  correct: 'कुछ ठीक कराना',
  erase: 'कुछ मिटवाना',
  other: 'मेरे डेटा के बारे में कुछ और',
  content: 'सामग्री की शिकायत',
  complaint: 'शिकायत',
};

export const stateTexts: Record<RequestState, string> = {
  received: '○ मिला',
  in_work: '◐ काम चल रहा है',
  answered: '✓ जवाब दिया गया',
  contested: '◐ आपत्ति की गई',
  final: '✓ जवाब दिया गया, अंतिम',
  withdrawn: '○ वापस लिया गया',
};

export const outcomeTexts: Record<RequestOutcome, string> = {
  done: 'आपने जो माँगा, हमने वह किया।',
  refused: 'हमने वह नहीं किया।',
};

export const reasonTexts: Record<RefusalReason, string> = {
  not_held: 'यह हमारे पास नहीं है।',
  not_wrong: 'हमने इसे जाँचा। यह सही है।',
  law: 'क़ानून कहता है कि हमें इसे रखना होगा।',
  others: 'इससे किसी दूसरे व्यक्ति का डेटा दिख जाता।',
  agreement: 'अनुबंध के दूसरे पक्ष को इसकी ज़रूरत है।',
  rules_kept: 'हमने इसे जाँचा। इससे हमारे नियम नहीं टूटते।',
  unclear: 'हम आपका अनुरोध समझ नहीं पाए। कृपया नया अनुरोध भेजें।',
  repeated: 'हम इसी अनुरोध का जवाब पहले दे चुके हैं।',
};

export const rightsTexts = {
  title: 'मेरा डेटा',
  facts: 'हमारे पास क्या है, सुधार, एक्सपोर्ट, शिकायतें',
  description: 'आपके बारे में हमारे पास क्या है, और आपके अनुरोध और शिकायतें।',
  intro: `हर अनुरोध का एक नंबर होता है। हम ${rightsTimes.days} दिन के अंदर जवाब देते हैं। यह मुफ़्त है।`,
  heldTitle: 'हमारे पास क्या है',
  heldFacts: 'वह क्या है, क्यों है, कब तक, और किसने देखा',
  correctTitle: 'ठीक कराएँ',
  correctFacts: 'बताएँ कि क्या ग़लत है और सही क्या है',
  exportTitle: 'एक्सपोर्ट',
  exportHint: 'यह आपको तुरंत मिलता है: एक ZIP, जिसमें वह सब है जो आपके बारे में हमारे पास है।',
  eraseTitle: 'मिटाएँ',
  eraseHint: 'आप अपना अकाउंट ख़ुद मिटा सकते हैं। हम उसे 30 दिन बाद हमेशा के लिए मिटा देते हैं।',
  erase: 'मेरा अकाउंट मिटाएँ',
  eraseAsk: 'कुछ मिटाने के लिए हमसे कहें',
  complainTitle: 'शिकायत करें',
  complainFacts: `आपको तुरंत एक नंबर मिलता है। सामग्री के बारे में हम ${rightsTimes.contentDays} दिन में जवाब देते हैं`,
  requestsTitle: 'मेरे अनुरोध',
  none: 'आपने अभी कोई अनुरोध नहीं भेजा है।',
  askOther: 'कुछ और पूछें',
  rowFacts: (kind, at) => `${kind}, ${shortDay(at)}`,
} satisfies Translated<typeof english>;

const roleTexts: Record<AskedRight, string> = {
  cases: 'एक मॉडरेटर',
  reviews: 'समीक्षा का स्टाफ़',
  disputes: 'विवादों का स्टाफ़',
  rights: 'डेटा के अनुरोधों का स्टाफ़',
  accounts: 'अकाउंट का स्टाफ़',
  staff: 'स्टाफ़ के अधिकारों का स्टाफ़',
  any: 'स्टाफ़',
};

export const heldTexts = {
  title: 'हमारे पास क्या है',
  intro: 'सदस्यों के बारे में हमारे पास इस तरह का डेटा है। आपका अपना डेटा एक्सपोर्ट में है।',
  kept: (span) => `कब तक रखा जाता है: ${span}`,
  looksTitle: 'किसने देखा',
  looksIntro:
    'इन दिनों हमारे स्टाफ़ ने आपका डेटा देखा। अगर कोई आदेश हमें आपको बताने से रोकता है, या अगर कोई मामला खुला है, तो हम बाद में बताते हैं।',
  noLooks:
    'हमारे स्टाफ़ के देखने की कोई एंट्री नहीं है। अगर कोई आदेश हमें आपको बताने से रोकता है, या अगर कोई मामला खुला है, तो हम बाद में बताते हैं।',
  look: (role, at) => `${roleTexts[role]}, ${day(at)}`,
  groups: {
    account: 'आपका अकाउंट चलाने के लिए',
    security: 'उसे सुरक्षित रखने के लिए',
    others: 'आपका पेज, प्रोजेक्ट और टीमें',
    agreements: 'अनुबंध और लेजर',
    talk: 'संदेश और सूचनाएँ',
    safety: 'ब्लॉक, रिपोर्ट और अनुरोध',
  },
  missing: 'क्या कुछ ग़लत है या कुछ छूट गया है?',
  ask: 'हमसे पूछें',
} satisfies Translated<typeof englishHeld>;

export const askTexts = {
  title: 'मेरे डेटा के बारे में पूछें',
  intro: `आपको तुरंत एक नंबर मिलता है, और जवाब ${rightsTimes.days} दिन के अंदर।`,
  kind: 'आपका अनुरोध',
  choose: 'चुनें',
  words: 'बताएँ कि आप क्या चाहते हैं',
  wordsHint: 'कुछ ठीक कराने के लिए: क्या ग़लत है, और सही क्या है।',
  selfHint: 'अपनी प्रोफ़ाइल का ज़्यादातर हिस्सा आप ख़ुद, तुरंत बदल सकते हैं।',
  self: 'मेरी प्रोफ़ाइल बदलें',
  submit: 'भेजें',
  submitting: 'भेजा जा रहा है...',
} satisfies Translated<typeof englishAsk>;

export const complainTexts = {
  title: 'शिकायत करें',
  description: 'हमसे शिकायत करें। आपको तुरंत एक नंबर मिलता है, और समय पर जवाब।',
  intro: `आपको तुरंत एक नंबर मिलता है। सामग्री के बारे में हम ${rightsTimes.contentDays} दिन के अंदर जवाब देते हैं, बाक़ी हर बात के बारे में ${rightsTimes.days} दिन के अंदर।`,
  about: 'आपकी शिकायत किस बारे में है',
  aboutMissing: 'चुनें कि आपकी शिकायत किस बारे में है।',
  choose: 'चुनें',
  abouts: {
    content: 'सामग्री जो दूसरे यहाँ देखते हैं',
    complaint: 'कुछ और: हमारा काम, कोई फ़ैसला, आपका डेटा',
  },
  words: 'हमें बताएँ कि क्या हुआ',
  wordsHint: 'अगर यह किसी पेज के बारे में है, तो उसका पता लिखें।',
  danger: 'अगर कोई ख़तरे में है, तो 112 या आप जहाँ हैं वहाँ की पुलिस को फ़ोन करें।',
  officerTitle: 'शिकायत अधिकारी',
} satisfies Translated<typeof englishComplain>;

export const guestTexts = {
  title: 'आपका डेटा, बिना अकाउंट के',
  description: 'बिना अकाउंट के: पूछें कि आपके बारे में हमारे पास क्या है, या हमसे उसे ठीक करने या मिटाने को कहें।',
  intro: `हम आपको एक कोड ईमेल करते हैं, फिर एक नंबर। हम ${rightsTimes.days} दिन के अंदर जवाब देते हैं। यह मुफ़्त है।`,
  who: 'आप यह पेज इस्तेमाल कर सकते हैं, अगर आपने हमें संदेश भेजा, कोई रिपोर्ट की, आपको न्योता मिला, या किसी सदस्य ने आपका नाम दिया।',
  act: 'ऐसे सदस्य की ओर से काम करना जिनकी मृत्यु हो गई है या जो ख़ुद काम नहीं कर सकते',
  email: 'आपका ईमेल पता',
  emailHint: 'कोड और जवाब इसी पर जाते हैं।',
  next: 'मुझे कोड भेजें',
  codeTitle: 'कोड भरें',
  codeIntro: 'हमने आपके पते पर एक कोड भेजा है। वह दस मिनट तक काम करता है।',
  code: 'कोड',
  codeSubmit: 'भेजें',
  signIn: 'साइन इन करें',
} satisfies Translated<typeof englishGuest>;

export const requestTexts = {
  one: (number) => `अनुरोध ${number}`,
  number: (number) => number,
  received: (at) => `${day(at)} को मिला`,
  due: (at) => `हम ${day(at)} तक जवाब देते हैं।`,
  late: (at) => `हमें देर हो गई है। जवाब इस दिन तक देना था: ${day(at)}।`,
  sent: (number) => `आपका अनुरोध हमें मिल गया है। उसका नंबर ${number} है।`,
  words: 'आपने लिखा',
  answerTitle: 'हमारा जवाब',
  finalTitle: 'हमारा अंतिम जवाब',
  atOnce:
    'यहाँ आप देखते हैं कि आपके बारे में हमारे पास क्या है। अगर कुछ छूट गया है, तो इस जवाब पर आपत्ति करें। फिर हमारा स्टाफ़ उसे देखता है।',
  seeHeld: 'हमारे पास क्या है, और किसने देखा',
  seeExport: 'आपका पूरा डेटा, डाउनलोड के लिए',
  seeConsents: 'आपकी सहमतियाँ',
  answeredOn: (at) => `${day(at)} को`,
  byOfficer: 'यह जवाब शिकायत अधिकारी ने दिया, क्योंकि कोई दूसरा स्टाफ़ नहीं दे सकता था।',
  reason: 'कारण',
  contestTitle: 'जवाब पर आपत्ति करें',
  contestIntro: (until) => `आप यह एक बार कर सकते हैं, ${day(until)} तक। दूसरा स्टाफ़ जवाब देगा।`,
  contestWords: 'जवाब क्यों ग़लत है',
  contest: 'आपत्ति करें',
  contested: (at) => `आपने ${day(at)} को जवाब पर आपत्ति की।`,
  byOthers: 'अब दूसरा स्टाफ़ जवाब देता है, वह स्टाफ़ नहीं जिसने पहले जवाब दिया।',
  forOfficer: (name) =>
    name
      ? `कोई दूसरा स्टाफ़ जवाब नहीं दे सकता। हमारे शिकायत अधिकारी ${name} जवाब देंगे।`
      : 'कोई दूसरा स्टाफ़ जवाब नहीं दे सकता। शिकायत अधिकारी जवाब देंगे।',
  withdraw: 'अनुरोध वापस लें',
  withdrawn: (at) => `आपने इसे ${day(at)} को वापस लिया।`,
  board: 'अगर आप इससे संतुष्ट न हों: भारतीय डेटा संरक्षण बोर्ड।',
  saving: 'भेजा जा रहा है...',
  done: {
    contested: 'आपने जवाब पर आपत्ति की है।',
    withdrawn: 'आपने अनुरोध वापस लिया है।',
  },
} satisfies Translated<typeof englishRequest>;
