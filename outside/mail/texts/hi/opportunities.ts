import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import type { MailLines } from '../words.ts';

export const opportunityLines = {
  unnamed: 'एक अवसर',
  notifications: {
    opportunity_approved: ({ thing }) => `हमारे स्टाफ़ ने आपका अवसर देख लिया है: ${thing}।`,
    opportunity_returned: ({ thing }) => `हमारे स्टाफ़ ने आपका अवसर देख लिया है: ${thing}।`,
    opportunity_late: ({ thing }) => `आपके अवसर की समीक्षा में हमें देर हो रही है: ${thing}।`,
    opportunity_expired: ({ thing }) => `आख़िरी दिन बीत गया है: ${thing}।`,
    opportunity_removed: ({ thing }) => `${thing} के बारे में एक फ़ैसला हुआ है।`,
    places_paused: ({ thing }) =>
      `आवेदकों को आपके जवाब का इंतज़ार है: ${thing}। जब तक आप जवाब न दें, कोई और आवेदन नहीं कर सकता।`,
    places_resumed: ({ thing }) => `लोग फिर से आवेदन कर सकते हैं: ${thing}।`,
    opportunity_opened: ({ thing }) => `आप जिस प्रोजेक्ट को फ़ॉलो करते हैं, उसमें कुछ नया है: ${thing}।`,
  },
  owed: {
    opportunity_review: ({ thing }) => `एक अवसर की समीक्षा का इंतज़ार है: ${thing}।`,
  },
  awaited: {
    opportunity_review: ({ thing }) => `आपके अवसर की समीक्षा में हमें देर हो रही है: ${thing}।`,
  },
} satisfies MailLines<typeof opportunityKinds>;
