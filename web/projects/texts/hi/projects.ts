import type { ProjectState } from '#contract/projects/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type * as english from '../en/projects.ts';

type Grown = { people: number; seats: number; loops: number };

export const peopleWords = (count: number) =>
  plural(count, { one: (shown) => `${shown} व्यक्ति`, other: (shown) => `${shown} लोग` });
const seats = (count: number) =>
  plural(count, { one: (shown) => `${shown} खुली जगह`, other: (shown) => `${shown} खुली जगहें` });
const milestones = (count: number) =>
  plural(count, {
    one: (shown) => `${shown} स्वीकार किया गया पड़ाव`,
    other: (shown) => `${shown} स्वीकार किए गए पड़ाव`,
  });

export function kolamWords({ people: team, seats: open, loops }: Grown): string {
  const parts = [
    peopleWords(team),
    ...(open > 0 ? [seats(open)] : []),
    ...(loops > 0 ? [milestones(loops)] : []),
  ];
  return parts.join(' · ');
}

export const projectStates: Record<ProjectState, { sign: string; word: string }> = {
  draft: { sign: '○', word: 'ड्राफ़्ट' },
  published: { sign: '✓', word: 'प्रकाशित' },
  archived: { sign: '○', word: 'आर्काइव में' },
  removed: { sign: '!', word: 'हटाया गया' },
};

export const anywhere = 'कहीं भी';

export const projectFields = {
  name: 'नाम',
  nameHint: 'लोग इसे किस नाम से बुलाएँगे।',
  line: 'एक लाइन',
  lineHint: 'आप क्या बना रहे हैं, और किसके लिए।',
  stage: 'चरण',
  noStage: 'अभी नहीं बताया',
  language: 'आप किस भाषा में काम करते हैं',
  problem: 'समस्या',
  problemHint: 'यह किसे होती है, और कितनी बार?',
  today: 'आज क्या है',
  todayHint: 'आपने क्या बनाया या पता किया है, चाहे वह थोड़ा ही हो।',
  next: 'आगे क्या होगा',
  nextHint: 'अगला क़दम, जिसमें कोई और मदद कर सकता है।',
  sectors: 'क्षेत्र',
  sector: ['पहला क्षेत्र', 'दूसरा क्षेत्र', 'तीसरा क्षेत्र'],
  noSector: 'कोई नहीं',
  place: 'जगह',
  placeHint: 'कोई शहर या ज़िला, जैसे नासिक या अक्रा। ख़ाली छोड़ने का मतलब है कहीं भी।',
  website: 'वेबसाइट',
  websiteHint: 'जैसे https://example.com।',
} satisfies Translated<typeof english.projectFields>;

export const ownProjectsTexts = {
  pageTitle: 'प्रोजेक्ट',
  description: 'वे प्रोजेक्ट जिनकी टीम में आप हैं।',
  start: 'प्रोजेक्ट शुरू करें',
  count: (count) =>
    plural(count, {
      one: (shown) => `आप ${shown} प्रोजेक्ट में हैं।`,
      other: (shown) => `आप ${shown} प्रोजेक्ट में हैं।`,
    }),
  find: 'प्रोजेक्ट खोजें',
  empty: 'आप अभी किसी प्रोजेक्ट में नहीं हैं।',
  emptyHow: 'एक नाम और एक लाइन से शुरू करें। जब तक आप इसे प्रकाशित नहीं करते, इसे कोई और नहीं देखता।',
  followed: 'आप जिन प्रोजेक्ट को फ़ॉलो करते हैं',
  invited: 'आपकी बारी',
  answer: (by, project) => `${project} से जुड़ने के बारे में ${by || 'एक टीम'} को जवाब दें`,
  role: { owner: 'आप इसके ओनर हैं', member: 'आप टीम में हैं' },
} satisfies Translated<typeof english.ownProjectsTexts>;

export const newProjectTexts = {
  pageTitle: 'प्रोजेक्ट शुरू करें',
  description: 'एक नाम और एक लाइन से यह शुरू होता है।',
  intro: 'शुरू करने के लिए एक नाम और एक लाइन काफ़ी है। जब तक आप इसे प्रकाशित नहीं करते, इसे कोई और नहीं देखता।',
  begin: 'शुरू करें',
  beginning: 'शुरू हो रहा है…',
} satisfies Translated<typeof english.newProjectTexts>;

export const workspaceTexts = {
  begun: 'आपका प्रोजेक्ट शुरू हो गया है। तीन छोटे पेज बताएँगे कि यह क्या है।',
  saved: 'सहेजा गया।',
  deleted: 'ड्राफ़्ट मिटा दिया गया है।',
  tabs: 'प्रोजेक्ट के हिस्से',
  overview: 'एक नज़र में',
  opportunities: 'अवसर',
  team: 'टीम',
  updates: 'अपडेट',
  joined: 'आप टीम में हैं।',
  said: 'आपने इसके बारे में क्या बताया है',
  nothing: 'अभी कुछ नहीं',
  edit: 'बदलें',
  steps: {
    basics: 'नाम और चरण',
    story: 'समस्या और योजना',
    facts: 'क्षेत्र और जगह',
  },
  toPublish: 'दूसरों को दिखने से पहले',
  things: (count) =>
    plural(count, { one: (shown) => `${shown} बात बाक़ी है`, other: (shown) => `${shown} बातें बाक़ी हैं` }),
  nothingLeft: 'कुछ बाक़ी नहीं है: इसे प्रकाशित किया जा सकता है।',
  lacks: {
    stage: 'चरण चुनें',
    problem: 'बताएँ कि समस्या क्या है',
    today: 'बताएँ कि आज क्या है',
    next: 'बताएँ कि आगे क्या होगा',
    sectors: 'कम से कम एक क्षेत्र चुनें',
    public_owner: 'कोई एक ओनर अपनी प्रोफ़ाइल सबको दिखाएँ',
  },
  nextStep: 'आगे क्या होगा',
  nextStepWhy: 'बताएँ कि आपको किसमें मदद चाहिए। तब सदस्य आवेदन कर सकेंगे।',
  nextStepTeam: 'किसी सदस्य को अपनी टीम में बुलाएँ',
  preview: 'दूसरों को क्या पढ़ने को मिलेगा',
  isPublic: 'इसे सब देख सकते हैं।',
  publicPage: 'इसका सार्वजनिक पेज',
  whole: {
    publish: { act: 'प्रकाशित करें', why: 'तब इसे सब देख सकेंगे, साइन इन किया हो या नहीं।' },
    archive: { act: 'आर्काइव करें', why: 'तब से इसे सिर्फ़ इसकी टीम देखेगी। यह कभी भी वापस आ सकता है।' },
    return: { act: 'वापस लाएँ', why: 'इसे सब फिर से देख सकेंगे।' },
    delete: {
      act: 'यह ड्राफ़्ट मिटाएँ',
      why: 'इसे सिर्फ़ इसकी टीम ने देखा है, इसलिए इसका कुछ नहीं बचेगा।',
    },
  },
  done: {
    published: 'प्रोजेक्ट प्रकाशित हो गया है। अब इसे सब देख सकते हैं।',
    archived: 'प्रोजेक्ट आर्काइव में है। इसे सिर्फ़ इसकी टीम देखती है।',
    returned: 'प्रोजेक्ट वापस आ गया है। इसे सब फिर से देख सकते हैं।',
    appealed: 'आपकी अपील हमें मिल गई है। हम ईमेल से जवाब देंगे।',
  },
  kolam: 'हर बिंदु टीम का एक व्यक्ति है। स्वीकार किया गया हर पड़ाव उनके चारों ओर एक घेरा पूरा करेगा।',
} satisfies Translated<typeof english.workspaceTexts>;

export const removedTexts = {
  heading: 'हमारे स्टाफ़ ने यह प्रोजेक्ट हटा दिया है',
  why: (at) => `${at} से इसे सिर्फ़ इसकी टीम देखती है। कारण:`,
  appealed: (at) => `आपकी टीम ने ${at} को इसे फिर से देखने को कहा है`,
  appealGone: 'जिस सदस्य ने इसे लिखा था, वे चले गए हैं, और उनका लिखा हुआ अब नहीं है।',
  answered: (at) => `${at} का हमारा जवाब`,
  waits: 'हमारा स्टाफ़ इसे दो कामकाजी दिनों में देखता है। जवाब का ईमेल एक ओनर को मिलता है।',
  appeal: 'आप इसके बारे में क्या कहते हैं?',
  appealHint: (until) =>
    `एक ओनर एक बार फिर से देखने को कह सकते हैं, ${until} तक। बताएँ कि बात अलग कैसे है, या आपने क्या बदला है।`,
  send: 'फिर से देखने को कहें',
} satisfies Translated<typeof english.removedTexts>;

export const editProjectTexts = {
  description: 'बदलें कि आपका प्रोजेक्ट अपने बारे में क्या कहता है।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  next: 'सहेजें और आगे बढ़ें',
  step: (at, of) => `${number(of)} में से क़दम ${number(at)}`,
  bothVersions: 'आपकी टीम के किसी सदस्य ने आपसे पहले बदलाव कर दिया',
  before: 'जब आपने शुरू किया, तब इसमें यह लिखा था',
  now: 'अब इसमें यह लिखा है',
  yours: 'आपके शब्द अब भी नीचे के फ़ॉर्म में हैं। उन्हें इसकी जगह रखने के लिए फिर से सहेजें।',
  empty: '(ख़ाली)',
} satisfies Translated<typeof english.editProjectTexts>;

export const foundProjectTexts = {
  title: 'प्रोजेक्ट',
  up: 'प्रोजेक्ट',
  description: 'एक प्रोजेक्ट, और उसके पीछे के लोग।',
  follow: 'फ़ॉलो करें',
  unfollow: 'फ़ॉलो करना बंद करें',
  followed: 'आप इस प्रोजेक्ट को फ़ॉलो करते हैं।',
  notFollowed: 'आप जिन प्रोजेक्ट को फ़ॉलो करते हैं, वे आपके अपने प्रोजेक्ट के नीचे दिखते हैं।',
  workspace: 'आपकी टीम का पेज',
  publicPage: 'इसका सार्वजनिक पेज, भेजने के लिए',
} satisfies Translated<typeof english.foundProjectTexts>;
