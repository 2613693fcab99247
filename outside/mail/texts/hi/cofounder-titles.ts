import type { cofounderTitleKinds } from '#contract/cofounder-titles/kinds.ts';
import type { MailLines } from '../words.ts';

export const cofounderTitleLines = {
  notifications: {
    cofounder_title_asked: ({ thing }) => `${thing} में सह-संस्थापक टाइटल का प्रस्ताव आया है। हाँ या नहीं बताएँ।`,
    cofounder_title_given: ({ thing }) => `${thing} के एक सदस्य के पास अब सह-संस्थापक का टाइटल है।`,
    cofounder_title_declined: ({ thing }) => `${thing} में सह-संस्थापक का एक टाइटल स्वीकार नहीं किया गया।`,
  },
  owed: {
    cofounder_title: ({ thing }) => `${thing} में सह-संस्थापक के एक टाइटल पर हाँ या नहीं बताएँ।`,
  },
  awaited: {
    cofounder_title: ({ thing }) => `${thing} में सह-संस्थापक के एक टाइटल पर कोई जवाब नहीं आया।`,
  },
} satisfies MailLines<typeof cofounderTitleKinds>;
