import type { mentoringKinds } from '#contract/mentoring/kinds.ts';
import type { MailLines } from '../words.ts';

/** No subject or line names a topic. */
export const mentoringLines = {
  unnamed: '',
  notifications: {
    mentoring_asked: () => 'एक सदस्य ने आपसे सेशन माँगा है, और उन्हें आपके जवाब का इंतज़ार है।',
    mentoring_confirmed: () => 'आपका एक सेशन पक्का हो गया है। कब और कैसे मिलना है, यह पेज पर है।',
    mentoring_declined: () => 'सेशन के आपके अनुरोध के बारे में नई ख़बर है।',
    mentoring_withdrawn: () => 'सेशन के एक अनुरोध के बारे में नई ख़बर है।',
    mentoring_released: () => 'आपका एक सेशन नहीं होगा, क्योंकि दूसरे सदस्य अभी उपलब्ध नहीं हैं।',
    mentoring_released_own: () => 'आपका एक सेशन नहीं होगा, क्योंकि दूसरे सदस्य के लिए आप अब उपलब्ध नहीं हैं।',
    mentoring_cancelled: () => 'आपका एक सेशन रद्द किया गया। कारण पेज पर है।',
    mentoring_move_offered: () => 'आपके एक सेशन के लिए दूसरा समय दिया गया है। कोई एक चुनें, या तय समय ही रखें।',
    mentoring_moved: () => 'आपके एक सेशन का समय बदल गया है।',
    mentoring_move_over: () => 'आपका एक सेशन तय समय पर ही रहता है।',
    mentoring_location_changed: () => 'आपके एक सेशन की जगह या लिंक बदल गया है। नया पेज पर है।',
    mentoring_day_before: () => 'आपका एक सेशन 24 घंटे या उससे थोड़े ज़्यादा समय में शुरू होता है।',
    mentoring_hour_before: () => 'आपका एक सेशन क़रीब एक घंटे में शुरू होता है।',
    mentoring_over: () => 'आपका एक सेशन ख़त्म हो गया है। बताएँ कि वह हुआ या नहीं।',
    mentoring_message: () => 'आपके एक सेशन में एक संदेश है।',
    mentoring_claimed: () => 'दूसरे सदस्य का कहना है कि आप एक सेशन में नहीं आए। 3 दिन के अंदर जवाब दें।',
    mentoring_claim_settled: () => 'तय हो गया है कि आपका एक सेशन कैसे गिना जाता है।',
    mentoring_appeal_decided: () => 'हमने एक सेशन को फिर से देखा है। जवाब पेज पर है।',
    mentoring_slot: ({ thing }) =>
      `${thing || 'एक मेंटर'} के पास एक समय ख़ाली है। यह आपके लिए रोककर नहीं रखा गया है।`,
    mentoring_thanked: () => 'एक सदस्य ने एक सेशन के लिए आपको धन्यवाद दिया है।',
  },
  owed: {
    mentoring_answer: ({ person }) =>
      `${person || 'एक सदस्य'} को मेंटर के तौर पर आपकी मदद चाहिए, और उन्हें आपके जवाब का इंतज़ार है।`,
    mentoring_move: ({ person }) => `${person || 'एक सदस्य'} ने आपके सेशन के लिए दूसरा समय दिया है।`,
    no_show_contest: ({ person }) =>
      `${person || 'एक सदस्य'} का कहना है कि आप एक सेशन में नहीं आए। बताएँ कि आप वहाँ थे या नहीं।`,
    no_show_appeal: () => 'छूटे हुए एक सेशन के बारे में एक अपील इंतज़ार में है।',
  },
  awaited: {
    mentoring_answer: () => 'मेंटर को भेजे आपके अनुरोध का कोई जवाब नहीं आया। अनुरोध के पेज पर दूसरे मेंटर हैं।',
    mentoring_move: () => 'दिया गया समय किसी ने नहीं लिया। तय समय ही रहता है।',
    no_show_contest: ({ person }) =>
      `${person || 'दूसरे सदस्य'} ने नहीं बताया कि वे आपके सेशन में आए थे। यह उनकी ओर से छूटा हुआ गिना जाता है।`,
    no_show_appeal: () => 'एक सेशन के बारे में आपकी अपील में हमें देर हो रही है।',
  },
} satisfies MailLines<typeof mentoringKinds>;
