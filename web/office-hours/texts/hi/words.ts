import type { officeHourKinds } from '#contract/office-hours/kinds.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { officeHourHeld } from './held.ts';

const about = (thing: string) => (thing ? `: ${thing}` : '');

export const officeHourWords = {
  refusals: {
    office_hour_unknown: 'यहाँ ऐसा कोई ऑफ़िस आवर नहीं है।',
    office_hours_not_offered: 'मेंटर के तौर पर आपका पेज खुला होना चाहिए और उसमें ऑफ़िस आवर होना चाहिए।',
    office_hours_many: `आपके ${limits.ahead} ऑफ़िस आवर आगे तय हैं। पहले एक रद्द करें, या एक के पूरा होने तक रुकें।`,
    office_hour_time: 'दूसरा समय चुनें।',
    office_hour_full: 'आख़िरी जगह अभी-अभी ली गई। आप वेटिंग लिस्ट में आ सकते हैं।',
    office_seats_many: `आपके पास आगे की जगहें पहले से हैं: निशान के साथ ${limits.seatsAhead.marked} तक, बिना निशान ${limits.seatsAhead.unmarked} तक। पहले एक लौटाएँ।`,
  },
  fieldErrors: {
    office_hour_topic_missing: `${limits.topic} अक्षरों तक में लिखें कि यह किस बारे में है।`,
    office_hour_minutes: `${limits.minutes.min} से ${limits.minutes.max} मिनट चुनें।`,
    office_hour_seats: `${limits.seats.min} से ${limits.seats.max} जगहें दें, संख्या में।`,
    office_hour_day: 'दिन और शुरू होने का समय दें।',
    office_hour_time_past: 'यह समय बीत चुका है। बाद का चुनें।',
    office_hour_time_far: `${limits.weeksAhead} हफ़्तों के अंदर का दिन चुनें।`,
    office_hour_time_gap: 'उस दिन घड़ी इस समय को छोड़ देती है, या दो बार दिखाती है। दूसरा चुनें।',
    office_hour_question_long: `अपना सवाल ${limits.question} अक्षरों तक रखें।`,
  },
  turns: {
    mine: { seat_offer: ({ thing }) => `आपको दी जा रही जगह लें या छोड़ें${about(thing)}` },
    awaited: { seat_offer: ({ thing }) => `एक सदस्य को जगह लेनी या छोड़नी है${about(thing)}` },
  },
  notifications: {
    office_hour_announced: () => 'आपके ऑफ़िस आवर की घोषणा हो गई है',
    office_hour_cancelled: () => 'एक ऑफ़िस आवर रद्द हो गया। कारण पेज पर लिखा है',
    office_hour_released: () => 'एक ऑफ़िस आवर नहीं होगा: मेंटर अभी उपलब्ध नहीं हैं',
    office_hour_released_own: () => 'आपका ऑफ़िस आवर नहीं होगा: आप सदस्यों के लिए अब उपलब्ध नहीं हैं',
    office_hour_link_changed: () => 'आपके एक ऑफ़िस आवर का लिंक बदल गया है',
    office_hour_day_before: () => 'आपका एक ऑफ़िस आवर कल है',
    office_hour_hour_before: () => 'आपका एक ऑफ़िस आवर एक घंटे में शुरू होता है',
    office_seat_taken: () => 'एक ऑफ़िस आवर में आपकी जगह है',
    office_seat_given: () => 'अब आपके पास जगह है: एक जगह ख़ाली हुई',
    office_seat_offered: () => 'एक जगह ख़ाली हुई: समय पर ले लें, नहीं तो वह अगले सदस्य को मिलती है',
    office_seat_left: () => 'आपने एक ऑफ़िस आवर में अपनी जगह छोड़ दी',
    office_seat_released: () => 'आपकी जगह नहीं रही: मेंटर अभी उपलब्ध नहीं हैं',
    office_seat_released_own: () => 'आपकी जगह नहीं रही: आप मेंटर के लिए अब उपलब्ध नहीं हैं',
  },
  dates: {
    office_hour: (thing, person) =>
      person ? `${person} के साथ ऑफ़िस आवर${about(thing)}` : `आपका ऑफ़िस आवर${about(thing)}`,
  },
  reportables: {
    office_hour: {
      name: 'ऑफ़िस आवर',
      inSentence: 'ऑफ़िस आवर',
      own: 'आपका एक ऑफ़िस आवर',
      title: (name) => (name ? `ऑफ़िस आवर “${name}” की रिपोर्ट करें` : 'ऑफ़िस आवर की रिपोर्ट करें'),
    },
    office_hour_question: {
      name: 'सवाल',
      inSentence: 'सवाल',
      own: 'एक ऑफ़िस आवर के लिए आपका सवाल',
      title: (name) => `${name || 'एक सदस्य'} के सवाल की रिपोर्ट करें`,
    },
  },
  subjects: { office_hour: ({ thing }) => (thing ? `ऑफ़िस आवर${about(thing)}` : 'ऑफ़िस आवर') },
  held: officeHourHeld,
} satisfies ModuleWords<typeof officeHourKinds>;
