import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { mentoringKinds } from '#contract/mentoring/kinds.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentoringHeld } from './held.ts';

const from = ({ on }: RefusalValues) => (on ? ` तुम्ही ${day(on)} पासून पुन्हा विचारू शकता.` : '');
const about = (thing: string) => (thing ? `${thing} याबद्दल ` : '');
const to = (person: string) => (person ? `${person} यांना` : 'एका सदस्याला');
const by = (person: string) => (person ? `${person} यांनी` : 'एका सदस्याने');
const together = (person: string) => (person ? `${person} यांच्यासोबत` : 'एका सदस्यासोबत');
const sessionWith = (person: string) => (person ? `${person} यांच्यासोबतच्या` : 'एका सदस्यासोबतच्या');

export const mentoringWords = {
  refusals: {
    mentoring_unknown: 'असे कोणतेही सेशन इथे नाही.',
    mentoring_mentor_unknown: 'असे कोणतेही मेंटर इथे नाहीत, किंवा आता नाहीत.',
    mentoring_own_page: 'हे तुमचे स्वतःचे पान आहे.',
    mentoring_not_open: 'हे मेंटर सध्या नवीन विनंत्या घेत नाहीत.',
    mentoring_marks_only: 'या मेंटरना फक्त खूण असलेले सदस्य विचारू शकतात.',
    mentoring_not_available: 'दुसरे सदस्य सध्या उपलब्ध नाहीत.',
    mentoring_moved: 'हे आता शक्य नाही, कारण काहीतरी बदलले आहे. पान पुन्हा पाहा.',
    mentoring_late: 'याची वेळ संपली आहे.',
    mentoring_reserved_often: `तुम्ही 24 तासांत ${limits.reservationsADay} वेळा राखून ठेवल्या आहेत. नंतर पुन्हा प्रयत्न करा.`,
    mentoring_reserved_twice: 'ही वेळ तुम्ही आधी राखून ठेवली होती. दुसरी निवडा.',
    mentoring_requests_many: `तुम्ही आधीच उत्तरांची वाट पाहत आहात: एका वेळी खूण असेल तर ${limits.waiting.marked} पर्यंत, नसेल तर ${limits.waiting.unmarked} पर्यंत. एक प्रश्न मागे घ्या, किंवा उत्तराची वाट पाहा.`,
    mentoring_sessions_many: `तुमची पुढची सेशन आधीच ठरलेली आहेत: खूण असेल तर ${limits.ahead.marked} पर्यंत, नसेल तर ${limits.ahead.unmarked} पर्यंत. एक संपले की पुन्हा विचारा.`,
    mentoring_requests_week: `तुम्ही 7 दिवसांत ${limits.requestsAWeek} वेळा विचारले आहे. नंतर पुन्हा प्रयत्न करा.`,
    mentoring_request_waits: 'या मेंटरना विचारलेला तुमचा एक प्रश्न आधीच उत्तराची वाट पाहत आहे.',
    mentoring_asked_lately: (values: RefusalValues) => `तुम्ही या मेंटरना अलीकडेच विचारले आहे.${from(values)}`,
    mentoring_mentor_often: `एका मेंटरसोबत ${limits.withOneMentorDays} दिवसांत जास्तीत जास्त ${limits.withOneMentor} सेशन होऊ शकतात.`,
    mentoring_paused_mentee: (values: RefusalValues) =>
      `तुमची दोन सेशन चुकली किंवा उशिरा रद्द झाली.${from(values)}`,
    mentoring_paused_mentor: (values: RefusalValues) =>
      `या मेंटरकडून दोन सेशन चुकली किंवा उशिरा रद्द झाली.${from(values)}`,
    mentoring_busy: 'त्या वेळी तुमचे एक सेशन आहे.',
    mentoring_links: 'सार्वजनिक वेब पानांचे जास्तीत जास्त तीन पत्ते द्या, प्रत्येक ओळीत एक, जसे https://example.com.',
    mentoring_attachments_many: `फाइल आणि लिंक मिळून ${limits.attachments} पर्यंत पाठवा.`,
    mentoring_location: 'हे तुमच्या भेटण्याच्या पद्धतीशी जुळत नाही. लिंक https:// ने सुरू होते, आणि कॉलसाठी नंबर लागतो.',
    mentoring_live_hours:
      '18 वर्षांखालील सदस्यासोबत लिंक किंवा कॉल त्यांच्या घड्याळानुसार 08:00 ते 20:00 यांदरम्यान असतो, आणि जास्तीत जास्त 45 मिनिटांचा असतो. दुसरी वेळ निवडा, किंवा लेखी सेशन.',
    mentoring_times: 'मेंटरच्या एक ते तीन दुसऱ्या वेळा निवडा.',
    mentoring_times_close:
      'यांपैकी दोन वेळा एकमेकींवर येतात, किंवा त्यांच्यामध्ये मोकळा वेळ नाही. जास्त अंतर असलेल्या वेळा निवडा.',
    mentoring_times_end: 'यांपैकी एका वेळेआधी मेंटरशिप संपते. तिचा शेवटचा दिवस संपण्याआधीच्या वेळा निवडा.',
    mentoring_steps_many: `${limits.steps} पुढची पावले आहेत. एका सेशनमध्ये यापेक्षा जास्त नसतात.`,
    mentoring_step_stays: 'पुढचे पाऊल इथेच राहते, कारण ते पालक वाचतात.',
    mentoring_messages_many: `${limits.messages.most} संदेश आहेत. एका सेशनमध्ये यापेक्षा जास्त नसतात.`,
    mentoring_step_unknown: 'तुमचे असे कोणतेही पाऊल इथे नाही.',
    mentoring_lists_many: `तुम्ही ${limits.lists} वेटिंग लिस्टमध्ये आहात. आधी एक सोडा.`,
    mentoring_list_full: `${limits.members} सदस्य आधीच वाट पाहत आहेत. नंतर पुन्हा पाहा.`,
    mentoring_list_needless: 'या मेंटरकडे सध्या मोकळ्या वेळा आहेत. एक निवडा.',
    mentoring_thanks_unknown: 'असे कोणतेही धन्यवाद इथे नाहीत.',
    mentoring_thanked: 'तुम्ही या मेंटरना आधीच धन्यवाद दिले आहेत.',
    mentoring_screened: 'पैसे, फोन नंबर आणि दुसरे मेसेंजर यांबद्दल लिहू नका.',
    mentoring_appeal_own: 'तुम्ही या सेशनमध्ये सहभागी आहात. निर्णय स्टाफमधील इतर व्यक्ती घेतात.',
    mentoring_appeal_unknown: 'असे कोणतेही अपील इथे नाही.',
  },
  fieldErrors: {
    mentoring_question_length: `कृपया ${limits.question.min} ते ${limits.question.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    mentoring_topic_missing: `हे कशाबद्दल आहे ते ${limits.topic} अक्षरांपर्यंत लिहा.`,
    mentoring_reason_missing: 'कारण निवडा. ते दुसरे सदस्य वाचतात.',
    mentoring_words_long: `तुमचे शब्द ${limits.words} अक्षरांपर्यंत ठेवा.`,
    mentoring_location_link: 'https:// ने सुरू होणारी आणि होस्टचे नाव असलेली लिंक द्या, तिच्यात नाव किंवा पासवर्ड नको.',
    mentoring_location_host: 'दुसरी सेवा निवडा: पेमेंट किंवा मेसेंजरच्या सेवांवर सेशन होत नाहीत.',
    mentoring_location_phone: 'फोन नंबर द्या, आणि कॉल कोण करेल ते सांगा.',
    mentoring_location_public: 'तुम्ही जिथे भेटाल त्या सार्वजनिक ठिकाणाचे नाव लिहा.',
    mentoring_location_written: '18 वर्षांखालील सदस्याला तुम्ही पालकांनी संमती दिलेल्या पद्धतीनेच भेटता.',
    mentoring_message_length: `${limits.messages.text.toLocaleString('en-IN')} अक्षरांपर्यंत लिहा.`,
    mentoring_note_long: `टीप ${limits.note.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    mentoring_step_length: `पाऊल ${limits.step} अक्षरांपर्यंत लिहा.`,
    mentoring_step_day: 'कृपया एक दिवस लिहा.',
    mentoring_thanks_length: `${limits.thanks} अक्षरांपर्यंत लिहा.`,
    mentoring_appeal_length: `कृपया ${limits.appeal.min} ते ${limits.appeal.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    mentoring_times_missing: 'आधी एक वेळ निवडा.',
    mentoring_times_many: `जास्तीत जास्त ${limits.offered} वेळा निवडा.`,
  },
  turns: {
    mine: {
      mentoring_answer: ({ thing, person }) => `${to(person)} ${about(thing)}उत्तर द्या`,
      mentoring_move: ({ person }) => `${together(person)} नवीन वेळ निवडा`,
      no_show_contest: ({ person }) => `${sessionWith(person)} सेशनला तुमचे येणे झाले का, ते सांगा`,
      no_show_appeal: ({ thing }) => `${about(thing)}चुकलेल्या सेशनचा निर्णय घ्या`,
      mentoring_meeting: ({ person }) => `तुमची ${together(person)} भेट झाली का, ते सांगा`,
      mentoring_next_step: ({ person }) => `${sessionWith(person)} सेशनमधले तुमचे पुढचे पाऊल पूर्ण करा`,
    },
    awaited: {
      mentoring_answer: ({ thing, person }) =>
        person ? `${person} तुम्हाला ${about(thing)}उत्तर देतात` : `एक मेंटर तुम्हाला ${about(thing)}उत्तर देतात`,
      mentoring_move: ({ person }) => `${person || 'एक सदस्य'} नवीन वेळ निवडतात`,
      no_show_contest: ({ person }) => `${person || 'एक सदस्य'} त्यांचे येणे झाले का ते सांगतात`,
      no_show_appeal: () => 'आम्ही चुकलेल्या सेशनकडे पाहत आहोत',
      mentoring_meeting: ({ person }) => `${person || 'एक सदस्य'} तुम्ही भेटलात का ते सांगतात`,
      mentoring_next_step: ({ person }) => `${person || 'एक सदस्य'} त्यांचे पुढचे पाऊल पूर्ण करतात`,
    },
  },
  notifications: {
    mentoring_asked: ({ person }) => `${by(person)} तुमच्याकडे सेशन मागितले आहे`,
    mentoring_confirmed: () => 'तुमचे सेशन नक्की झाले आहे',
    mentoring_declined: () => 'मेंटरने तुमच्या विनंतीला उत्तर दिले: या वेळी नाही',
    mentoring_withdrawn: () => 'एका सदस्याने तुम्हाला केलेली विनंती मागे घेतली',
    mentoring_released: () => 'तुमचे सेशन होणार नाही: दुसरे सदस्य सध्या उपलब्ध नाहीत',
    mentoring_released_own: () => 'तुमचे सेशन होणार नाही: तुम्ही दुसऱ्या सदस्यासाठी आता उपलब्ध नाही',
    mentoring_cancelled: () => 'तुमचे सेशन रद्द झाले',
    mentoring_move_offered: () => 'तुमच्या सेशनसाठी दुसरी वेळ सुचवली आहे: निवडा',
    mentoring_moved: () => 'तुमच्या सेशनची नवीन वेळ ठरली आहे',
    mentoring_move_over: () => 'तुमचे सेशन ठरलेल्या वेळीच आहे',
    mentoring_location_changed: () => 'तुमचे भेटण्याचे ठिकाण बदलले आहे',
    mentoring_day_before: () => 'तुमचे सेशन उद्या आहे',
    mentoring_hour_before: () => 'तुमचे सेशन एका तासात सुरू होते',
    mentoring_over: () => 'तुमचे सेशन झाले का?',
    mentoring_message: () => 'तुमच्या एका सेशनमध्ये एक संदेश आहे',
    mentoring_claimed: () => 'तुम्ही आला नाहीत, असे दुसरे सदस्य सांगतात: 3 दिवसांत उत्तर द्या',
    mentoring_claim_settled: () => 'तुमचे सेशन कसे धरायचे, ते ठरले आहे',
    mentoring_appeal_decided: () => 'आम्ही चुकलेल्या सेशनचा निर्णय घेतला आहे',
    mentoring_slot: ({ thing }) =>
      thing
        ? `${thing} यांच्याकडे एक मोकळी वेळ आहे. ती तुमच्यासाठी राखून ठेवलेली नाही`
        : 'एका मेंटरकडे एक मोकळी वेळ आहे. ती तुमच्यासाठी राखून ठेवलेली नाही',
    mentoring_thanked: () => 'एका सदस्याने सेशनसाठी तुम्हाला धन्यवाद दिले आहेत',
  },
  reportables: {
    mentoring_session: {
      name: 'सेशन',
      inSentence: 'सेशन',
      own: 'तुमचे एक सेशन',
      title: (name) => (name ? `${name} यांच्यासोबतचे सेशन रिपोर्ट करा` : 'एका सदस्यासोबतचे सेशन रिपोर्ट करा'),
    },
    mentoring_note: {
      name: 'टीप',
      inSentence: 'टीप',
      own: 'तुमची एक टीप',
      title: (name) => (name ? `${name} यांची टीप रिपोर्ट करा` : 'एका सदस्याची टीप रिपोर्ट करा'),
    },
    mentor_thanks: {
      name: 'धन्यवाद',
      inSentence: 'धन्यवादाची टीप',
      own: 'तुम्ही दिलेले धन्यवाद',
      title: (name) => (name ? `${name} यांचे धन्यवाद रिपोर्ट करा` : 'एका सदस्याचे धन्यवाद रिपोर्ट करा'),
    },
  },
  deskActions: {
    'noShowAppeals.listed': 'चुकलेल्या सेशनबद्दलच्या अपिलांची यादी उघडली',
    'noShowAppeal.opened': 'चुकलेल्या सेशनबद्दलचे एक अपील पाहिले',
    'noShowAppeal.granted': 'चुकलेल्या सेशनबद्दलचे एक अपील मान्य केले',
    'noShowAppeal.refused': 'चुकलेल्या सेशनबद्दलचे एक अपील नाकारले',
  },
  dates: {
    session: (thing, person) => (person ? `${person} यांच्यासोबत सेशन: ${thing}` : `सेशन: ${thing}`),
  },
  conversations: {
    mentoring: {
      name: 'मेंटरिंग',
      over: 'इथे आता आणखी काही लिहिता येत नाही. जे लिहिले ते राहते.',
    },
  },
  held: mentoringHeld,
} satisfies ModuleWords<typeof mentoringKinds>;
