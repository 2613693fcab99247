import type { officeHourKinds } from '#contract/office-hours/kinds.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { officeHourHeld } from './held.ts';

const about = (thing: string) => (thing ? `: ${thing}` : '');

export const officeHourWords = {
  refusals: {
    office_hour_unknown: 'असा कोणताही ऑफिस अवर इथे नाही.',
    office_hours_not_offered: 'मेंटर म्हणून तुमचे पान खुले असायला हवे आणि त्यात ऑफिस अवर असायला हवा.',
    office_hours_many: `तुमचे ${limits.ahead} ऑफिस अवर पुढे ठरलेले आहेत. आधी एक रद्द करा, किंवा एक संपेपर्यंत थांबा.`,
    office_hour_time: 'दुसरी वेळ निवडा.',
    office_hour_full: 'शेवटची जागा आत्ताच घेतली गेली. तुम्ही वेटिंग लिस्टमध्ये येऊ शकता.',
    office_seats_many: `तुमच्याकडे पुढच्या जागा आधीच आहेत: खूण असेल तर ${limits.seatsAhead.marked} पर्यंत, नसेल तर ${limits.seatsAhead.unmarked} पर्यंत. आधी एक परत द्या.`,
  },
  fieldErrors: {
    office_hour_topic_missing: `हे कशाबद्दल आहे ते ${limits.topic} अक्षरांपर्यंत लिहा.`,
    office_hour_minutes: `${limits.minutes.min} ते ${limits.minutes.max} मिनिटे निवडा.`,
    office_hour_seats: `${limits.seats.min} ते ${limits.seats.max} जागा द्या, आकड्यात.`,
    office_hour_day: 'दिवस आणि सुरू होण्याची वेळ द्या.',
    office_hour_time_past: 'ही वेळ होऊन गेली आहे. नंतरची निवडा.',
    office_hour_time_far: `${limits.weeksAhead} आठवड्यांच्या आतला दिवस निवडा.`,
    office_hour_time_gap: 'त्या दिवशी घड्याळ ही वेळ वगळते, किंवा दोनदा दाखवते. दुसरी निवडा.',
    office_hour_question_long: `तुमचा प्रश्न ${limits.question} अक्षरांपर्यंत ठेवा.`,
  },
  turns: {
    mine: { seat_offer: ({ thing }) => `तुम्हाला देऊ केलेली जागा घ्या किंवा सोडा${about(thing)}` },
    awaited: { seat_offer: ({ thing }) => `एक सदस्य जागा घेतात किंवा सोडतात${about(thing)}` },
  },
  notifications: {
    office_hour_announced: () => 'तुमचा ऑफिस अवर जाहीर झाला आहे',
    office_hour_cancelled: () => 'एक ऑफिस अवर रद्द झाला. कारण पानावर लिहिले आहे',
    office_hour_released: () => 'एक ऑफिस अवर होणार नाही: मेंटर सध्या उपलब्ध नाहीत',
    office_hour_released_own: () => 'तुमचा ऑफिस अवर होणार नाही: तुम्ही सदस्यांसाठी आता उपलब्ध नाही',
    office_hour_link_changed: () => 'तुमच्या एका ऑफिस अवरची लिंक बदलली आहे',
    office_hour_day_before: () => 'तुमचा एक ऑफिस अवर उद्या आहे',
    office_hour_hour_before: () => 'तुमचा एक ऑफिस अवर एका तासात सुरू होतो',
    office_seat_taken: () => 'एका ऑफिस अवरमध्ये तुमची जागा आहे',
    office_seat_given: () => 'आता तुमची जागा आहे: एक मोकळी झाली',
    office_seat_offered: () => 'एक जागा मोकळी झाली: वेळेत घ्या, नाहीतर ती पुढच्या सदस्याला मिळते',
    office_seat_left: () => 'तुम्ही एका ऑफिस अवरमधली तुमची जागा सोडली',
    office_seat_released: () => 'तुमची जागा राहिली नाही: मेंटर सध्या उपलब्ध नाहीत',
    office_seat_released_own: () => 'तुमची जागा राहिली नाही: तुम्ही मेंटरसाठी आता उपलब्ध नाही',
  },
  dates: {
    office_hour: (thing, person) =>
      person ? `${person} यांच्यासोबत ऑफिस अवर${about(thing)}` : `तुमचा ऑफिस अवर${about(thing)}`,
  },
  reportables: {
    office_hour: {
      name: 'ऑफिस अवर',
      inSentence: 'ऑफिस अवर',
      own: 'तुमचा एक ऑफिस अवर',
      title: (name) => (name ? `ऑफिस अवर “${name}” रिपोर्ट करा` : 'ऑफिस अवर रिपोर्ट करा'),
    },
    office_hour_question: {
      name: 'प्रश्न',
      inSentence: 'प्रश्न',
      own: 'एका ऑफिस अवरसाठी तुमचा प्रश्न',
      title: (name) => (name ? `${name} यांचा प्रश्न रिपोर्ट करा` : 'एका सदस्याचा प्रश्न रिपोर्ट करा'),
    },
  },
  subjects: { office_hour: ({ thing }) => (thing ? `ऑफिस अवर${about(thing)}` : 'ऑफिस अवर') },
  held: officeHourHeld,
} satisfies ModuleWords<typeof officeHourKinds>;
