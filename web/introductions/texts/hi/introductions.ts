import type { IntroductionRowBody } from '#contract/introductions/shapes.ts';
import type { IntroductionDecline, IntroductionState } from '#rules/introductions/introduction-states.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type {
  introductionTexts as english,
  askTexts as englishAsk,
  capacityTexts as englishCapacity,
  oneTexts as englishOne,
} from '../en/introductions.ts';

type Other = Pick<IntroductionRowBody, 'side' | 'isToProject' | 'project'> & {
  person: { name: string } | null;
};

/** The codes of a request, apart from the words. */
const code = {
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  own: 'own',
  asker: 'asker',
} as const;

const deletedProject = 'मिटाया गया प्रोजेक्ट';
export const nameOfOther = ({ side, isToProject, project, person }: Other): string =>
  side === code.asker && isToProject ? project?.name || deletedProject : person?.name || 'एक पूर्व सदस्य';

const states: Record<IntroductionState, string> = {
  asked: 'जवाब का इंतज़ार है',
  accepted: 'स्वीकार किया गया',
  declined: 'इस बार नहीं',
  withdrawn: 'वापस लिया गया',
  lapsed: 'जवाब नहीं आया',
  released: 'ख़त्म',
};

export const declineReasons: Record<IntroductionDecline, string> = {
  no_time: 'मेरे पास इसके लिए समय नहीं है',
  not_now: 'अभी नहीं, शायद बाद में',
  no_fit: 'मुझे जो चाहिए, उससे यह मेल नहीं खाता',
  unclear: 'मुझे नोट साफ़ समझ नहीं आया',
  other: 'कोई और कारण',
};

export const introductionTexts = {
  title: 'परिचय',
  facts: 'बात करने के अनुरोध, आपके लिए और दूसरों के लिए',
  description: 'किसी सदस्य या किसी प्रोजेक्ट के ओनर से बात करने के अनुरोध।',
  you: 'आप',
  one: 'परिचय',
  tabs: {
    for_me: 'मेरे लिए',
    for_others: 'दूसरों के लिए',
    past: 'पुराने',
  },
  none: {
    for_me: 'कोई अनुरोध आपके इंतज़ार में नहीं है।',
    for_others: 'आपका कोई अनुरोध जवाब के इंतज़ार में नहीं है।',
    past: 'कोई पुराना अनुरोध नहीं है।',
  },
  noneHow: {
    for_me:
      'सदस्य आपसे तब पूछ सकते हैं जब आप सह-संस्थापक खोजें, जब आपकी रुचियाँ इसकी इजाज़त दें, या जब आपका कोई प्रोजेक्ट इजाज़त दे।',
    for_others: 'अपनी सूची के किसी सह-संस्थापक से पूछें, या ऐसे सदस्य या प्रोजेक्ट का पेज खोलें जो अनुरोध लेते हैं।',
    past: 'अनुरोध ख़त्म होने के बाद 24 महीने तक यहाँ मिलते हैं।',
  },
  noneWay: 'सह-संस्थापक खोजें',
  capacity: 'कितने अनुरोध इंतज़ार में रहें',
  first: 'पहले वालों पर लौटें',
  next: 'और अनुरोध',
  states,
  row: (row) => nameOfOther(row),
  toYourProject: (name) => `${name} के लिए`,
  due: (at) => `${moment(at)} तक जवाब`,
  ended: (at) => day(at),
} satisfies Translated<typeof english>;

export const oneTexts = {
  from: (name) => `${name} की ओर से`,
  to: (name) => `${name} के लिए`,
  turn: (one) => {
    if (one.state === code.asked)
      return one.isOwnTurn
        ? `आपकी बारी: ${moment(one.dueAt)} तक हाँ या नहीं कहें।`
        : `आप जवाब का इंतज़ार कर रहे हैं। ${moment(one.dueAt)} तक जवाब न आया, तो अनुरोध ख़त्म हो जाएगा।`;
    if (one.state === code.accepted) return 'स्वीकार किया गया। अब आप बात कर सकते हैं।';
    if (one.state === code.declined)
      return one.side === code.asker ? 'जवाब है: इस बार नहीं।' : 'आपने मना किया है।';
    if (one.state === code.withdrawn)
      return one.side === code.asker ? 'आपने इसे वापस लिया है।' : 'दूसरे पक्ष ने अनुरोध वापस ले लिया है।';
    if (one.state === code.lapsed) return 'कोई जवाब नहीं आया।';
    if (one.releasedBy === code.own) return 'यह अनुरोध ख़त्म हो गया है, क्योंकि आप उपलब्ध नहीं थे।';
    return one.side === code.asker && one.isToProject
      ? 'यह प्रोजेक्ट अभी उपलब्ध नहीं है।'
      : 'ये सदस्य अभी उपलब्ध नहीं हैं।';
  },
  note: { asker: 'आपका नोट', asked: 'नोट' },
  erased: 'अकाउंट के साथ नोट भी मिटा दिया गया।',
  shown: {
    search: { asker: 'आपकी खोज, जैसी वे पढ़ते हैं', asked: 'वे क्या खोज रहे हैं' },
    interests: { asker: 'आपकी रुचियाँ, जैसी वे पढ़ते हैं', asked: 'उनकी रुचियाँ' },
    project: { asker: 'आपका प्रोजेक्ट, जैसा वे पढ़ते हैं', asked: 'उनका प्रोजेक्ट' },
  },
  notShown: 'यह अब नहीं है।',
  draft: 'एक ड्राफ़्ट। दूसरे इसका सिर्फ़ इतना हिस्सा देखते हैं।',
  stage: 'चरण',
  sectors: 'क्षेत्र',
  profile: (name) => `${name} की प्रोफ़ाइल`,
  project: (name) => `प्रोजेक्ट ${name}`,
  beginTogether: 'आठ सवाल और एक ट्रायल',
  talk: 'बातचीत पर जाएँ',
  reason: 'कारण',
  accept: {
    heading: 'हाँ कहें',
    submit: 'हाँ कहें',
    how: (one) =>
      one.isToProject
        ? 'फिर प्रोजेक्ट के सभी ओनर इस सदस्य से बात करते हैं। नोट पहला संदेश होता है।'
        : 'फिर आप इस सदस्य से बात करते हैं। नोट पहला संदेश होता है।',
  },
  decline: {
    heading: 'मना करें',
    submit: 'मना करें',
    reason: 'आपका कारण',
    choose: 'एक कारण चुनें',
    words: 'आपके शब्द',
    wordsHint: 'दूसरा पक्ष आपका कारण और आपके शब्द पढ़ता है।',
    how: `वे ${limits.restDays.declined} दिन तक आपसे फिर नहीं पूछ सकते।`,
  },
  withdraw: 'अनुरोध वापस लें',
  withdrawHow: `आप ${limits.restDays.withdrawn} दिन बाद यहाँ फिर पूछ सकते हैं।`,
  report: 'अनुरोध रिपोर्ट करें',
  reportHow: 'क्या पैसे माँगे गए, या कोई नियम तोड़ा गया? हमें बताएँ। हम नहीं बताते कि रिपोर्ट किसने की।',
  busy: 'एक पल…',
  warnings: {
    asks_for_money: 'लगता है कि इसमें पैसे माँगे गए हैं। परिचय के लिए या जुड़ने के लिए कोई पैसे नहीं देता।',
    leads_away: 'लगता है कि यह किसी दूसरे मैसेंजर पर ले जाता है। जब तक आप एक-दूसरे को न जान लें, यहीं रहें।',
    courts: 'लगता है कि यह काम से ज़्यादा के बारे में है। जवाब देना ज़रूरी नहीं है, और आप इसकी रिपोर्ट कर सकते हैं।',
  },
  done: {
    asked: 'आपका अनुरोध भेजा गया। जवाब आने पर हम आपको बताएँगे।',
    accepted: 'आपने हाँ कहा। अब आप बात कर सकते हैं।',
    declined: 'आपने मना किया है। दूसरा पक्ष आपका कारण पढ़ता है।',
    withdrawn: 'आपका अनुरोध वापस लिया गया।',
  } as Record<string, string>,
} satisfies Translated<typeof englishOne>;

export const askTexts = {
  plain: 'परिचय माँगें',
  title: (name) => (name ? `${name} से पूछें` : 'परिचय माँगें'),
  waits: 'आपका अनुरोध उनके जवाब के इंतज़ार में है।',
  see: 'अनुरोध देखें',
  askedBack: 'उन्होंने आपसे यही पूछा है। अगर आप यह भेजते हैं, तो आप तुरंत बात कर सकेंगे।',
  shows: 'इसके साथ आप क्या दिखाते हैं',
  showsWords: {
    search: 'मेरी खोज',
    interests: 'मेरी रुचियाँ',
    project: 'मेरा एक प्रोजेक्ट',
  },
  project: 'प्रोजेक्ट',
  projectHint: 'ड्राफ़्ट में से वे सिर्फ़ एक लाइन का परिचय, चरण और क्षेत्र पढ़ते हैं।',
  note: 'आपका नोट',
  noteHint: `${limits.note.min} से ${number(limits.note.max)} अक्षर। बताएँ कि आप कौन हैं, इन्हीं से क्यों पूछ रहे हैं, और क्या उम्मीद है।`,
  send: 'अनुरोध भेजें',
  goesWith: {
    search: 'वे आपकी खोज भी पढ़ते हैं।',
    interests: 'वे आपकी रुचियाँ भी पढ़ते हैं।',
    project: '',
  },
  how: (days) => `वे ${number(days)} दिन के अंदर जवाब देते हैं, या नहीं देते।`,
  limits: `आप ${limits.ofMember.days} दिन में ${limits.ofMember.count} अनुरोध भेज सकते हैं।`,
} satisfies Translated<typeof englishAsk>;

export const capacityTexts = {
  title: 'कितने अनुरोध इंतज़ार में रहें',
  description: 'आपके और आपके प्रोजेक्ट के लिए परिचय के कितने अनुरोध इंतज़ार में रह सकते हैं।',
  how: 'जब इतने अनुरोध इंतज़ार में हों, तो दूसरे पढ़ते हैं कि आपके पास अभी काफ़ी अनुरोध हैं। जो अनुरोध पहले से इंतज़ार में हैं, वे बने रहते हैं।',
  own: 'आपके लिए',
  of: (name) => `${name} के लिए`,
  choice: (count, usual) => {
    if (count === 0) return 'एक भी नहीं';
    return count === usual ? `${number(count)} (आम तौर पर)` : number(count);
  },
  save: 'सहेजें',
  saved: 'सहेजा गया।',
} satisfies Translated<typeof englishCapacity>;
