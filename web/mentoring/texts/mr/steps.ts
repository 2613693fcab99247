import type { LocationKind } from '#rules/mentoring/meeting-location.ts';
import type { SessionState } from '#rules/mentoring/session-states.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { stepTexts as english } from '../en/steps.ts';

export const stateWords: Record<SessionState, string> = {
  asked: 'उत्तराची वाट पाहत आहे',
  confirmed: 'नक्की',
  took_place: 'झाले',
  not_held: 'झाले नाही',
  no_show: 'चुकले',
  declined: 'या वेळी नाही',
  withdrawn: 'मागे घेतले',
  lapsed: 'उत्तर आले नाही',
  cancelled: 'रद्द',
  released: 'होणार नाही: तुमच्यापैकी एक जण उपलब्ध नाही',
};

export const locationWords: Record<LocationKind, string> = {
  link: 'ऑनलाइन, लिंकने',
  phone: 'फोनवर',
  written: 'लेखी, संभाषणात',
  public: 'सार्वजनिक ठिकाणी',
};

export const releasedOwn = 'संपले, कारण तुम्ही दुसऱ्या सदस्यासाठी आता उपलब्ध नाही';

export const stepTexts = {
  busy: 'एक क्षण…',
  reason: 'कारण',
  words: 'थोडे शब्द',
  wordsHint: 'दुसरे सदस्य कारण आणि हे शब्द वाचतात.',
  kind: 'तुम्ही कुठे भेटाल',
  location: 'लिंक, नंबर किंवा पत्ता',
  locationHint: 'लिंक https:// ने सुरू होते. तुम्ही लेखी भेटत असाल, तर हे रिकामे सोडा.',
  caller: 'फोनवर असेल, तर कॉल कोण करेल',
  callers: { '': 'कोणीही नाही', mentor: 'मेंटर कॉल करतात', mentee: 'मेंटी कॉल करतात' },
} satisfies Translated<typeof english>;
