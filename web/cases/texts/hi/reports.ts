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
  child: 'कोई बच्चा ख़तरे में है, या उसे वयस्क माना जा रहा है',
  threat: 'धमकी, या किसी को चोट पहुँच सकती है',
  intimate_picture: 'निजी अंगों या निजी पलों की तस्वीर, या बिना इजाज़त की तस्वीर',
  money: 'पैसे माँगना: फ़ीस, डिपॉज़िट, शुल्क',
  harassment: 'अपमान, परेशान करना, नफ़रत',
  pretence: 'ख़ुद को कोई दूसरा व्यक्ति बताना',
  untrue: 'ऐसी बात कहना जो सच नहीं है',
  pressing: 'संस्था का अपने छात्रों पर दबाव, कि वे उसे अपने बारे में ज़्यादा दिखाएँ',
  spam: 'विज्ञापन, या एक ही टेक्स्ट बार-बार',
  other: 'कुछ और',
};

export const reportTexts = {
  report: 'रिपोर्ट करें',
  reportNamed: (name) => `रिपोर्ट करें: ${name}`,
  description: 'हमें बताएँ कि क्या ग़लत है। हमारा स्टाफ़ इसे देखता है।',
  intro: (thing) =>
    `${thing}: इसके पीछे के सदस्य को हम नहीं बताते कि रिपोर्ट किसने की। यह अभी जैसा है, हम उसकी एक कॉपी रखते हैं।`,
  danger: 'अगर कोई अभी ख़तरे में है, तो 112 या आप जहाँ हैं वहाँ की पुलिस को फ़ोन करें।',
  concern: 'यह क्या है?',
  choose: 'एक चुनें',
  words: 'आपके शब्दों में',
  wordsHint: 'बताएँ कि क्या हुआ, कहाँ, और कब से। भेजने के बाद आप तस्वीरें जोड़ सकते हैं।',
  email: 'आपका ईमेल पता',
  emailHint:
    'हम आपको एक कोड ईमेल करते हैं, ताकि कोई दूसरा आपके नाम से रिपोर्ट न कर सके। देख लेने के बाद हम आपको फिर ईमेल करते हैं।',
  submit: 'रिपोर्ट भेजें',
  submitting: 'भेजा जा रहा है...',
  codeTitle: 'अपने मेलबॉक्स से कोड लिखें',
  codeIntro: 'कोड से आपकी रिपोर्ट भेजी जाती है। यह दस मिनट तक काम करता है।',
  code: 'कोड',
  codeSubmit: 'रिपोर्ट भेजें',
  sentTitle: 'धन्यवाद। आपकी रिपोर्ट हमें मिल गई है।',
  sentIntro:
    'हमारा स्टाफ़ इसे देखता है: अगर किसी को चोट पहुँच सकती है तो दो घंटे के अंदर, नहीं तो सात दिन के अंदर। फिर हम आपको लिखते हैं।',
  answered: (done) =>
    done
      ? 'हमने इसे देखा है, और हमने क़दम उठाया है।'
      : 'हमने इसे देखा है। इससे हमारे नियम नहीं टूटते, इसलिए हमने कुछ नहीं किया।',
  second: 'दूसरे स्टाफ़ से दिखवाएँ',
  secondHow: (until) =>
    `आप एक बार कह सकते हैं, ${day(until)} तक। दूसरा स्टाफ़ इसे देखता है और सात दिन के अंदर फ़ैसला करता है।`,
  secondWords: 'चाहें तो बताएँ कि हमसे क्या छूट गया',
  secondSubmit: 'दूसरे स्टाफ़ से कहें',
  secondAsked: (at) =>
    `${day(at)} को आपने दूसरे स्टाफ़ से इसे देखने को कहा। वे सात दिन के अंदर फ़ैसला करते हैं। फिर हम आपको लिखते हैं।`,
  secondAnswered: (at) => `दूसरे स्टाफ़ ने इसे देखा, और ${day(at)} को फ़ैसला किया।`,
  about: (thing, name, at) => `किस बारे में: ${name || thing}, ${moment(at)}`,
  pictures: 'तस्वीरें',
  picturesHint: (left) =>
    plural(left, {
      one: (shown) => `आप ${shown} तस्वीर और जोड़ सकते हैं: JPEG, PNG या WebP।`,
      other: (shown) => `आप ${shown} तक तस्वीरें जोड़ सकते हैं: JPEG, PNG या WebP।`,
    }),
  picturesThere: (count) =>
    plural(count, {
      one: (shown) => `इसमें ${shown} तस्वीर है।`,
      other: (shown) => `इसमें ${shown} तस्वीरें हैं।`,
    }),
  picture: 'एक तस्वीर',
  add: 'तस्वीर जोड़ें',
  parts: 'सिर्फ़ एक हिस्से की रिपोर्ट करें',
  part: (kind, name) => (name ? `${kind}: ${name}` : kind),
  alsoBlock: (name) => (name ? `${name} को ब्लॉक भी करें` : 'इस सदस्य को ब्लॉक भी करें'),
  block: 'आप उन्हें ब्लॉक भी कर सकते हैं',
  blockLink: 'ब्लॉक करना कैसे काम करता है',
  back: 'शुरुआत पर लौटें',
} satisfies Translated<typeof english>;

export const outcomeTexts: Record<CaseOutcome, string> = {
  nothing: 'कुछ नहीं किया गया',
  warn: 'एक चेतावनी',
  hide: 'बाक़ी सबसे छिपा हुआ',
  pause: 'रोका हुआ, और आपकी टीम को छोड़कर सबसे छिपा हुआ',
  suspend: 'आपका अकाउंट निलंबित है',
  remove: 'हटाया गया',
};

const outcomeTextsOf: Record<string, Partial<Record<CaseOutcome, string>>> = {
  person: {
    pause:
      'आपका अकाउंट रोका हुआ है। जो आपको करना बाक़ी है, वह आप कर सकते हैं। आप दूसरों के साथ कुछ नया शुरू या प्रकाशित नहीं कर सकते',
  },
  project: {
    hide: 'अपनी टीम को छोड़कर सबसे छिपा हुआ',
    pause: 'इसके अवसर रोके हुए हैं। आपकी समय-सीमाएँ चलती रहती हैं',
  },
};

export function outcomeText(kind: string, outcome: CaseOutcome): string {
  return outcomeTextsOf[kind]?.[outcome] ?? outcomeTexts[outcome];
}

export const pausedTexts = {
  title: 'आपका अकाउंट रोका हुआ है',
  until: (at) =>
    `${moment(at)} तक आप दूसरों के साथ कुछ नया शुरू या प्रकाशित नहीं कर सकते। जो आपको करना बाक़ी है, वह आप कर सकते हैं।`,
  reason: 'कारण:',
  more: 'फ़ैसला पढ़ें और अपील करें',
} satisfies Translated<typeof englishPaused>;

export const judgedTexts = {
  title: 'हमने क्या फ़ैसला किया है',
  description: 'हमारा फ़ैसला, कारण, और अपील कैसे करें।',
  decided: (at) => `${day(at)} को फ़ैसला हुआ`,
  what: 'फ़ैसला',
  why: 'कारण',
  days: (days) =>
    plural(days, { one: (shown) => `${shown} दिन के लिए`, other: (shown) => `${shown} दिन के लिए` }),
  appealTitle: 'दूसरे स्टाफ़ से दिखवाएँ',
  appealHint: `आप एक बार कह सकते हैं। ${reportLimits.appeal.min} से ${reportLimits.appeal.max.toLocaleString('en')} अक्षरों में बताएँ कि हमसे क्या छूट गया।`,
  appealUntil: (at) => `आप ${day(at)} तक अपील कर सकते हैं।`,
  appeal: 'आपकी अपील',
  submit: 'अपील भेजें',
  appealed: (at) => `आपने ${day(at)} को अपील की। हम दो कामकाजी दिनों के अंदर जवाब देते हैं।`,
  answered: (at) => `${day(at)} को जवाब दिया गया`,
  lifted: 'फ़ैसला ख़त्म हो गया है।',
  stands: 'फ़ैसला बना रहता है।',
  over: `आप ${caseTimes.appealDays} दिन तक अपील कर सकते थे। वे पूरे हो चुके हैं।`,
  removed: 'आप प्रोजेक्ट के पेज पर अपील कर सकते हैं।',
  looks: 'इसे किसने देखा',
  looksHint: 'जिस सामग्री की रिपोर्ट हुई, उसे हमारे स्टाफ़ ने देखा:',
  done: 'आपकी अपील भेजी गई।',
} satisfies Translated<typeof englishJudged>;

export const suspendedTexts = {
  title: 'आपका अकाउंट निलंबित है',
  description: 'क्यों, कब तक, और आप क्या कर सकते हैं।',
  until: (at) => `${moment(at)} तक।`,
  noEnd: 'जब तक हमारा स्टाफ़ इसे ख़त्म न करे।',
  reason: 'कारण',
  also: 'यह फ़ैसला भी हुआ',
  means:
    'तब तक दूसरे सदस्य आपको नहीं देखते, और आप यहाँ कुछ नया शुरू नहीं कर सकते। आपको अब कोई जवाब नहीं देना है। जिन अनुबंधों पर दोनों पक्षों ने हस्ताक्षर किए हैं, वे चलते रहते हैं।',
  agreements: 'आपके अनुबंध',
  complain: 'अगर अपील काफ़ी नहीं है, तो शिकायत करें',
  logOut: 'लॉग आउट',
} satisfies Translated<typeof englishSuspended>;
