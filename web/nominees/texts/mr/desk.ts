import type { GrantEffect } from '#contract/nominees/kinds.ts';
import type { NomineeCause, NomineeRefusal, NomineeState } from '#contract/nominees/limits.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';
import type { nomineeDeskTexts as english } from '../en/desk.ts';

export const causeTexts: Record<NomineeCause, string> = {
  death: 'मृत्यू',
  cannot_act: 'स्वतः काम करू शकत नाहीत',
};

export const nomineeStateTexts: Record<NomineeState, string> = {
  waiting: '◐ वाट पाहत आहे',
  granted: '✓ मंजूर',
  refused: '✗ नामंजूर',
  ended: '○ संपली: सदस्य इथे आहेत',
  withdrawn: '○ मागे घेतली',
};

export const nomineeRefusalTexts: Record<NomineeRefusal, string> = {
  not_shown: 'कागदपत्रावरून हे सिद्ध होत नाही.',
  other_person: 'कागदपत्र दुसऱ्या व्यक्तीबद्दल आहे.',
  unclear: 'आम्हाला कागदपत्र वाचता आले नाही.',
  alive: 'सदस्य स्वतः काम करू शकतात, हे आम्हाला माहीत आहे.',
};

export const nomineeDeskTexts = {
  title: 'सदस्यांच्या वतीने काम करण्याच्या विनंत्या',
  room: 'नामनिर्देशित व्यक्ती',
  one: 'काम करण्याची विनंती',
  back: 'काम करण्याच्या विनंत्या',
  list: 'कोणत्या विनंत्या',
  lists: {
    due: 'निर्णय घ्यायचा आहे',
    waiting: `${nomineeTimes.waitDays} दिवस वाट पाहणाऱ्या`,
    decided: 'निर्णय झालेल्या किंवा संपलेल्या',
  },
  none: {
    due: 'एकही विनंती निर्णयाची वाट पाहत नाही.',
    waiting: `एकही विनंती तिचे ${nomineeTimes.waitDays} दिवस वाट पाहत नाही.`,
    decided: 'अजून एकही विनंती संपलेली नाही.',
  },
  late: (count) =>
    plural(count, {
      one: (shown) => `${shown} विनंतीला उशीर झाला आहे`,
      other: (shown) => `${shown} विनंत्यांना उशीर झाला आहे`,
    }),
  search: 'क्रमांक किंवा नाव',
  searchAct: 'शोधा',
  next: 'पुढे',
  number: (number) => number,
  due: (at) => `${moment(at)} पर्यंत`,
  decides: (at) => `${moment(at)} पासून निर्णय घ्या`,
  asked: (at) => `${moment(at)} रोजी विनंती`,
  member: 'सदस्य',
  gone: 'अकाउंट पुसले आहे.',
  nominee: 'नामनिर्देशित व्यक्ती, सदस्याने सांगितल्याप्रमाणे',
  from: (name, email) => `${name}, ${email}`,
  document: 'कागदपत्र',
  open: 'कागदपत्र उघडा',
  noDocument: 'कागदपत्र हटवले आहे.',
  decidedBy: (name, at) => (name ? `${name}, ${moment(at)}` : moment(at)),
  ended: (at) => `${moment(at)} रोजी संपली`,
  erasing: (at) => `नामनिर्देशित व्यक्तीने ${moment(at)} रोजी अकाउंट पुसून टाकायला सुरुवात केली.`,
  bars: {
    own: 'तुम्ही ते सदस्य किंवा नामनिर्देशित व्यक्ती आहात. दुसरा स्टाफ याचा निर्णय घेईल.',
    early: `तुम्ही विनंतीनंतर ${nomineeTimes.waitDays} दिवसांनी निर्णय घेऊ शकता. त्याआधी सदस्याने साइन इन केले, तर विनंती संपते.`,
  },
  grantTitle: 'मंजूर करा',
  grantIntro:
    'आधी दुसरा स्टाफ ते नक्की करतो. मग नामनिर्देशित व्यक्ती संदेश सोडून डेटा डाउनलोड करू शकते, तो दुरुस्त करायला आम्हाला सांगू शकते, तो पुसून टाकू शकते आणि तक्रार करू शकते.',
  reason: 'का',
  grant: 'मंजुरीचा प्रस्ताव द्या',
  proposed: 'तुम्ही किंवा दुसऱ्या स्टाफने मंजुरीचा प्रस्ताव दिला आहे. दुसऱ्या स्टाफने तो नक्की करायला हवा.',
  toProposal: 'प्रस्ताव उघडा',
  refuseTitle: 'नामंजूर करा',
  refusal: 'कारण',
  choose: 'निवडा',
  refuse: 'नामंजूर करा',
  busy: 'पाठवत आहे...',
  done: { refused: 'विनंती नामंजूर आहे. ती व्यक्ती कारण वाचते.' },
} satisfies Translated<typeof english>;

export const grantEffect = ({ number, member, nominee, cause }: GrantEffect): readonly string[] => [
  `विनंती ${number}: ${member} यांच्या वतीने ${nominee} काम करतील.`,
  `कारण: ${causeTexts[cause as NomineeCause]}.`,
  'ते संदेश सोडून डेटा डाउनलोड करू शकतात, तो दुरुस्त करायला आम्हाला सांगू शकतात, तो पुसून टाकू शकतात आणि तक्रार करू शकतात.',
];
