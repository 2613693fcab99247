import type { ApplicationStage, DeclineReason } from '#contract/applications/limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type { applyTexts as englishApply, sentTexts as englishSent } from '../en/applications.ts';
import { applicationEndings } from './states.ts';

export const applyTexts = {
  title: 'आवेदन करें',
  description: 'किसी प्रोजेक्ट में जगह के लिए आवेदन करें।',
  for: (title, project) => `${title} · ${project}`,
  terms: 'आप किसके लिए आवेदन कर रहे हैं',
  question: 'टीम का सवाल',
  note: 'आप ही क्यों, और यही क्यों',
  noteHint: `कम से कम ${limits.note.min} अक्षर: आपने इस तरह का क्या काम किया है, और आपको इससे क्या चाहिए।`,
  hours: 'इसके लिए हफ़्ते में आपके पास कितने घंटे हैं',
  startsOn: 'आप सबसे पहले किस दिन से शुरू कर सकते हैं',
  fileHint: 'टीम को फ़ाइल की वही कॉपी मिलेगी जो अभी है, और वह उसे सिर्फ़ इस आवेदन से पढ़ सकेगी।',
  send: 'आवेदन भेजें',
  sending: 'भेजा जा रहा है…',
  afterwards:
    'पहले जवाब के लिए टीम के पास 10 दिन हैं। जब तक टीम इसे नहीं खोलती, आप इसे बदल सकते हैं। आप इसे कभी भी वापस ले सकते हैं।',
  again: 'नीचे के शब्द आपके पिछले आवेदन से हैं। भेजने से पहले उन्हें देख लें।',
  back: 'अवसर पर वापस',
  yours: 'आपके आवेदन पर',
  goneQuestions: 'उन सवालों के आपके जवाब जो टीम अब नहीं पूछती',
  conflict: 'शर्तें अब बदल गई हैं। भेजने से पहले कृपया उन्हें फिर से पढ़ें।',
} satisfies Translated<typeof englishApply>;

export const sentTexts = {
  pageTitle: 'मेरे आवेदन',
  description: 'आपने किसके लिए आवेदन किया है, और अब किसकी बारी है।',
  none: 'आपने अभी तक कोई आवेदन नहीं किया है। कोई अवसर खोजें, उसे खोलें और “आवेदन करें” दबाएँ।',
  noneOver: 'आपका कोई आवेदन ख़त्म नहीं हुआ है।',
  find: 'अवसर खोजें',
  open: 'खुले',
  over: 'ख़त्म',
  next: 'पुराने',
  first: 'सबसे नए',
  application: 'आवेदन',
  sentOn: (at) => `${day(at)} को भेजा गया`,
  answerBy: (at) => `जवाब ${day(at)} तक`,
  arrived: {
    sent: 'आपका आवेदन भेज दिया गया है। पहले जवाब के लिए टीम के पास 10 दिन हैं।',
    saved: 'सहेजा गया।',
    withdrawn: 'आपने इसे वापस ले लिया है।',
    confirmed: 'आपने नई शर्तों के लिए हाँ कहा है।',
  },
  timeline: 'अब तक क्या हुआ',
  sent: 'आपने क्या भेजा',
  note: 'आपका नोट',
  hours: (hours) => `हफ़्ते में ${number(hours)} घंटे`,
  startsOn: (on) => `${day(on)} से`,
  terms: 'उस समय की शर्तें',
  edit: 'भेजा हुआ बदलें',
  editHow: 'इसे अभी तक किसी ने नहीं खोला है।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  changeFile: 'फ़ाइल',
  fileNow: (name) => `इसके साथ भेजी गई: ${name}`,
  noFileNow: 'इसके साथ कोई फ़ाइल नहीं भेजी गई।',
  sendFile: 'इसकी जगह यह फ़ाइल भेजें',
  sendNoFile: 'बिना फ़ाइल के भेजें',
  typed: 'आपने जो लिखा था, वह नीचे है।',
  staysAsItIs: 'अब आप इसे नहीं बदल सकते: टीम ने इसे खोल लिया है, या यह ख़त्म हो गया है।',
  back: 'आपके आवेदन पर',
  hoursLabel: applyTexts.hours,
  startsOnLabel: applyTexts.startsOn,
  turns: {
    project: (dueAt) => `टीम की बारी: टीम ${moment(dueAt)} तक जवाब देगी।`,
    confirm: (dueAt) =>
      dueAt
        ? `आपकी बारी: ${moment(dueAt)} तक बताएँ कि आपको यह अब भी चाहिए या नहीं।`
        : 'आपकी बारी: बताएँ कि आपको यह अब भी चाहिए या नहीं।',
    unanswerable:
      'टीम में से अभी कोई उपलब्ध नहीं है। आपका आवेदन बना रहेगा। टीम का समय तब शुरू होगा जब उनमें से कोई उपलब्ध होगा।',
  },
  over_: (stage, ending) => (ending ? `${applicationEndings[ending]}।` : endings[stage]),
  withdraw: 'वापस लें',
  withdrawing: 'वापस लिया जा रहा है…',
  withdrawHow: 'टीम इसमें से अब कुछ नहीं पढ़ सकेगी; आपका नाम और आवेदन का चरण उनके पास रहेगा।',
  mayReturn: 'उसके बाद आप इसके लिए फिर से आवेदन कर सकते हैं।',
  mayNotReturn: 'उसके बाद आप इसके लिए फिर से आवेदन नहीं कर सकते।',
  applyAgain: 'फिर से आवेदन करें',
  asked: 'आपके आवेदन के बाद इसमें मिलने वाली चीज़ें बदल गई हैं',
  askedHow: 'ये बातें पहले से कम अच्छी हैं:',
  worse: {
    pay: 'इसमें भुगतान कम है।',
    equity: 'अब इक्विटी का कोई वादा नहीं है।',
    credit: 'कॉलेज क्रेडिट कम है, या नहीं है।',
    hours: 'हफ़्ते में ज़्यादा घंटे लगेंगे।',
    weeks: 'यह ज़्यादा लंबे समय का है।',
    mode: 'अब काम की जगह पर जाकर काम करना है।',
    place: 'यह दूसरी जगह पर है।',
    start: 'यह पहले शुरू होगा।',
  },
  confirm: 'मुझे यह अब भी चाहिए',
  confirming: 'एक पल…',
  aside: 'आपका आवेदन अलग रखा गया है, वापस नहीं लिया गया: आख़िरी दिन तक आप एक क़दम में इसे वापस ला सकते हैं।',
  asideOver: 'आपका आवेदन अलग रखा गया था, और आख़िरी दिन बीत गया है।',
  similar: 'इससे मिलते-जुलते अवसर',
  similarHow: 'आपका नोट उनके फ़ॉर्म में आ जाएगा।',
  similarNone: 'अभी इससे मिलता-जुलता कोई अवसर खुला नहीं है।',
  file: 'आपकी भेजी हुई फ़ाइल',
} satisfies Translated<typeof englishSent>;

const endings: Record<ApplicationStage, string> = {
  submitted: '',
  seen: '',
  shortlisted: '',
  interview: '',
  offered: '',
  accepted: '',
  joined: 'आप टीम में हैं।',
  declined: 'इस बार नहीं।',
  withdrawn: 'आपने इसे वापस ले लिया है।',
  lapsed: 'समय पर कोई जवाब नहीं आया। अब आप पर इसका कोई बंधन नहीं है।',
  ended: '',
};

export const declineReasons: Record<DeclineReason, string> = {
  chose_another: 'टीम ने किसी और को चुना है।',
  other_experience: 'टीम को दूसरा अनुभव चाहिए।',
  hours_do_not_fit: 'घंटे मेल नहीं खाते।',
  start_does_not_fit: 'शुरू करने का दिन मेल नहीं खाता।',
  place_does_not_fit: 'जगह मेल नहीं खाती।',
  needs_changed: 'टीम की ज़रूरत बदल गई है।',
  says_too_little: 'फ़ैसला करने के लिए आवेदन में बहुत कम लिखा है।',
  other: 'कोई और कारण, टीम के अपने शब्दों में।',
};
