import type { emailKinds } from '#contract/emails/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const emailWords = {
  refusals: {
    letter_not_found: 'आम्ही हा ईमेल पाठवला आहे, किंवा आत्ता पाठवत आहोत. कृपया पान पुन्हा लोड करा.',
    letter_outlived:
      'तुम्ही हा ईमेल आता पाठवू शकत नाही: त्यातील कोडची वेळ संपली आहे, किंवा तो ज्यांना मिळणार होता त्यांनी त्यांचे अकाउंट सोडले आहे.',
  },
  deskActions: {
    'letters.listed': 'न पाठवलेल्या ईमेलची यादी उघडली',
    'letter.sentAgain': 'एक ईमेल पुन्हा पाठवला',
    'letter.dropped': 'एक ईमेल सोडून दिला',
  },
} satisfies ModuleWords<typeof emailKinds>;
