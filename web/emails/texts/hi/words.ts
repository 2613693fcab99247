import type { emailKinds } from '#contract/emails/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const emailWords = {
  refusals: {
    letter_not_found: 'हम यह ईमेल भेज चुके हैं, या अभी भेज रहे हैं। कृपया पेज फिर से लोड करें।',
    letter_outlived:
      'आप यह ईमेल अब नहीं भेज सकते: इसके कोड का समय पूरा हो गया है, या जिन्हें यह मिलना था वे अकाउंट छोड़ चुके हैं।',
  },
  deskActions: {
    'letters.listed': 'न भेजे गए ईमेल की सूची खोली',
    'letter.sentAgain': 'एक ईमेल फिर से भेजा',
    'letter.dropped': 'एक ईमेल छोड़ दिया',
  },
} satisfies ModuleWords<typeof emailKinds>;
