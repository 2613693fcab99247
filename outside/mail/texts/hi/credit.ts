import type { creditKinds } from '#contract/credit/kinds.ts';
import type { MailLines } from '../words.ts';

export const creditLines = {
  notifications: {
    claim_host_asked: ({ person, thing }) =>
      `${person || 'एक सदस्य'} ने आपसे ${thing || 'आपके प्रोजेक्ट'} में काम के घंटे पक्के करने का अनुरोध किया है।`,
    claim_confirmed: () => 'काम देने वाले ने जवाब दे दिया है। क्रेडिट का आपका दावा अब शिक्षण संस्था के पास है।',
    claim_returned: () => 'क्रेडिट का आपका दावा लौटाया गया है। कारण पेज पर पढ़ें।',
    claim_evidence_needed: () => 'आपके घंटे काम देने वाले पक्के नहीं कर रहे। अपने दावे के लिए पेज पर सबूत दें।',
    claim_waits: ({ thing }) => `${thing}: क्रेडिट के एक दावे पर फ़ैसले का इंतज़ार है।`,
    claim_waits_for_no_one: ({ thing }) =>
      `${thing}: क्रेडिट के आपके दावे पर अभी स्टाफ़ में से कोई फ़ैसला नहीं कर सकता। दावा इंतज़ार में है।`,
    claim_late: ({ thing }) => `${thing} की ओर से क्रेडिट के आपके दावे में देर हो रही है। दावा अब भी वहाँ इंतज़ार में है।`,
    claim_approved: ({ thing }) => `${thing} ने क्रेडिट के आपके दावे को मंज़ूरी दे दी है।`,
    claim_declined: ({ thing }) => `${thing} ने क्रेडिट के आपके दावे के लिए मना कर दिया है। कारण पेज पर पढ़ें।`,
    claim_withdrawn: ({ thing }) =>
      `${thing} में क्रेडिट का आपका दावा वापस ले लिया गया है। आप इन घंटों का दावा फिर से कर सकते हैं।`,
    claim_released: ({ thing }) =>
      `${thing} में क्रेडिट का आपका दावा ख़त्म हो गया है। आप इन घंटों का दावा फिर से कर सकते हैं।`,
    claim_taken_back: ({ thing }) => `${thing} ने आपके दावे की मंज़ूरी वापस ले ली है। कारण पेज पर पढ़ें।`,
    claim_appealed: ({ thing }) => `${thing}: एक छात्र ने एक फ़ैसले पर अपील की है।`,
    claim_appeal_decided: ({ thing }) => `${thing} ने आपकी अपील पर फ़ैसला कर दिया है।`,
  },
  owed: {
    claim_host: ({ person, thing }) => `${thing || 'आपके प्रोजेक्ट'} में ${person || 'एक सदस्य'} के घंटे पक्के करें।`,
    claim_returned: ({ thing }) => `${thing} में क्रेडिट का अपना दावा बदलें, या उसे वापस लें।`,
    claim_evidence: ({ thing }) => `${thing} में क्रेडिट के अपने दावे के लिए सबूत दें।`,
  },
  awaited: {
    claim_host: ({ thing }) => `${thing || 'प्रोजेक्ट'} के ओनर ने आपके घंटों के बारे में जवाब नहीं दिया।`,
    claim_returned: () => 'क्रेडिट का एक दावा समय पर नहीं बदला गया।',
    claim_evidence: () => 'क्रेडिट के एक दावे के लिए समय पर सबूत नहीं दिया गया।',
  },
  until: {
    claim_host: (day) =>
      `${day} तक। जवाब न मिलने पर हम एक बार और पूछते हैं, फिर दावे पर सबूत के आधार पर फ़ैसला होता है।`,
    claim_returned: (day) => `${day} तक। उसके बाद दावा वापस ले लिया जाता है।`,
    claim_evidence: (day) => `${day} तक। उसके बाद दावा वापस ले लिया जाता है।`,
  },
  lapsed: {
    claim_host: 'आपने समय पर जवाब नहीं दिया।',
    claim_returned: 'दावा वापस ले लिया गया है। आप इन घंटों का दावा फिर से कर सकते हैं।',
    claim_evidence: 'दावा वापस ले लिया गया है। आप इन घंटों का दावा फिर से कर सकते हैं।',
  },
} satisfies MailLines<typeof creditKinds>;
