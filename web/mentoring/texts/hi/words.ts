import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { mentoringKinds } from '#contract/mentoring/kinds.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentoringHeld } from './held.ts';

const from = ({ on }: RefusalValues) => (on ? ` आप ${day(on)} से फिर पूछ सकते हैं।` : '');
const about = (thing: string) => (thing ? `${thing} के बारे में ` : '');

export const mentoringWords = {
  refusals: {
    mentoring_unknown: 'यहाँ ऐसा कोई सेशन नहीं है।',
    mentoring_mentor_unknown: 'यहाँ ऐसे कोई मेंटर नहीं हैं, या अब नहीं हैं।',
    mentoring_own_page: 'यह आपका अपना पेज है।',
    mentoring_not_open: 'ये मेंटर अभी नए अनुरोध नहीं लेते।',
    mentoring_marks_only: 'इन मेंटर से सिर्फ़ निशान वाले सदस्य पूछ सकते हैं।',
    mentoring_not_available: 'दूसरे सदस्य अभी उपलब्ध नहीं हैं।',
    mentoring_moved: 'अब यह नहीं हो सकता, क्योंकि कुछ बदल गया है। पेज फिर से देखें।',
    mentoring_late: 'इसका समय बीत चुका है।',
    mentoring_reserved_often: `आपने 24 घंटे में ${limits.reservationsADay} बार समय रोका है। बाद में फिर कोशिश करें।`,
    mentoring_reserved_twice: 'आप यह समय पहले रोक चुके हैं। कोई दूसरा चुनें।',
    mentoring_requests_many: `आप पहले से जवाबों के इंतज़ार में हैं: एक समय में निशान के साथ ${limits.waiting.marked} तक, बिना निशान ${limits.waiting.unmarked} तक। कोई सवाल वापस लें, या जवाब का इंतज़ार करें।`,
    mentoring_sessions_many: `आपके पास आगे के सेशन पहले से हैं: निशान के साथ ${limits.ahead.marked} तक, बिना निशान ${limits.ahead.unmarked} तक। एक पूरा हो जाए, तब फिर पूछें।`,
    mentoring_requests_week: `आपने 7 दिन में ${limits.requestsAWeek} बार पूछा है। बाद में फिर कोशिश करें।`,
    mentoring_request_waits: 'आपका एक सवाल पहले से इन मेंटर के पास इंतज़ार में है।',
    mentoring_asked_lately: (values: RefusalValues) => `आपने इन मेंटर से हाल ही में पूछा है।${from(values)}`,
    mentoring_mentor_often: `एक मेंटर के साथ ${limits.withOneMentorDays} दिन में ज़्यादा से ज़्यादा ${limits.withOneMentor} सेशन हो सकते हैं।`,
    mentoring_paused_mentee: (values: RefusalValues) => `आपके दो सेशन छूटे या देर से रद्द हुए।${from(values)}`,
    mentoring_paused_mentor: (values: RefusalValues) =>
      `इन मेंटर की वजह से दो सेशन छूटे या देर से रद्द हुए।${from(values)}`,
    mentoring_busy: 'उस समय आपका एक सेशन है।',
    mentoring_links: 'सार्वजनिक वेब पेजों के तीन पते तक दें, हर लाइन में एक, जैसे https://example.com।',
    mentoring_attachments_many: `फ़ाइलें और लिंक मिलाकर ${limits.attachments} तक भेजें।`,
    mentoring_location: 'यह आपके मिलने के तरीक़े से मेल नहीं खाता। लिंक https:// से शुरू होता है, और कॉल के लिए नंबर चाहिए।',
    mentoring_live_hours:
      '18 साल से कम उम्र के सदस्य के साथ लिंक या कॉल उनकी घड़ी से 08:00 और 20:00 के बीच होता है, और ज़्यादा से ज़्यादा 45 मिनट का। दूसरा समय चुनें, या लिखकर सेशन।',
    mentoring_times: 'मेंटर के एक से तीन दूसरे समय चुनें।',
    mentoring_times_close: 'इनमें से दो समय एक-दूसरे से टकराते हैं, या उनके बीच कोई अंतराल नहीं है। ज़्यादा दूर-दूर के समय चुनें।',
    mentoring_times_end: 'मेंटरशिप इनमें से एक समय से पहले ख़त्म हो जाती है। उसका आख़िरी दिन बीतने से पहले के समय चुनें।',
    mentoring_steps_many: `10 अगले क़दम लिखे जा चुके हैं। एक सेशन में इससे ज़्यादा नहीं होते।`,
    mentoring_step_stays: 'अगला क़दम यहीं रहता है, क्योंकि इसे अभिभावक पढ़ते हैं।',
    mentoring_messages_many: `${limits.messages.most} संदेश हो चुके हैं। एक सेशन में इससे ज़्यादा नहीं होते।`,
    mentoring_step_unknown: 'यहाँ आपका ऐसा कोई क़दम नहीं है।',
    mentoring_lists_many: `आप ${limits.lists} वेटिंग लिस्ट में हैं। पहले एक छोड़ें।`,
    mentoring_list_full: `${limits.members} सदस्य पहले से इंतज़ार में हैं। बाद में फिर देखें।`,
    mentoring_list_needless: 'इन मेंटर के पास अभी ख़ाली समय हैं। एक चुनें।',
    mentoring_thanks_unknown: 'यहाँ ऐसा कोई धन्यवाद नहीं है।',
    mentoring_thanked: 'आप इन मेंटर को पहले ही धन्यवाद दे चुके हैं।',
    mentoring_screened: 'पैसे, फ़ोन नंबर और दूसरे मैसेंजर की बात न लिखें।',
    mentoring_appeal_own: 'आप इस सेशन में शामिल हैं। फ़ैसला स्टाफ़ के दूसरे लोग करते हैं।',
    mentoring_appeal_unknown: 'यहाँ ऐसी कोई अपील नहीं है।',
  },
  fieldErrors: {
    mentoring_question_length: `कृपया ${limits.question.min} से ${limits.question.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    mentoring_topic_missing: `${limits.topic} अक्षरों तक में लिखें कि यह किस बारे में है।`,
    mentoring_reason_missing: 'कारण चुनें। इसे दूसरे सदस्य पढ़ते हैं।',
    mentoring_words_long: `अपने शब्द ${limits.words} अक्षरों तक रखें।`,
    mentoring_location_link:
      'ऐसा लिंक दें, जो https:// से शुरू हो और जिसमें किसी साइट का पता हो, पर कोई नाम या पासवर्ड न हो।',
    mentoring_location_host: 'कोई दूसरी सेवा चुनें: सेशन भुगतान या मैसेंजर की सेवाओं पर नहीं होते।',
    mentoring_location_phone: 'फ़ोन नंबर दें, और बताएँ कि कॉल कौन करेगा।',
    mentoring_location_public: 'उस सार्वजनिक जगह का नाम लिखें, जहाँ आप मिलेंगे।',
    mentoring_location_written: '18 साल से कम उम्र के सदस्य से आप उसी तरीक़े से मिलते हैं, जिसके लिए अभिभावक ने सहमति दी।',
    mentoring_message_length: `${limits.messages.text.toLocaleString('en-IN')} अक्षर तक लिखें।`,
    mentoring_note_long: `नोट ${limits.note.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    mentoring_step_length: `क़दम ${limits.step} अक्षरों तक में लिखें।`,
    mentoring_step_day: 'कृपया एक दिन लिखें।',
    mentoring_thanks_length: `${limits.thanks} अक्षर तक लिखें।`,
    mentoring_appeal_length: `कृपया ${limits.appeal.min} से ${limits.appeal.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    mentoring_times_missing: 'पहले एक समय चुनें।',
  },
  turns: {
    mine: {
      mentoring_answer: ({ thing, person }) => `${person || 'एक सदस्य'} को ${about(thing)}जवाब दें`,
      mentoring_move: ({ person }) => `${person || 'एक सदस्य'} के साथ नया समय चुनें`,
      no_show_contest: ({ person }) => `बताएँ कि ${person || 'एक सदस्य'} के साथ सेशन में आपका आना हुआ या नहीं`,
      no_show_appeal: ({ thing }) => `${about(thing)}एक छूटे हुए सेशन का फ़ैसला करें`,
      mentoring_meeting: ({ person }) => `बताएँ कि आप ${person || 'एक सदस्य'} से मिले या नहीं`,
      mentoring_next_step: ({ person }) => `${person || 'एक सदस्य'} के साथ सेशन में तय अपना अगला क़दम पूरा करें`,
    },
    awaited: {
      mentoring_answer: ({ thing, person }) => `${person || 'एक मेंटर'} को ${about(thing)}आपको जवाब देना है`,
      mentoring_move: ({ person }) => `${person || 'एक सदस्य'} को नया समय चुनना है`,
      no_show_contest: ({ person }) => `${person || 'एक सदस्य'} को बताना है कि वे आए या नहीं`,
      no_show_appeal: () => 'हम छूटे हुए सेशन को देख रहे हैं',
      mentoring_meeting: ({ person }) => `${person || 'एक सदस्य'} को बताना है कि आप मिले या नहीं`,
      mentoring_next_step: ({ person }) => `${person || 'एक सदस्य'} को अपना अगला क़दम पूरा करना है`,
    },
  },
  notifications: {
    mentoring_asked: ({ person }) => `${person || 'एक सदस्य'} ने आपसे सेशन माँगा है`,
    mentoring_confirmed: () => 'आपका सेशन पक्का हो गया है',
    mentoring_declined: () => 'मेंटर ने आपके अनुरोध का जवाब दिया: इस बार नहीं',
    mentoring_withdrawn: () => 'एक सदस्य ने आपको भेजा अनुरोध वापस ले लिया',
    mentoring_released: () => 'आपका सेशन नहीं होगा: दूसरे सदस्य अभी उपलब्ध नहीं हैं',
    mentoring_released_own: () => 'आपका सेशन नहीं होगा: आप दूसरे सदस्य के लिए अब उपलब्ध नहीं हैं',
    mentoring_cancelled: () => 'आपका सेशन रद्द हो गया',
    mentoring_move_offered: () => 'आपके सेशन के लिए दूसरा समय सुझाया गया है: चुनें',
    mentoring_moved: () => 'आपके सेशन का नया समय तय हो गया',
    mentoring_move_over: () => 'आपका सेशन तय समय पर ही है',
    mentoring_location_changed: () => 'आपके मिलने की जगह बदल गई है',
    mentoring_day_before: () => 'आपका सेशन कल है',
    mentoring_hour_before: () => 'आपका सेशन एक घंटे में शुरू होता है',
    mentoring_over: () => 'क्या आपका सेशन हुआ?',
    mentoring_message: () => 'आपके एक सेशन में एक संदेश है',
    mentoring_claimed: () => 'दूसरे सदस्य कहते हैं कि आप नहीं आए: 3 दिन के अंदर जवाब दें',
    mentoring_claim_settled: () => 'तय हो गया है कि आपका सेशन कैसे गिना जाता है',
    mentoring_appeal_decided: () => 'हमने छूटे हुए सेशन का फ़ैसला कर दिया है',
    mentoring_slot: ({ thing }) => `${thing || 'एक मेंटर'} के पास एक ख़ाली समय है। यह आपके लिए रोककर नहीं रखा गया है`,
    mentoring_thanked: () => 'एक सदस्य ने आपको सेशन के लिए धन्यवाद दिया है',
  },
  reportables: {
    mentoring_session: {
      name: 'सेशन',
      inSentence: 'सेशन',
      own: 'आपका एक सेशन',
      title: (name) => `${name || 'एक सदस्य'} के साथ सेशन की रिपोर्ट करें`,
    },
    mentoring_note: {
      name: 'नोट',
      inSentence: 'नोट',
      own: 'आपका एक नोट',
      title: (name) => `${name || 'एक सदस्य'} के नोट की रिपोर्ट करें`,
    },
    mentor_thanks: {
      name: 'धन्यवाद',
      inSentence: 'धन्यवाद का नोट',
      own: 'आपका दिया धन्यवाद',
      title: (name) => `${name || 'एक सदस्य'} के धन्यवाद की रिपोर्ट करें`,
    },
  },
  deskActions: {
    'noShowAppeals.listed': 'छूटे हुए सेशन के बारे में अपीलों की सूची खोली',
    'noShowAppeal.opened': 'छूटे हुए सेशन के बारे में एक अपील देखी',
    'noShowAppeal.granted': 'छूटे हुए सेशन के बारे में एक अपील मंज़ूर की',
    'noShowAppeal.refused': 'छूटे हुए सेशन के बारे में एक अपील नामंज़ूर की',
  },
  dates: {
    session: (thing, person) => (person ? `${person} के साथ सेशन: ${thing}` : `सेशन: ${thing}`),
  },
  conversations: {
    mentoring: {
      name: 'मेंटरिंग',
      over: 'यहाँ अब और कुछ नहीं लिखा जा सकता। जो लिखा गया, वह रहता है।',
    },
  },
  held: mentoringHeld,
} satisfies ModuleWords<typeof mentoringKinds>;
