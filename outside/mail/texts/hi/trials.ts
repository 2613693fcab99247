import type { trialKinds } from '#contract/trials/kinds.ts';
import type { MailLines } from '../words.ts';

/** No line says what a member answered. */
export const trialLines = {
  notifications: {
    trial_set_waits: () => 'दूसरे सदस्य ने आठ सवालों के जवाब दे दिए हैं। अपने जवाब देने के बाद आप उन्हें पढ़ सकते हैं।',
    trial_sets_open: () => 'आप दोनों ने आठ सवालों के जवाब दे दिए हैं। दोनों के जवाब पेज पर पढ़ें।',
    trial_answer_asked: () => 'आज आपके ट्रायल का आख़िरी दिन है। पेज पर बताएँ कि आगे क्या होगा।',
    trial_gone_on: () => 'आप दोनों ट्रायल के बाद आगे बढ़ना चाहते हैं।',
    trial_extended: () => 'आपके ट्रायल के लिए दो हफ़्ते और का प्रस्ताव है। इस पर आप दोनों हस्ताक्षर करते हैं।',
    trial_parted: () => 'आपका ट्रायल ख़त्म हो गया है, और यहाँ आप अलग होते हैं।',
  },
  owed: {
    trial_answer: ({ person }) => `बताएँ कि ${person || 'एक सदस्य'} के साथ आपके ट्रायल का आगे क्या होगा।`,
  },
  awaited: {
    trial_answer: () => 'आपके ट्रायल के बारे में कोई जवाब नहीं आया।',
  },
} satisfies MailLines<typeof trialKinds>;
