import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import type { MailLines } from '../words.ts';

/** No subject or line names a topic. */
export const writtenReviewLines = {
  notifications: {
    written_review_asked: () => 'एक सदस्य ने आपसे लिखित समीक्षा माँगी है, और उन्हें आपके जवाब का इंतज़ार है।',
    written_review_accepted: () => 'लिखित समीक्षा के आपके अनुरोध के बारे में नई ख़बर है।',
    written_review_declined: () => 'लिखित समीक्षा के आपके अनुरोध के बारे में नई ख़बर है।',
    written_review_withdrawn: () => 'लिखित समीक्षा का एक अनुरोध वापस ले लिया गया।',
    written_review_cancelled: () => 'एक लिखित समीक्षा रद्द की गई। कारण पेज पर है।',
    written_review_released: () => 'एक लिखित समीक्षा नहीं होगी, क्योंकि दूसरे सदस्य अभी उपलब्ध नहीं हैं।',
    written_review_answered: () => 'मेंटर ने लिखित समीक्षा के आपके अनुरोध का जवाब दिया है। उसे पेज पर पढ़ें।',
    written_review_asked_back: () => 'एक सदस्य ने एक लिखित समीक्षा के बारे में आपसे एक और सवाल पूछा है।',
    written_review_answered_back: () => 'एक लिखित समीक्षा के बारे में आपके दूसरे सवाल का जवाब आया है।',
  },
  owed: {
    review_due: ({ person }) => `${person || 'एक सदस्य'} को आपकी लिखित समीक्षा का इंतज़ार है।`,
    review_asking_back: () => 'आप अपनी लिखित समीक्षा के बारे में एक और सवाल पूछ सकते हैं।',
    review_ask_back: ({ person }) => `${person || 'एक सदस्य'} ने आपकी लिखित समीक्षा के बारे में एक और सवाल पूछा है।`,
  },
  awaited: {
    review_due: () => 'मेंटर ने लिखित समीक्षा समय पर नहीं भेजी। पेज पर दूसरे मेंटर हैं।',
    review_asking_back: () => 'आपकी लिखित समीक्षा के बारे में दूसरा सवाल नहीं आया।',
    review_ask_back: () => 'एक लिखित समीक्षा के बारे में आपके दूसरे सवाल का कोई जवाब नहीं आया।',
  },
} satisfies MailLines<typeof writtenReviewKinds>;
