import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const unusedAccounts = {
  'unused-account': (email, site) => ({
    subject: `इस्तेमाल न हुआ आपका ${site.name} अकाउंट ${day(email.eraseAt)} को मिटाया जाएगा`,
    heading: `आपका अकाउंट ${day(email.eraseAt)} को मिटाया जाएगा`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आपने तीन साल से अपना अकाउंट इस्तेमाल नहीं किया है। जो अकाउंट इस्तेमाल नहीं होते, उन्हें हम नहीं रखते। ${day(email.eraseAt)} को हम आपका अकाउंट, आपकी प्रोफ़ाइल और आपकी फ़ाइलों के साथ, मिटा देते हैं।`,
      },
      { kind: 'text', text: 'उसे बनाए रखने के लिए उससे पहले साइन इन करें। और कुछ करने की ज़रूरत नहीं है।' },
      { kind: 'link', text: 'साइन इन कर अकाउंट रखें', url: `${site.origin}${todayPaths.dashboard}` },
      {
        kind: 'text',
        text: 'अगर आपको अकाउंट की अब ज़रूरत नहीं है, तो यह ईमेल अनदेखा किया जा सकता है। आप कभी भी फिर से जुड़ सकते हैं।',
      },
    ],
  }),
} satisfies Partial<EmailWords>;
