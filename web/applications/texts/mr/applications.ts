import type { ApplicationStage, DeclineReason } from '#contract/applications/limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type { applyTexts as englishApply, sentTexts as englishSent } from '../en/applications.ts';
import { applicationEndings } from './states.ts';

export const applyTexts = {
  title: 'अर्ज करा',
  description: 'एखाद्या प्रकल्पातील संधीसाठी अर्ज करा.',
  for: (title, project) => `${title} · ${project}`,
  terms: 'तुम्ही कशासाठी अर्ज करत आहात',
  question: 'टीमचा प्रश्न',
  note: 'तुम्हीच का, आणि हेच का',
  noteHint: `किमान ${limits.note.min} अक्षरे: तुम्ही यासारखे काय काम केले आहे, आणि तुम्हाला यातून काय हवे आहे.`,
  hours: 'यासाठी आठवड्याला तुमच्याकडे किती तास आहेत',
  startsOn: 'तुम्ही लवकरात लवकर कोणत्या दिवशी सुरू करू शकता',
  fileHint: 'टीमला फाइलची आता आहे तशी प्रत मिळेल, आणि ती फक्त या अर्जातून वाचता येईल.',
  send: 'अर्ज पाठवा',
  sending: 'पाठवत आहे…',
  afterwards:
    'पहिल्या उत्तरासाठी टीमकडे 10 दिवस आहेत. टीम अर्ज उघडेपर्यंत तुम्ही तो बदलू शकता. तुम्ही तो कधीही मागे घेऊ शकता.',
  again: 'खालचा मजकूर तुमच्या आधीच्या अर्जातला आहे. पाठवण्याआधी तो नीट पाहा.',
  back: 'संधीकडे परत',
  yours: 'तुमच्या अर्जाकडे',
  goneQuestions: 'टीम आता विचारत नसलेल्या प्रश्नांची तुमची उत्तरे',
  conflict: 'अटी आता बदलल्या आहेत. पाठवण्याआधी कृपया त्या पुन्हा वाचा.',
} satisfies Translated<typeof englishApply>;

export const sentTexts = {
  pageTitle: 'माझे अर्ज',
  description: 'तुम्ही कशासाठी अर्ज केला आहे, आणि आता कोणी उत्तर द्यायचे आहे.',
  none: 'तुम्ही अजून कशासाठीही अर्ज केलेला नाही. एखादी संधी शोधा, ती उघडा आणि “अर्ज करा” दाबा.',
  noneOver: 'तुमचा कोणताही अर्ज संपलेला नाही.',
  find: 'संधी शोधा',
  open: 'सुरू असलेले',
  over: 'संपलेले',
  next: 'जुने',
  first: 'सर्वात नवीन',
  application: 'अर्ज',
  sentOn: (at) => `${day(at)} रोजी पाठवला`,
  answerBy: (at) => `उत्तर ${day(at)} पर्यंत`,
  arrived: {
    sent: 'तुमचा अर्ज पाठवला आहे. पहिल्या उत्तरासाठी टीमकडे 10 दिवस आहेत.',
    saved: 'जतन केले.',
    withdrawn: 'तुम्ही तो मागे घेतला आहे.',
    confirmed: 'तुम्ही नवीन अटींना होकार दिला आहे.',
  },
  timeline: 'आतापर्यंत काय झाले',
  sent: 'तुम्ही काय पाठवले',
  note: 'तुमची टीप',
  hours: (hours) => `आठवड्याला ${number(hours)} तास`,
  startsOn: (on) => `${day(on)} पासून`,
  terms: 'त्या वेळच्या अटी',
  edit: 'पाठवलेले बदला',
  editHow: 'हा अर्ज अजून कोणी उघडलेला नाही.',
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  changeFile: 'फाइल',
  fileNow: (name) => `यासोबत पाठवलेली: ${name}`,
  noFileNow: 'यासोबत कोणतीही फाइल पाठवलेली नाही.',
  sendFile: 'त्याऐवजी ही फाइल पाठवा',
  sendNoFile: 'फाइलशिवाय पाठवा',
  typed: 'तुम्ही लिहिलेले खाली आहे.',
  staysAsItIs: 'आता तुम्ही तो बदलू शकत नाही: टीमने तो उघडला आहे, किंवा तो संपला आहे.',
  back: 'तुमच्या अर्जाकडे',
  hoursLabel: applyTexts.hours,
  startsOnLabel: applyTexts.startsOn,
  turns: {
    project: (dueAt) => `आता टीम: टीम ${moment(dueAt)} पर्यंत उत्तर देईल.`,
    confirm: (dueAt) =>
      dueAt
        ? `आता तुम्ही: तुम्हाला हे अजून हवे आहे का, ते ${moment(dueAt)} पर्यंत सांगा.`
        : 'आता तुम्ही: तुम्हाला हे अजून हवे आहे का, ते सांगा.',
    unanswerable:
      'टीममधील कोणीही सध्या उपलब्ध नाही. तुमचा अर्ज तसाच राहील. त्यांच्यापैकी कोणी उपलब्ध झाल्यावर टीमची मुदत सुरू होईल.',
  },
  over_: (stage, ending) => (ending ? `${applicationEndings[ending]}.` : endings[stage]),
  withdraw: 'मागे घ्या',
  withdrawing: 'मागे घेत आहे…',
  withdrawHow: 'टीमला यातले काहीही यापुढे वाचता येणार नाही; तुमचे नाव आणि अर्जाची स्थिती त्यांच्याकडे राहील.',
  mayReturn: 'त्यानंतर तुम्ही यासाठी पुन्हा अर्ज करू शकता.',
  mayNotReturn: 'त्यानंतर तुम्ही यासाठी पुन्हा अर्ज करू शकत नाही.',
  applyAgain: 'पुन्हा अर्ज करा',
  asked: 'तुम्ही अर्ज केल्यानंतर यात मिळणाऱ्या गोष्टी बदलल्या आहेत',
  askedHow: 'या गोष्टी आधीपेक्षा कमी चांगल्या आहेत:',
  worse: {
    pay: 'यात मोबदला कमी आहे.',
    equity: 'आता इक्विटीचे वचन नाही.',
    credit: 'कॉलेज क्रेडिट कमी आहे, किंवा नाही.',
    hours: 'आठवड्याला जास्त तास लागतील.',
    weeks: 'हे जास्त काळ चालेल.',
    mode: 'आता कामाच्या ठिकाणी जाऊन काम करायचे आहे.',
    place: 'हे दुसऱ्या ठिकाणी आहे.',
    start: 'हे आधी सुरू होईल.',
  },
  confirm: 'मला हे अजून हवे आहे',
  confirming: 'एक क्षण…',
  aside: 'तुमचा अर्ज बाजूला ठेवला आहे, मागे घेतलेला नाही: शेवटच्या दिवसापर्यंत तुम्ही तो एका पायरीत परत आणू शकता.',
  asideOver: 'तुमचा अर्ज बाजूला ठेवला होता, आणि शेवटचा दिवस उलटून गेला आहे.',
  similar: 'यासारख्या संधी',
  similarHow: 'तुमची टीप त्यांच्या फॉर्ममध्ये येईल.',
  similarNone: 'सध्या यासारखी कोणतीही संधी खुली नाही.',
  file: 'तुम्ही पाठवलेली फाइल',
} satisfies Translated<typeof englishSent>;

const endings: Record<ApplicationStage, string> = {
  submitted: '',
  seen: '',
  shortlisted: '',
  interview: '',
  offered: '',
  accepted: '',
  joined: 'तुम्ही टीममध्ये आहात.',
  declined: 'या वेळी नाही.',
  withdrawn: 'तुम्ही तो मागे घेतला आहे.',
  lapsed: 'वेळेत उत्तर आले नाही. आता तुमच्यावर याचे कोणतेही बंधन नाही.',
  ended: '',
};

export const declineReasons: Record<DeclineReason, string> = {
  chose_another: 'टीमने दुसऱ्या व्यक्तीला निवडले आहे.',
  other_experience: 'टीमला वेगळा अनुभव हवा आहे.',
  hours_do_not_fit: 'तास जुळत नाहीत.',
  start_does_not_fit: 'सुरू करण्याचा दिवस जुळत नाही.',
  place_does_not_fit: 'ठिकाण जुळत नाही.',
  needs_changed: 'टीमची गरज बदलली आहे.',
  says_too_little: 'निर्णय घेण्यासाठी अर्जात फार कमी लिहिले आहे.',
  other: 'दुसरे कारण, टीमच्या स्वतःच्या शब्दांत.',
};
