import type { mentorshipKinds } from '#contract/mentorships/kinds.ts';
import type { MailLines } from '../words.ts';

/** No subject or line names a topic or an outcome. */
export const mentorshipLines = {
  notifications: {
    mentorship_proposed: () => 'एक सदस्य ने आपको मेंटरशिप का प्रस्ताव दिया है, और उन्हें आपके जवाब का इंतज़ार है।',
    mentorship_countered: () => 'दूसरे सदस्य ने आपकी मेंटरशिप के लिए दूसरा प्लान रखा है। उसका जवाब दें।',
    mentorship_agreed: () => 'आपकी मेंटरशिप के बारे में नई ख़बर है। वह उसके पेज पर है।',
    mentorship_declined: () => 'मेंटरशिप के आपके प्रस्ताव के बारे में नई ख़बर है।',
    mentorship_withdrawn: () => 'आपको मिले मेंटरशिप के एक प्रस्ताव के बारे में नई ख़बर है।',
    mentorship_paused: () => 'आपकी मेंटरशिप के बारे में नई ख़बर है: वह कुछ हफ़्तों के लिए रुकी है।',
    mentorship_resumed: () => 'आपकी मेंटरशिप के बारे में नई ख़बर है: वह आगे चल रही है।',
    mentorship_check_in_open: () => 'आपकी मेंटरशिप का एक चेक-इन 5 दिन के लिए खुला है।',
    mentorship_go_on_asked: () => 'क्या आपकी मेंटरशिप आगे चलेगी? 7 दिन के अंदर बताएँ, नहीं तो वह ख़त्म हो जाती है।',
    mentorship_completed: () => 'आपकी एक मेंटरशिप का आख़िरी दिन बीत गया है। लिखें कि क्या हासिल हुआ।',
    mentorship_ended: () => 'आपकी मेंटरशिप के बारे में नई ख़बर है। वह उसके पेज पर है।',
    mentorship_released: () => 'आपकी मेंटरशिप आगे नहीं चलेगी, क्योंकि दूसरे सदस्य अभी उपलब्ध नहीं हैं।',
    mentorship_reached: () => 'आपकी मेंटरशिप में क्या हासिल हुआ, यह अब आप दोनों पढ़ सकते हैं।',
  },
  owed: {
    mentorship_answer: ({ person }) =>
      `${person || 'एक सदस्य'} ने आपको मेंटरशिप का प्रस्ताव दिया है और उन्हें आपके जवाब का इंतज़ार है।`,
    mentorship_check_in: () => 'आपकी मेंटरशिप का एक चेक-इन आपके इंतज़ार में है।',
    mentorship_go_on: () => 'बताएँ कि आपकी मेंटरशिप आगे चलेगी या नहीं। आप दोनों की हाँ के बिना वह ख़त्म हो जाती है।',
  },
  awaited: {
    mentorship_answer: () => 'मेंटरशिप के आपके प्रस्ताव का कोई जवाब नहीं आया।',
    mentorship_check_in: () => 'दूसरे सदस्य ने आपकी मेंटरशिप का चेक-इन नहीं लिखा।',
    mentorship_go_on: () => 'दूसरे सदस्य ने नहीं कहा कि आपकी मेंटरशिप आगे चलेगी।',
  },
} satisfies MailLines<typeof mentorshipKinds>;
