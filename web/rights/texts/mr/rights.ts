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
  see: 'तुमच्याकडे माझ्याबद्दल काय आहे ते पाहणे',
  correct: 'काहीतरी दुरुस्त करून घेणे',
  erase: 'काहीतरी पुसून घेणे',
  other: 'माझ्या डेटाबद्दल दुसरे काही',
  content: 'मजकुराबद्दल तक्रार',
  complaint: 'तक्रार',
};

export const stateTexts: Record<RequestState, string> = {
  received: '○ मिळाली',
  in_work: '◐ काम सुरू आहे',
  answered: '✓ उत्तर दिले',
  contested: '◐ हरकत घेतली',
  final: '✓ उत्तर दिले, अंतिम',
  withdrawn: '○ मागे घेतली',
};

export const outcomeTexts: Record<RequestOutcome, string> = {
  done: 'तुम्ही जे मागितले ते आम्ही केले.',
  refused: 'आम्ही ते केले नाही.',
};

export const reasonTexts: Record<RefusalReason, string> = {
  not_held: 'हे आमच्याकडे नाही.',
  not_wrong: 'आम्ही ते तपासले. ते बरोबर आहे.',
  law: 'कायद्यानुसार आम्हाला ते ठेवावेच लागते.',
  others: 'त्यामुळे दुसऱ्या व्यक्तीचा डेटा दिसला असता.',
  agreement: 'कराराच्या दुसऱ्या बाजूला त्याची गरज आहे.',
  rules_kept: 'आम्ही ते तपासले. ते आमचे नियम मोडत नाही.',
  unclear: 'आम्हाला तुमची विनंती समजली नाही. कृपया नवीन विनंती पाठवा.',
  repeated: 'आम्ही याच विनंतीला आधी उत्तर दिले आहे.',
};

export const rightsTexts = {
  title: 'माझा डेटा',
  facts: 'आमच्याकडे काय आहे, दुरुस्त्या, एक्सपोर्ट, तक्रारी',
  description: 'तुमच्याबद्दल आमच्याकडे काय आहे, आणि तुमच्या विनंत्या आणि तक्रारी.',
  intro: `प्रत्येक विनंतीला एक क्रमांक असतो. आम्ही ${rightsTimes.days} दिवसांच्या आत उत्तर देतो. हे मोफत आहे.`,
  heldTitle: 'आमच्याकडे काय आहे',
  heldFacts: 'ते काय आहे, का आहे, किती काळ, आणि कोणी पाहिले',
  correctTitle: 'दुरुस्त करा',
  correctFacts: 'काय चुकीचे आहे आणि बरोबर काय आहे ते सांगा',
  exportTitle: 'एक्सपोर्ट',
  exportHint: 'हे तुम्हाला लगेच मिळते: तुमच्याबद्दल आमच्याकडे जे आहे ते सर्व असलेली ZIP फाइल.',
  eraseTitle: 'पुसून टाका',
  eraseHint: 'तुम्ही तुमचे अकाउंट स्वतः हटवू शकता. आम्ही ते 30 दिवसांनंतर पुसून टाकतो.',
  erase: 'माझे अकाउंट हटवा',
  eraseAsk: 'काहीतरी पुसून टाकायला आम्हाला सांगा',
  complainTitle: 'तक्रार करा',
  complainFacts: `तुम्हाला लगेच एक क्रमांक मिळतो. मजकुराबद्दल आम्ही ${rightsTimes.contentDays} दिवसांत उत्तर देतो`,
  requestsTitle: 'माझ्या विनंत्या',
  none: 'तुम्ही अजून कोणतीही विनंती पाठवलेली नाही.',
  askOther: 'दुसरे काही विचारा',
  rowFacts: (kind, at) => `${kind}, ${shortDay(at)}`,
} satisfies Translated<typeof english>;

const roleTexts: Record<AskedRight, string> = {
  cases: 'एक मॉडरेटर',
  reviews: 'तपासणीचा स्टाफ',
  disputes: 'वादांचा स्टाफ',
  rights: 'डेटाबद्दलच्या विनंत्यांचा स्टाफ',
  accounts: 'अकाउंटचा स्टाफ',
  staff: 'स्टाफच्या हक्कांचा स्टाफ',
  any: 'स्टाफ',
};

export const heldTexts = {
  title: 'आमच्याकडे काय आहे',
  intro: 'सदस्यांबद्दल आमच्याकडे या प्रकारचा डेटा आहे. तुमचा स्वतःचा डेटा एक्सपोर्टमध्ये आहे.',
  kept: (span) => `किती काळ ठेवला जातो: ${span}`,
  looksTitle: 'कोणी पाहिले',
  looksIntro:
    'या दिवशी आमच्या स्टाफने तुमचा डेटा पाहिला. एखाद्या आदेशाने आम्हाला तुम्हाला सांगायला मनाई केली असेल, किंवा एखादे प्रकरण खुले असेल, तर आम्ही तुम्हाला नंतर सांगतो.',
  noLooks:
    'आमच्या स्टाफने पाहिल्याची नोंद नाही. एखाद्या आदेशाने आम्हाला तुम्हाला सांगायला मनाई केली असेल, किंवा एखादे प्रकरण खुले असेल, तर आम्ही तुम्हाला नंतर सांगतो.',
  look: (role, at) => `${roleTexts[role]}, ${day(at)}`,
  groups: {
    account: 'तुमचे अकाउंट चालवण्यासाठी',
    security: 'ते सुरक्षित ठेवण्यासाठी',
    others: 'तुमचे पान, प्रकल्प आणि टीम',
    agreements: 'करार आणि लेजर',
    talk: 'संदेश आणि सूचना',
    safety: 'ब्लॉक, रिपोर्ट आणि विनंत्या',
  },
  missing: 'काही चुकीचे आहे किंवा राहिले आहे का?',
  ask: 'आम्हाला विचारा',
} satisfies Translated<typeof englishHeld>;

export const askTexts = {
  title: 'माझ्या डेटाबद्दल विचारा',
  intro: `तुम्हाला लगेच एक क्रमांक मिळतो, आणि उत्तर ${rightsTimes.days} दिवसांच्या आत.`,
  kind: 'तुमची विनंती',
  choose: 'निवडा',
  words: 'तुम्हाला काय हवे ते सांगा',
  wordsHint: 'दुरुस्तीसाठी: काय चुकीचे आहे, आणि बरोबर काय आहे.',
  selfHint: 'तुमच्या प्रोफाइलचा बहुतेक भाग तुम्ही स्वतः, लगेच बदलू शकता.',
  self: 'माझे प्रोफाइल बदला',
  submit: 'पाठवा',
  submitting: 'पाठवत आहे...',
} satisfies Translated<typeof englishAsk>;

export const complainTexts = {
  title: 'तक्रार करा',
  description: 'आमच्याकडे तक्रार करा. तुम्हाला लगेच एक क्रमांक मिळतो, आणि वेळेत उत्तर.',
  intro: `तुम्हाला लगेच एक क्रमांक मिळतो. मजकुराबद्दल आम्ही ${rightsTimes.contentDays} दिवसांच्या आत उत्तर देतो, इतर कशाहीबद्दल ${rightsTimes.days} दिवसांच्या आत.`,
  about: 'तुमची तक्रार कशाबद्दल आहे',
  aboutMissing: 'तुमची तक्रार कशाबद्दल आहे ते निवडा.',
  choose: 'निवडा',
  abouts: {
    content: 'इतरांना इथे दिसणारा मजकूर',
    complaint: 'दुसरे काहीही: आमचे काम, एखादा निर्णय, तुमचा डेटा',
  },
  words: 'काय झाले ते आम्हाला सांगा',
  wordsHint: 'ती एखाद्या पानाबद्दल असेल, तर त्याचा पत्ता लिहा.',
  danger: 'कोणी धोक्यात असेल, तर 112 ला किंवा तुम्ही जिथे आहात तिथल्या पोलिसांना फोन करा.',
  officerTitle: 'तक्रार निवारण अधिकारी',
} satisfies Translated<typeof englishComplain>;

export const guestTexts = {
  title: 'तुमचा डेटा, अकाउंटशिवाय',
  description:
    'अकाउंटशिवाय: तुमच्याबद्दल आमच्याकडे काय आहे ते विचारा, किंवा ते दुरुस्त करायला किंवा पुसून टाकायला आम्हाला सांगा.',
  intro: `आम्ही तुम्हाला एक कोड ईमेल करतो, मग एक क्रमांक. आम्ही ${rightsTimes.days} दिवसांच्या आत उत्तर देतो. हे मोफत आहे.`,
  who: 'तुम्ही आम्हाला संदेश पाठवला असेल, काही रिपोर्ट केले असेल, तुम्हाला आमंत्रण मिळाले असेल, किंवा एखाद्या सदस्याने तुमचे नाव दिले असेल, तर तुम्ही हे पान वापरू शकता.',
  act: 'मृत्यू झालेल्या किंवा स्वतः काम करू शकत नसलेल्या सदस्याच्या वतीने काम करणे',
  email: 'तुमचा ईमेल पत्ता',
  emailHint: 'कोड आणि उत्तर याच पत्त्यावर जातात.',
  next: 'मला कोड पाठवा',
  codeTitle: 'कोड टाका',
  codeIntro: 'आम्ही तुमच्या पत्त्यावर एक कोड पाठवला आहे. तो दहा मिनिटे चालतो.',
  code: 'कोड',
  codeSubmit: 'पाठवा',
  signIn: 'साइन इन करा',
} satisfies Translated<typeof englishGuest>;

export const requestTexts = {
  one: (number) => `विनंती ${number}`,
  number: (number) => number,
  received: (at) => `${day(at)} रोजी मिळाली`,
  due: (at) => `आम्ही ${day(at)} पर्यंत उत्तर देतो.`,
  late: (at) => `आम्हाला उशीर झाला आहे. उत्तर या दिवसापर्यंत द्यायचे होते: ${day(at)}.`,
  sent: (number) => `तुमची विनंती आम्हाला मिळाली आहे. तिचा क्रमांक ${number} आहे.`,
  words: 'तुम्ही लिहिले',
  answerTitle: 'आमचे उत्तर',
  finalTitle: 'आमचे अंतिम उत्तर',
  atOnce:
    'तुमच्याबद्दल आमच्याकडे काय आहे ते तुम्हाला इथे दिसते. काही राहिले असेल, तर या उत्तरावर हरकत घ्या. मग आमचा स्टाफ ते पाहतो.',
  seeHeld: 'आमच्याकडे काय आहे, आणि कोणी पाहिले',
  seeExport: 'तुमचा सर्व डेटा, डाउनलोडसाठी',
  seeConsents: 'तुमच्या संमती',
  answeredOn: (at) => `${day(at)} रोजी`,
  byOfficer: 'हे उत्तर तक्रार निवारण अधिकाऱ्यांनी दिले, कारण दुसरा कोणताही स्टाफ देऊ शकत नव्हता.',
  reason: 'कारण',
  contestTitle: 'उत्तरावर हरकत घ्या',
  contestIntro: (until) => `तुम्ही हे एकदा करू शकता, ${day(until)} पर्यंत. दुसरा स्टाफ उत्तर देईल.`,
  contestWords: 'उत्तर का चुकीचे आहे',
  contest: 'हरकत घ्या',
  contested: (at) => `तुम्ही ${day(at)} रोजी उत्तरावर हरकत घेतली.`,
  byOthers: 'आता दुसरा स्टाफ उत्तर देतो, ज्यांनी आधी उत्तर दिले तो स्टाफ नाही.',
  forOfficer: (name) =>
    name
      ? `दुसरा कोणताही स्टाफ उत्तर देऊ शकत नाही. आमचे तक्रार निवारण अधिकारी ${name} उत्तर देतील.`
      : 'दुसरा कोणताही स्टाफ उत्तर देऊ शकत नाही. तक्रार निवारण अधिकारी उत्तर देतील.',
  withdraw: 'विनंती मागे घ्या',
  withdrawn: (at) => `तुम्ही ती ${day(at)} रोजी मागे घेतली.`,
  board: 'याने तुमचे समाधान झाले नाही, तर: भारतीय डेटा संरक्षण मंडळ.',
  saving: 'पाठवत आहे...',
  done: {
    contested: 'तुम्ही उत्तरावर हरकत घेतली आहे.',
    withdrawn: 'तुम्ही विनंती मागे घेतली आहे.',
  },
} satisfies Translated<typeof englishRequest>;
