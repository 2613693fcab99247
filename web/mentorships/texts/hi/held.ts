import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = 'दोनों सदस्यों के आख़िरी सेशन के 24 महीने बाद तक।';

export const mentorshipHeld = {
  mentorships: {
    ...shared,
    name: 'मेंटरशिप',
    holds: 'मेंटर या मेंटी के तौर पर सदस्य की मेंटरशिप: विषय, स्थिति, दिन, कब रोकी गई, और अंत का कारण और शब्द।',
    why: 'ताकि दोनों पक्ष जानें कि क्या तय हुआ, और सीमाओं का ध्यान रहे।',
    kept,
  },
  mentorship_plans: {
    ...shared,
    name: 'मेंटरशिप के प्लान',
    holds: 'प्लान का हर संस्करण: लक्ष्य, हफ़्ते, कितनी बार, अवधि, मिलने का तरीक़ा, और जवाब के दिन।',
    why: 'ताकि दोनों पक्ष एक ही संस्करण पर सहमत हों।',
    kept,
  },
  mentorship_marks: {
    ...shared,
    name: 'चेक-इन के निशान',
    holds: 'चेक-इन में हर पक्ष हर लक्ष्य को कैसे देखता है, एक लाइन के साथ।',
    why: 'दोनों पक्षों को प्रगति दिखाने के लिए।',
    kept,
  },
  mentorship_outcomes: {
    ...shared,
    name: 'मेंटरशिप में क्या हासिल हुआ',
    holds: 'अंत में क्या हासिल हुआ, इस पर हर पक्ष का लिखा हुआ।',
    why: 'ताकि दोनों पक्ष उसे पढ़ सकें।',
    kept,
  },
} satisfies ModuleHeld;
