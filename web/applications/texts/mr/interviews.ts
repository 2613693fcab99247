import { interviewLimits as limits } from '#contract/applications/interview-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import type { interviewTexts as english } from '../en/interviews.ts';

export const interviewTexts = {
  heading: 'मुलाखत',
  calledOff: 'मुलाखत रद्द केली.',
  minutes: (minutes) => `${number(minutes)} मिनिटे`,
  other: {
    owner: (at) => `अर्जदारासाठी ${at}`,
    applicant: (at) => `टीमसाठी ${at}`,
  },
  place: 'कुठे',
  addEntry: 'कॅलेंडरमध्ये टाका',
  changeEntry: 'कॅलेंडर अपडेट करा',
  removeEntry: 'कॅलेंडरमधून काढा',
  stands: 'दुसरी वेळ निवडेपर्यंत हीच वेळ राहील.',
  waitsForTeam: 'टीम यांपैकी एक वेळ निवडू शकते:',
  waitsForApplicant: 'अर्जदार यांपैकी एक वेळ निवडू शकतात:',
  choose: 'ही वेळ निवडा',
  chooseHeading: 'तुम्हाला कोणती वेळ सोयीची आहे?',
  chooseHow: 'तुम्हा दोघांना ती अर्जात दिसते, आणि कॅलेंडरमध्ये टाकता येते.',
  chooseNone: 'यांपैकी एकही नाही? खाली टीमला लिहा.',
  propose: 'मुलाखतीच्या वेळा सुचवा',
  proposeHow: 'अर्जदार यांपैकी एक वेळ निवडतात. मुलाखतीनंतर 7 दिवसांत तुम्हाला पुढचे उत्तर द्यायचे आहे.',
  move: 'मुलाखतीची वेळ बदला',
  moveHow: {
    owner: 'एकदाच, आणि अर्जदार दुसरी वेळ निवडेपर्यंत ठरलेली वेळ कायम राहते.',
    applicant: 'एकदाच, आणि टीम दुसरी वेळ निवडेपर्यंत ठरलेली वेळ कायम राहते.',
  },
  time: (at) => `वेळ ${number(at)}`,
  clock: (zone) => `तुमच्या घड्याळानुसार (${zone}), आजपासून जास्तीत जास्त ${limits.withinDays} दिवस पुढे.`,
  minutesLabel: 'किती वेळ',
  placeLabel: 'कुठे होणार',
  placeHint: 'लिंक, नंबर किंवा खोली.',
  callOff: 'मुलाखत रद्द करा',
  takeBack: 'या वेळा मागे घ्या',
  callOffHow: 'अर्जदार पुन्हा शॉर्टलिस्टमध्ये येतील, आणि तुम्हाला 7 दिवसांत पुढचे उत्तर द्यायचे आहे.',
  busy: 'एक क्षण…',
  turns: {
    choose: (dueAt) => `आता तुम्ही: ${moment(dueAt)} पर्यंत मुलाखतीची वेळ निवडा.`,
    agreed: (at) => `भेटण्याची वेळ: ${at}.`,
  },
  done: {
    interviewProposed: 'वेळा सुचवल्या आहेत.',
    interviewMoved: 'दुसऱ्या वेळा सुचवल्या आहेत.',
    timeTaken: 'वेळ ठरली आहे.',
    interviewOff: 'तुम्ही मुलाखत रद्द केली.',
  },
} satisfies Translated<typeof english>;
