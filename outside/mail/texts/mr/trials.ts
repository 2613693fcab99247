import type { trialKinds } from '#contract/trials/kinds.ts';
import type { MailLines } from '../words.ts';

/** No line says what a member answered. */
export const trialLines = {
  notifications: {
    trial_set_waits: () => 'दुसऱ्या सदस्याने आठ प्रश्नांची उत्तरे दिली आहेत. तुमची स्वतःची उत्तरे दिल्यावर तुम्ही ती वाचता.',
    trial_sets_open: () => 'तुम्ही दोघांनी आठ प्रश्नांची उत्तरे दिली आहेत. दोघांची उत्तरे पानावर वाचा.',
    trial_answer_asked: () => 'तुमच्या चाचणीचा शेवटचा दिवस आहे. ती पुढे कशी चालेल ते पानावर सांगा.',
    trial_gone_on: () => 'तुम्हा दोघांना चाचणीनंतर पुढे जायचे आहे.',
    trial_extended: () => 'तुमच्या चाचणीसाठी आणखी दोन आठवड्यांचा प्रस्ताव आहे. त्यावर तुम्ही दोघे सही करता.',
    trial_parted: () => 'तुमची चाचणी संपली आहे, आणि तुम्ही इथे वेगळे होता.',
  },
  owed: {
    trial_answer: ({ person }) =>
      person
        ? `${person} यांच्यासोबतची तुमची चाचणी पुढे कशी चालेल ते सांगा.`
        : 'एका सदस्यासोबतची तुमची चाचणी पुढे कशी चालेल ते सांगा.',
  },
  awaited: {
    trial_answer: () => 'तुमच्या चाचणीबद्दल उत्तर आले नाही.',
  },
} satisfies MailLines<typeof trialKinds>;
