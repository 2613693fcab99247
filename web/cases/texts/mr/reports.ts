import type { CaseOutcome, Concern } from '#contract/cases/report-limits.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';
import type {
  reportTexts as english,
  judgedTexts as englishJudged,
  pausedTexts as englishPaused,
  suspendedTexts as englishSuspended,
} from '../en/reports.ts';

export const concernTexts: Record<Concern, string> = {
  child: 'एखादे मूल धोक्यात आहे, किंवा त्याला मोठ्यांसारखे वागवले जात आहे',
  threat: 'धमकी, किंवा कोणाला इजा होऊ शकते',
  intimate_picture: 'खाजगी अंगांचे किंवा खाजगी क्षणांचे चित्र, किंवा परवानगीशिवायचे चित्र',
  money: 'पैसे मागणे: फी, डिपॉझिट, शुल्क',
  harassment: 'अपमान, त्रास, द्वेष',
  pretence: 'दुसरी व्यक्ती असल्याचे भासवणे',
  untrue: 'खरे नसलेले काहीतरी सांगणे',
  pressing: 'विद्यार्थ्यांनी स्वतःची जास्त माहिती दाखवावी म्हणून संस्थेचा दबाव',
  spam: 'जाहिरात, किंवा तोच मजकूर पुन्हा पुन्हा',
  other: 'दुसरे काहीतरी',
};

export const reportTexts = {
  report: 'रिपोर्ट करा',
  reportNamed: (name) => `रिपोर्ट करा: ${name}`,
  description: 'काय चुकीचे आहे ते आम्हाला सांगा. आमचा स्टाफ ते पाहतो.',
  intro: (thing) =>
    `${thing}: यामागच्या सदस्याला आम्ही रिपोर्ट कोणी केला ते सांगत नाही. हे आत्ता जसे आहे, त्याची एक प्रत आम्ही ठेवतो.`,
  danger: 'कोणी आत्ता धोक्यात असेल, तर 112 ला किंवा तुम्ही जिथे आहात तिथल्या पोलिसांना फोन करा.',
  concern: 'हे काय आहे?',
  choose: 'एक निवडा',
  words: 'तुमच्या शब्दांत',
  wordsHint: 'काय झाले, कुठे, आणि केव्हापासून ते सांगा. पाठवल्यानंतर तुम्ही चित्रे जोडू शकता.',
  email: 'तुमचा ईमेल पत्ता',
  emailHint:
    'आम्ही तुम्हाला एक कोड ईमेल करतो, म्हणजे दुसरे कोणी तुमच्या नावाने रिपोर्ट करू शकत नाही. आम्ही पाहिल्यानंतर तुम्हाला पुन्हा ईमेल करतो.',
  submit: 'रिपोर्ट पाठवा',
  submitting: 'पाठवत आहे...',
  codeTitle: 'तुमच्या मेलबॉक्समधील कोड टाका',
  codeIntro: 'कोडने तुमचा रिपोर्ट पाठवला जातो. तो दहा मिनिटे चालतो.',
  code: 'कोड',
  codeSubmit: 'रिपोर्ट पाठवा',
  sentTitle: 'धन्यवाद. तुमचा रिपोर्ट आम्हाला मिळाला आहे.',
  sentIntro:
    'आमचा स्टाफ तुमचा रिपोर्ट पाहतो: कोणाला इजा होऊ शकत असेल तर दोन तासांच्या आत, नाहीतर सात दिवसांच्या आत. मग आम्ही तुम्हाला लिहितो.',
  answered: (done) =>
    done
      ? 'आम्ही ते पाहिले आहे, आणि आम्ही कारवाई केली आहे.'
      : 'आम्ही ते पाहिले आहे. ते आमचे नियम मोडत नाही, म्हणून आम्ही काहीही केले नाही.',
  second: 'दुसऱ्या स्टाफला दाखवा',
  secondHow: (until) =>
    `तुम्ही एकदा सांगू शकता, ${day(until)} पर्यंत. दुसरा स्टाफ ते पाहतो आणि सात दिवसांच्या आत निर्णय घेतो.`,
  secondWords: 'हवे असल्यास, आमच्याकडून काय राहून गेले ते सांगा',
  secondSubmit: 'दुसऱ्या स्टाफला सांगा',
  secondAsked: (at) =>
    `${day(at)} रोजी तुम्ही दुसऱ्या स्टाफला ते पाहायला सांगितले. ते सात दिवसांच्या आत निर्णय घेतात. मग आम्ही तुम्हाला लिहितो.`,
  secondAnswered: (at) => `दुसऱ्या स्टाफने ते पाहिले, आणि ${day(at)} रोजी निर्णय घेतला.`,
  about: (thing, name, at) => `कशाबद्दल: ${name || thing}, ${moment(at)}`,
  pictures: 'चित्रे',
  picturesHint: (left) =>
    plural(left, {
      one: (shown) => `तुम्ही आणखी ${shown} चित्र जोडू शकता: JPEG, PNG किंवा WebP.`,
      other: (shown) => `तुम्ही ${shown} चित्रांपर्यंत जोडू शकता: JPEG, PNG किंवा WebP.`,
    }),
  picturesThere: (count) =>
    plural(count, { one: (shown) => `त्यात ${shown} चित्र आहे.`, other: (shown) => `त्यात ${shown} चित्रे आहेत.` }),
  picture: 'एक चित्र',
  add: 'चित्र जोडा',
  parts: 'फक्त एक भाग रिपोर्ट करा',
  part: (kind, name) => (name ? `${kind}: ${name}` : kind),
  alsoBlock: (name) => (name ? `${name} यांना ब्लॉकही करा` : 'या सदस्याला ब्लॉकही करा'),
  block: 'तुम्ही त्यांना ब्लॉकही करू शकता',
  blockLink: 'ब्लॉक केल्यावर काय होते',
  back: 'सुरुवातीकडे परत',
} satisfies Translated<typeof english>;

export const outcomeTexts: Record<CaseOutcome, string> = {
  nothing: 'काहीही केले नाही',
  warn: 'इशारा',
  hide: 'इतर सर्वांपासून लपवलेले',
  pause: 'थांबवलेले, आणि तुमची टीम सोडून सर्वांपासून लपवलेले',
  suspend: 'तुमचे अकाउंट निलंबित आहे',
  remove: 'काढून टाकलेले',
};

const outcomeTextsOf: Record<string, Partial<Record<CaseOutcome, string>>> = {
  person: {
    pause:
      'तुमचे अकाउंट थांबवलेले आहे. तुमचे जे करायचे बाकी आहे ते तुम्ही करू शकता. तुम्ही इतरांसोबत काही नवीन सुरू किंवा प्रकाशित करू शकत नाही',
  },
  project: {
    hide: 'त्याची टीम सोडून सर्वांपासून लपवलेला',
    pause: 'त्याच्या संधी थांबवलेल्या आहेत. तुमच्या मुदती सुरू राहतात',
  },
};

export function outcomeText(kind: string, outcome: CaseOutcome): string {
  return outcomeTextsOf[kind]?.[outcome] ?? outcomeTexts[outcome];
}

export const pausedTexts = {
  title: 'तुमचे अकाउंट थांबवलेले आहे',
  until: (at) =>
    `${moment(at)} पर्यंत तुम्ही इतरांसोबत काही नवीन सुरू किंवा प्रकाशित करू शकत नाही. तुमचे जे करायचे बाकी आहे ते तुम्ही करू शकता.`,
  reason: 'कारण:',
  more: 'निर्णय वाचा आणि अपील करा',
} satisfies Translated<typeof englishPaused>;

export const judgedTexts = {
  title: 'आम्ही काय निर्णय घेतला आहे',
  description: 'आमचा निर्णय, कारण, आणि अपील कसे करायचे.',
  decided: (at) => `${day(at)} रोजी निर्णय झाला`,
  what: 'निर्णय',
  why: 'कारण',
  days: (days) =>
    plural(days, { one: (shown) => `${shown} दिवसासाठी`, other: (shown) => `${shown} दिवसांसाठी` }),
  appealTitle: 'दुसऱ्या स्टाफला दाखवा',
  appealHint: `तुम्ही एकदा सांगू शकता. ${reportLimits.appeal.min} ते ${reportLimits.appeal.max.toLocaleString('en')} अक्षरांत आमच्याकडून काय राहून गेले ते सांगा.`,
  appealUntil: (at) => `तुम्ही ${day(at)} पर्यंत अपील करू शकता.`,
  appeal: 'तुमचे अपील',
  submit: 'अपील पाठवा',
  appealed: (at) => `तुम्ही ${day(at)} रोजी अपील केले. आम्ही कामाच्या दोन दिवसांत उत्तर देतो.`,
  answered: (at) => `${day(at)} रोजी उत्तर दिले`,
  lifted: 'निर्णय संपला आहे.',
  stands: 'निर्णय कायम आहे.',
  over: `तुम्ही ${caseTimes.appealDays} दिवस अपील करू शकत होता. ते संपले आहेत.`,
  removed: 'तुम्ही प्रकल्पाच्या पानावर अपील करू शकता.',
  looks: 'ते कोणी पाहिले',
  looksHint: 'आमच्या स्टाफने रिपोर्ट केलेला मजकूर पाहिला:',
  done: 'तुमचे अपील पाठवले आहे.',
} satisfies Translated<typeof englishJudged>;

export const suspendedTexts = {
  title: 'तुमचे अकाउंट निलंबित आहे',
  description: 'का, कधीपर्यंत, आणि तुम्ही काय करू शकता.',
  until: (at) => `${moment(at)} पर्यंत.`,
  noEnd: 'आमचा स्टाफ ते संपवेपर्यंत.',
  reason: 'कारण',
  also: 'हा निर्णयही झाला',
  means:
    'तोपर्यंत इतर सदस्यांना तुम्ही दिसत नाही, आणि तुम्ही इथे काही नवीन सुरू करू शकत नाही. आता तुम्हाला कोणालाही उत्तर द्यावे लागत नाही. दोन्ही बाजूंनी सही केलेले करार सुरू राहतात.',
  agreements: 'तुमचे करार',
  complain: 'अपील पुरेसे नसेल, तर तक्रार करा',
  logOut: 'लॉग आउट',
} satisfies Translated<typeof englishSuspended>;
