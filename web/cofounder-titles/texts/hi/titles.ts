import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { titleTexts as english } from '../en/titles.ts';

export const titleTexts = {
  title: 'सह-संस्थापक',
  description: 'टीम में से कौन कहते हैं कि वे सह-संस्थापक हैं।',
  what: `प्रस्ताव एक ओनर देते हैं। उस सदस्य और हर दूसरे सह-संस्थापक के पास स्वीकार करने के लिए ${limits.answerDays} दिन हैं। अगर अभी किसी के पास यह टाइटल नहीं है, तो उनकी जगह दूसरे ओनर इसे स्वीकार करते हैं। जवाब न मिलने पर टाइटल नामंज़ूर माना जाता है।`,
  free: 'जो टाइटल सदस्य ख़ुद अपने लिए लिखते हैं, वह वैसा ही रहता है। उस पर कोई तारीख नहीं होती।',
  since: (on) => `${day(on)} से सह-संस्थापक। यह उनका अपना कहना है।`,
  asked: (accepted, needed) => `प्रस्तावित: ${needed} में से ${accepted} ने स्वीकार किया है।`,
  until: (at) => `${moment(at)} तक जवाब दें।`,
  propose: 'सह-संस्थापक का प्रस्ताव',
  proposeNamed: (name) => `सह-संस्थापक का प्रस्ताव: ${name}`,
  yes: 'हाँ, सह-संस्थापक',
  no: 'नहीं',
  takeOff: 'मेरा टाइटल हटाएँ',
  report: 'इस टाइटल की रिपोर्ट करें',
  self: 'आप',
  unnamed: 'एक सदस्य',
  done: {
    proposed: 'टाइटल का प्रस्ताव दिया गया है।',
    answered: 'आपका जवाब रख लिया गया है।',
    takenOff: 'आपका टाइटल हटा दिया गया है।',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
