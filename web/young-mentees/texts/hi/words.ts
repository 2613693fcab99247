import type { youngMenteeKinds } from '#contract/young-mentees/kinds.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { youngMenteeHeld } from './held.ts';

export const youngMenteeWords = {
  refusals: {
    young_request_unknown: 'यहाँ ऐसा कोई अनुरोध नहीं है।',
    young_yes_missing:
      'आपके अभिभावक ने लिखित मेंटरिंग के लिए सहमति नहीं दी है, या उसे ख़त्म कर दिया है। कृपया उनसे बात करें।',
    young_live_missing:
      'आपके अभिभावक ने लाइव सेशन के लिए सहमति नहीं दी है, या उसे ख़त्म कर दिया है। लिखकर सेशन हो सकता है।',
    young_phone: 'अपना ख़ुद का नंबर देश के कोड के साथ लिखें: +91 98220 12345। आप अपने बच्चे का नंबर नहीं लिख सकते।',
    young_mentor_closed: 'ये मेंटर अभी 18 साल से कम उम्र के सदस्यों के लिए उपलब्ध नहीं हैं। कृपया दूसरे मेंटर चुनें।',
    young_session_pictures: 'सेशन के साथ तस्वीर नहीं भेजी जा सकती। लिखित समीक्षा के साथ आप तस्वीरें भेज सकते हैं।',
    young_adult: 'आपकी उम्र 18 साल है। मेंटर खोजने और उनसे पूछने के लिए वह पेज खोलें जो सभी सदस्यों के लिए है।',
    young_mentor_unknown: 'यहाँ ऐसे कोई मेंटर नहीं हैं।',
    young_lacks: 'पहले मेंटर के तौर पर आपका खुला पेज और एक चालू निशान चाहिए।',
    young_statement_missing: 'कृपया पूरे घोषणापत्र पर सहमति दें।',
    young_references_alike: 'दो दूसरे लोगों के नाम दें, हर एक का अपना अलग ईमेल पता हो।',
    young_applied: 'आप पहले ही पूछ चुके हैं। कृपया पेज दोबारा लोड करें।',
    young_reference_unknown: 'यह लिंक अब काम नहीं करता।',
    young_visit_missing: 'पहले इस ब्राउज़र में कोड लिखें।',
    young_own: 'यह आपके बारे में है। इसका फ़ैसला स्टाफ़ के दूसरे लोग करते हैं।',
    young_reason_missing: `कम से कम ${limits.reason.min} अक्षरों में कारण लिखें।`,
    young_references_missing: 'हाँ के लिए मेंटर को ऐसे दो रेफ़रेंस चाहिए, जो उनकी सिफ़ारिश करें।',
  },
  fieldErrors: {
    young_work_missing: 'एक तस्वीर या लिंक जोड़ें जिसकी मेंटर समीक्षा करें।',
    young_reference_length: `कृपया ${number(limits.referenceText.min)} से ${number(limits.referenceText.max)} अक्षर लिखें।`,
    young_weeks_range: `${limits.planWeeks.min} से ${limits.planWeeks.max} हफ़्ते लिखें।`,
    young_reference_choice: 'हाँ या नहीं चुनें।',
    young_reference_invalid: 'दोनों लोगों का नाम और सही ईमेल पता लिखें।',
  },
  turns: {
    mine: {
      guardian_mentoring_answer: ({ thing }) =>
        thing ? `एक अभिभावक को ${thing} के बारे में एक अनुरोध पढ़ना है` : 'एक अभिभावक को एक अनुरोध पढ़ना है',
      young_mentor_review: ({ thing }) => `18 साल से कम उम्र के सदस्यों के एक मेंटर के बारे में फ़ैसला करें: ${thing}`,
    },
    awaited: {
      guardian_mentoring_answer: ({ thing }) =>
        thing ? `आपके अभिभावक को ${thing} के बारे में आपका अनुरोध पढ़ना है` : 'आपके अभिभावक को आपका अनुरोध पढ़ना है',
      young_mentor_review: () => 'हम फ़ैसला करते हैं कि आप 18 साल से कम उम्र के सदस्यों के लिए उपलब्ध हों या नहीं',
    },
  },
  notifications: {
    young_request_agreed: () => 'आपके अभिभावक ने आपके अनुरोध के लिए सहमति दी है। अगले क़दम के लिए पेज खोलें',
    young_request_refused: () => 'आपके अभिभावक ने आपके अनुरोध के लिए सहमति नहीं दी',
    young_request_released: () => 'मेंटर से आपका अनुरोध ख़त्म हो गया है। कारण पेज पर लिखा है',
    young_review_moved: () => 'आपकी लिखित समीक्षा में कुछ नया है',
    young_session_moved: () => 'मेंटर के साथ आपके सेशन में कुछ नया है',
    young_session_reminder: () => 'मेंटर के साथ आपका सेशन जल्द शुरू होता है, या हो चुका है',
    young_plan_moved: () => 'मेंटर के साथ आपके प्लान में कुछ नया है',
    young_session_message: () => 'मेंटर के साथ आपके सेशन में एक संदेश है',
    young_yes_changed: () => 'आपके अभिभावक ने लिखित मेंटरिंग के बारे में जवाब दिया है',
    young_live_changed: () => 'आपके अभिभावक ने लाइव सेशन के बारे में जवाब दिया है',
    young_grown: () => 'आपकी उम्र अब 18 साल है। आपका लिखा हुआ अब आपके अभिभावक नहीं पढ़ते',
    young_grown_mentor: () => 'आपके मेंटी की उम्र अब 18 साल है। अभिभावक अब लिखित समीक्षा नहीं पढ़ते',
    young_grown_session: () => 'आपके मेंटी की उम्र अब 18 साल है। अभिभावक अब सेशन नहीं पढ़ते',
    young_grown_plan: () => 'आपके मेंटी की उम्र अब 18 साल है। अभिभावक अब प्लान नहीं पढ़ते',
    young_mentor_approved: () => 'आप मेंटर के तौर पर 18 साल से कम उम्र के सदस्यों के लिए उपलब्ध हैं',
    young_mentor_declined: () => 'हमने आपको 18 साल से कम उम्र के सदस्यों के मेंटर के तौर पर मंज़ूरी नहीं दी',
    young_mentor_ended: () => 'आप मेंटर के तौर पर अब 18 साल से कम उम्र के सदस्यों के लिए उपलब्ध नहीं हैं',
  },
  subjects: {
    young_request: ({ thing }) => (thing ? `${thing} के बारे में अनुरोध` : 'अनुरोध'),
    young_mentor: () => '18 साल से कम उम्र में मेंटरिंग',
  },
  deskActions: {
    'young_mentors.listed': '18 साल से कम उम्र के सदस्यों के मेंटर की सूची खोली',
    'young_mentor.opened': '18 साल से कम उम्र के सदस्यों के एक मेंटर को देखा',
    'young_mentor.approved': 'एक मेंटर को 18 साल से कम उम्र के सदस्यों के लिए खोला',
    'young_mentor.declined': '18 साल से कम उम्र के सदस्यों के एक मेंटर को मना किया',
    'young_mentor.ended': 'एक मेंटर को 18 साल से कम उम्र के सदस्यों के लिए बंद किया',
    'young_mentoring.switched_on': '18 साल से कम उम्र में मेंटरिंग चालू की',
    'young_mentoring.switched_off': '18 साल से कम उम्र में मेंटरिंग बंद की',
  },
  consents: {
    guardian_mentoring: {
      name: '18 साल से कम उम्र में लिखित मेंटरिंग',
      about: 'माता, पिता या अभिभावक सहमति देते हैं कि सदस्य मेंटर से लिखकर पूछें।',
    },
    guardian_live: {
      name: '18 साल से कम उम्र में लाइव सेशन',
      about: 'माता, पिता या अभिभावक मेंटर के साथ लिंक और कॉल के लिए सहमति देते हैं।',
    },
  },
  held: youngMenteeHeld,
  emails: {
    'guardian-mentoring': 'मेंटरिंग का एक क़दम, अभिभावक को',
    'young-mentor-reference': 'मेंटर के रेफ़रेंस से सवाल',
    'young-statement-code': '18 साल से कम उम्र के सदस्यों से जुड़े घोषणापत्र पर हस्ताक्षर का कोड',
  },
} satisfies ModuleWords<typeof youngMenteeKinds>;
