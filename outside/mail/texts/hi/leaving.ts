import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const leaving = {
  'confirmation-code': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    heading: 'पक्का करें कि यह आप ही हैं',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'आपने एक कोड माँगा है। यह पक्का करता है कि यह आप ही हैं:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। इसे किसी को न बताएँ। अगर आपने इसे नहीं माँगा, तो आपके अकाउंट में कोई और व्यक्ति साइन इन है: अपनी सेटिंग में वह साइन इन ख़त्म करें और अपना पासवर्ड बदलें।`,
      },
    ],
  }),
  leaving: (email, site) => ({
    subject: `आपका ${site.name} अकाउंट मिटाया जाएगा`,
    heading: `आपका अकाउंट ${day(email.leavesAt)} को मिटाया जाएगा`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आपने हमसे अपना अकाउंट मिटाने को कहा है। ${day(email.leavesAt)} को हम उसे आपकी प्रोफ़ाइल और आपकी फ़ाइलों के साथ हटा देते हैं। तब तक आप साइन इन करके उसे बनाए रख सकते हैं।`,
      },
      { kind: 'link', text: 'मेरा अकाउंट बनाए रखें', url: `${site.origin}${todayPaths.dashboard}` },
      {
        kind: 'text',
        text: 'अगर यह आपने नहीं किया, तो अभी साइन इन करें, अकाउंट बनाए रखें और अपना पासवर्ड बदलें।',
      },
    ],
  }),
} satisfies Partial<EmailWords>;
