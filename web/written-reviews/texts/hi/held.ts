import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;

export const writtenReviewHeld = {
  written_reviews: {
    ...shared,
    name: 'लिखित समीक्षाएँ',
    holds: 'मेंटर या मेंटी के तौर पर सदस्य की लिखित समीक्षाएँ: विषय, सवाल, लिंक, जवाब, समय और कारण।',
    why: 'ताकि दोनों पक्ष पढ़ सकें कि क्या पूछा गया और क्या जवाब मिला, और सीमाओं का ध्यान रहे।',
    kept: 'दोनों सदस्यों के आख़िरी सेशन या समीक्षा के 24 महीने बाद तक।',
  },
  written_review_files: {
    ...shared,
    name: 'लिखित समीक्षाओं की फ़ाइलें',
    holds: 'लिखित समीक्षा की फ़ाइलें: भेजी गई फ़ाइलें, और जवाब की फ़ाइल। तस्वीर के लिए सर्वर एक नई तस्वीर बनाता है।',
    why: 'ताकि मेंटर उन्हें पढ़ सकें, और सदस्य जवाब पढ़ सकें।',
    kept: 'समीक्षा ख़त्म होने के 30 दिन बाद तक।',
  },
} satisfies ModuleHeld;
