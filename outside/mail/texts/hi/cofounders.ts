import type { cofounderKinds } from '#contract/cofounders/kinds.ts';
import type { MailLines } from '../words.ts';

export const cofounderLines = {
  notifications: {
    still_looking_asked: () =>
      'क्या आपको अब भी सह-संस्थापक की तलाश है? जवाब न मिलने पर 7 दिन में आपकी खोज रोक दी जाएगी।',
    search_paused: () => 'सह-संस्थापक की आपकी खोज रोक दी गई है। आप इसे कभी भी फिर से चालू कर सकते हैं।',
    search_late: () => 'सह-संस्थापक की आपकी खोज पढ़ने में हमें देर हो रही है।',
    search_approved: () => 'हमने सह-संस्थापक की आपकी खोज पढ़ ली है।',
    search_returned: () => 'हमने सह-संस्थापक की आपकी खोज पढ़ ली है।',
  },
  owed: {
    cofounder_review: ({ thing }) => `सह-संस्थापक की एक खोज की समीक्षा का इंतज़ार है: ${thing}।`,
    still_looking: () => 'बताएँ कि आपको अब भी सह-संस्थापक की तलाश है या नहीं।',
  },
  awaited: {
    cofounder_review: () => 'सह-संस्थापक की आपकी खोज पढ़ने में हमें देर हो रही है।',
    still_looking: () => 'एक सदस्य ने नहीं बताया कि उन्हें अब भी सह-संस्थापक की तलाश है या नहीं।',
  },
  until: {
    still_looking: (day) =>
      `${day} तक जवाब न मिलने पर आपकी खोज रोक दी जाती है। आप इसे कभी भी फिर से चालू कर सकते हैं।`,
  },
  lapsed: {
    still_looking: 'सह-संस्थापक की आपकी खोज रोक दी गई है। आप इसे कभी भी फिर से चालू कर सकते हैं।',
  },
} satisfies MailLines<typeof cofounderKinds>;
