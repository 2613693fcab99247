import type { MentoringList } from '#contract/mentoring/limits.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { MeetingAnswer } from '#rules/mentoring/session-states.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type { sessionTexts as english } from '../en/sessions.ts';
import { stateWords, stepTexts } from './steps.ts';

type Named = { name: string };
const former = 'माजी सदस्य';
const nameOf = (person: Named | null) => person?.name || former;

export const answerWords: Record<MeetingAnswer, string> = {
  yes: 'हो, आम्ही भेटलो',
  other_absent: 'दुसरे सदस्य आले नाहीत',
  own_absence: 'माझे येणे झाले नाही',
  otherwise: 'आम्ही आपसात दुसरे काही ठरवले',
};

export const listWords: Record<MentoringList, string> = {
  waiting: 'वाट पाहणारी',
  ahead: 'ठरलेली',
  past: 'झालेली',
};

export const sessionTexts = {
  title: 'मेंटरिंग',
  description: 'मेंटर आणि मेंटी म्हणून तुमची सेशन.',
  you: 'तुम्ही',
  officeHours: 'ऑफिस अवर',
  lists: 'वेटिंग लिस्ट',
  find: 'मेंटर शोधा',
  ownPage: 'मेंटर म्हणून तुमचे पान',
  calendar: 'तुमचे कॅलेंडर',
  none: {
    waiting: 'कोणतीही विनंती उत्तराची वाट पाहत नाही.',
    ahead: 'काहीही ठरलेले नाही.',
    past: 'अजून काहीही झालेले नाही.',
  },
  noneHow: {
    waiting: 'एखाद्या मेंटरकडे त्यांची एक वेळ मागा. मेंटर 48 तासांत उत्तर देतात.',
    ahead: 'तुमच्या विषयासाठी मेंटर शोधा, आणि प्रश्न लिहिताना त्यांची एक वेळ राखून ठेवा.',
    past: 'सेशन संपल्यानंतर ते इथे दिसते. तुमच्या विषयाच्या मेंटरपासून सुरुवात करा.',
  },
  first: 'पहिल्या पानावर परत',
  next: 'पुढचे पान',
  row: (side, person) => (side === 'mentor' ? `${nameOf(person)} यांच्याकडून` : `${nameOf(person)} यांच्यासोबत`),
  answerBy: (dueAt) => `${moment(dueAt)} पर्यंत उत्तर द्या`,
  minutes: (minutes) => `${number(minutes)} मिनिटे`,
  one: 'सेशन',
  with: (person) => `${nameOf(person)} यांच्यासोबत`,
  otherClock: (at) => `दुसऱ्या सदस्याच्या घड्याळानुसार: ${at}`,
  entry: 'कॅलेंडरमध्ये जोडा',
  entryOver: 'कॅलेंडरमधून काढा',
  question: { mentor: 'प्रश्न', mentee: 'तुमचा प्रश्न' },
  files: 'फाइल',
  project: 'प्रकल्प',
  turn: {
    mentor: (dueAt) => `आता तुम्ही: प्रश्न वाचा, आणि ${moment(dueAt)} पर्यंत हो किंवा नाही सांगा.`,
    mentee: (dueAt) =>
      `मेंटर ${moment(dueAt)} पर्यंत हो किंवा नाही सांगतात. उत्तर आले नाही, तर इथे तुम्हाला दुसरे मेंटर दिसतात.`,
    agreed: 'सेशन ठरले आहे. तुम्ही याच वेळी भेटता.',
    met: 'आता तुम्ही: तुम्ही भेटलात का, ते खाली सांगा.',
    move: (person, dueAt) =>
      `आता तुम्ही: ${nameOf(person)} यांनी दुसरी वेळ सुचवली आहे. ${moment(dueAt)} पर्यंत एक निवडा. तोपर्यंत ठरलेली वेळ कायम राहते.`,
    moveOfOther: (person, dueAt) =>
      `तुम्ही दुसरी वेळ सुचवली आहे. ${nameOf(person)} ${moment(dueAt)} पर्यंत निवडतात. तोपर्यंत ठरलेली वेळ कायम राहते.`,
    claim: (person, dueAt) =>
      `आता तुम्ही: तुम्ही आला नाहीत, असे ${nameOf(person)} सांगतात. ${moment(dueAt)} पर्यंत उत्तर द्या.`,
    claimOfOther: (person, dueAt) =>
      `${nameOf(person)} आले नाहीत, असे तुम्ही सांगितले आहे. ते ${moment(dueAt)} पर्यंत उत्तर देऊ शकतात.`,
  },
  states: stateWords,
  reason: 'कारण',
  ownReason: 'तुमचे कारण',
  reasonOf: (person) => `${nameOf(person)} यांनी दिलेले कारण`,
  late: 'सुरू होण्याआधी तीन तासांपेक्षा कमी वेळ असताना हे झाले.',
  where: 'तुम्ही कसे भेटता',
  callsYou: (person) => `${nameOf(person)} तुम्हाला कॉल करतात.`,
  youCall: 'तुम्ही या नंबरवर कॉल करता.',
  opens: (host) => `यामुळे ${host} उघडते. ते Saharambh चा भाग नाही.`,
  notSaid: {
    mentor: 'सेशन सुरू होण्याआधी लिंक, नंबर किंवा पत्ता जोडा.',
    mentee: 'मेंटर सेशन सुरू होण्याआधी लिंक, नंबर किंवा पत्ता जोडतात.',
  },
  erased: 'हे फक्त तुम्हा दोघांना दिसते. सेशन संपल्यानंतर 24 तासांनी आम्ही ते हटवतो.',
  confirm: {
    heading: 'हो म्हणा',
    submit: 'सेशन नक्की करा',
    how: 'तुम्हा दोघांना कॅलेंडरसाठी ईमेल मिळतो. भेटण्याचे ठिकाण सेशन सुरू होईपर्यंत बदलता येते.',
    change: 'भेटण्याचे ठिकाण बदला',
    changeSubmit: 'ठिकाण जतन करा',
  },
  withdraw: 'विनंती मागे घ्या',
  withdrawHow: `मग ती वेळ इतरांसाठी मोकळी होते. या मेंटरना तुम्ही ${limits.restDays.withdrawn} दिवसांनंतर पुन्हा विचारू शकता.`,
  cancel: {
    heading: 'सेशन रद्द करा',
    submit: 'हे सेशन रद्द करा',
    how: `सुरू होण्याआधी तीन तासांपेक्षा कमी वेळ असताना रद्द केले, तर ते उशिरा धरले जाते. ${limits.strikeDays} दिवसांत उशिरा रद्द केलेली आणि चुकलेली सेशन मिळून दोन झाली, तर ${limits.strikeRestDays} दिवस नवीन विनंत्या बंद राहतात.`,
  },
  move: 'सेशनची वेळ बदला',
  moveHow:
    'हे तुम्हा दोघांपैकी प्रत्येकाला एकदाच, सेशनच्या 6 तास आधीपर्यंत करता येते. दुसरे सदस्य नवीन वेळ घेईपर्यंत ठरलेली वेळ कायम राहते.',
  moveTitle: 'सेशनची वेळ बदला',
  moveFrom: (time) => `सध्या ठरलेली: ${time}.`,
  moveTimes: {
    mentee: 'मेंटरची दुसरी वेळ निवडा.',
    mentor: `सुचवण्यासाठी तुमच्या जास्तीत जास्त ${limits.offered} वेळा निवडा.`,
  },
  moveNone: 'या सात दिवसांत एकही वेळ मोकळी नाही.',
  moveSubmit: { mentee: 'ही वेळ सुचवा', mentor: 'या वेळा सुचवा' },
  offered: 'सुचवलेल्या वेळा',
  take: (time) => `ही वेळ घ्या: ${time}`,
  takeShort: 'ही वेळ घ्या',
  keep: 'ठरलेली वेळ ठेवा',
  takeBack: 'सुचवलेल्या वेळा मागे घ्या',
  met: {
    heading: 'सेशन झाले का?',
    how: 'तुम्हा दोघांपैकी कोणीही 48 तासांत उत्तर दिले नाही, तर सेशन झाले नाही असे धरले जाते.',
    said: (answer) => `तुम्ही सांगितले: ${answerWords[answer]}.`,
    otherSaid: (person, answer) => `${nameOf(person)} यांनी सांगितले: ${answerWords[answer]}.`,
  },
  claim: {
    accept: 'माझे येणे झाले नाही',
    contest: 'माझी हजेरी होती',
    how: 'तुम्ही हजर होता असे सांगितले, तर सेशन तुम्हा दोघांपैकी कोणासाठीही धरले जात नाही. उत्तर आले नाही, तर ते तुमच्याकडून चुकले असे धरले जाते.',
  },
  missed: {
    own: 'हे सेशन तुमच्याकडून चुकले असे धरले आहे.',
    other: (person) => `हे सेशन ${nameOf(person)} यांच्याकडून चुकले असे धरले आहे.`,
  },
  contested: 'तुम्ही दोघे याबद्दल वेगवेगळे सांगता. सेशन तुमच्यापैकी कोणासाठीही धरले जात नाही.',
  overturned: 'आम्ही पुन्हा पाहिले: सेशन तुमच्यापैकी कोणासाठीही धरले जात नाही.',
  appeal: {
    heading: 'पुन्हा पाहायला सांगा',
    words: 'काय झाले',
    submit: 'आम्हाला पाठवा',
    how: `तुम्ही ${limits.appealDays} दिवसांत एकदा सांगू शकता. एक व्यक्ती तुमचे शब्द वाचून निर्णय घेते.`,
    waits: (dueAt) => (dueAt ? `आम्ही ${moment(dueAt)} पर्यंत उत्तर देतो.` : 'आमच्या उत्तराला उशीर झाला आहे.'),
    granted: 'आमचा निर्णय तुमच्या बाजूने आहे.',
    refused: 'ते तसेच राहील, असा आमचा निर्णय आहे.',
  },
  talk: 'संभाषण',
  openTalk: 'संभाषण उघडा',
  notes: {
    heading: 'टिपा',
    own: 'तुम्हा दोघांसाठी तुमची टीप',
    other: (person) => `${nameOf(person)} यांची टीप`,
    private: 'तुमची खाजगी टीप',
    privateHint: 'ती फक्त तुम्ही वाचता.',
    submit: 'टीप जतन करा',
    saved: 'जतन झाले.',
  },
  steps: {
    heading: 'पुढची पावले',
    none: 'अजून एकही पुढचे पाऊल नाही.',
    noneHow: 'सेशननंतर तुम्ही दोघे काय काय कराल ते लिहा.',
    who: 'कोण',
    whose: (who, side, person) => (who === side ? 'तुम्ही' : nameOf(person)),
    due: (on) => `${day(on)} पर्यंत`,
    done: 'झाले',
    tick: (text) => `झाले: ${text}`,
    untick: (text) => `अजून झाले नाही: ${text}`,
    delete: (text) => `हटवा: ${text}`,
    text: 'काय',
    by: 'कधीपर्यंत',
    add: 'पुढचे पाऊल जोडा',
    deleteShort: 'हटवा',
    tickShort: 'झाले',
    untickShort: 'अजून झाले नाही',
  },
  thanks: {
    heading: 'मेंटरना धन्यवाद द्या',
    text: 'तुमचे धन्यवाद',
    how: 'त्यांच्या पानावर ते दाखवायचे का, हे मेंटर ठरवतात. सदस्यांना तुमचे प्रोफाइल दिसत असेल, तर धन्यवादासोबत तुमचे नाव दिसते. प्रत्येक मेंटरना तुम्ही एकदा धन्यवाद देऊ शकता.',
    submit: 'धन्यवाद पाठवा',
    received: 'तुम्हाला मिळालेले धन्यवाद',
    sent: 'तुमचे धन्यवाद',
    show: 'माझ्या पानावर दाखवा',
    off: 'पानावरून काढा',
    states: {
      sent: 'मेंटरच्या पानावर नाही.',
      shown: 'मेंटरच्या पानावर आहे.',
      off: 'मेंटरच्या पानावरून काढले.',
    },
  },
  ofMentorship: 'या सेशनची मेंटरशिप उघडा',
  proposeMentorship: 'मेंटरशिप सुचवा',
  proposeMentorshipHow: 'तुम्ही काही आठवडे पुन्हा भेटता, तुम्हा दोघांना मान्य असलेल्या ध्येयांसह.',
  report: {
    session: 'हे सेशन रिपोर्ट करा',
    note: 'ही टीप रिपोर्ट करा',
    thanks: 'हे धन्यवाद रिपोर्ट करा',
  },
  busy: stepTexts.busy,
  done: {
    asked: 'तुमची विनंती पाठवली आहे. मेंटरने उत्तर दिले की आम्ही तुम्हाला कळवतो.',
    confirmed: 'सेशन नक्की झाले आहे. तुम्हा दोघांना ईमेल मिळतो.',
    written: 'तुमचा संदेश पाठवला आहे.',
    declined: 'तुम्ही नकार दिला आहे. सदस्य तुमचे कारण वाचतात.',
    withdrawn: 'तुमची विनंती मागे घेतली आहे.',
    cancelled: 'सेशन रद्द झाले आहे.',
    offered: 'तुमचा प्रस्ताव पाठवला आहे. उत्तर आले की आम्ही तुम्हाला कळवतो.',
    moved: 'सेशनची नवीन वेळ ठरली आहे.',
    kept: 'ठरलेली वेळ कायम आहे.',
    located: 'भेटण्याचे ठिकाण बदलले आहे.',
    said: 'तुमचे उत्तर जतन झाले.',
    answered: 'तुमचे उत्तर जतन झाले.',
    appealed: 'आम्ही ते पुन्हा पाहतो, आणि आमचा निर्णय तुम्हाला कळवतो.',
    noted: 'टीप जतन झाली.',
    stepAdded: 'पाऊल जोडले.',
    ticked: 'जतन झाले.',
    stepDeleted: 'पाऊल हटवले.',
    thanked: 'तुमचे धन्यवाद पाठवले आहेत.',
    shown: 'जतन झाले.',
    left: 'तुम्ही वेटिंग लिस्ट सोडली.',
  },
} satisfies Translated<typeof english>;
