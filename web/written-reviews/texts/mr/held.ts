import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;

export const writtenReviewHeld = {
  written_reviews: {
    ...shared,
    name: 'लेखी परीक्षणे',
    holds: 'मेंटर किंवा मेंटी म्हणून सदस्याची लेखी परीक्षणे: विषय, प्रश्न, लिंक, उत्तरे, वेळा आणि कारणे.',
    why: 'काय विचारले आणि काय उत्तर दिले हे दोन्ही बाजूंना वाचता यावे, आणि मर्यादा पाळल्या जाव्यात म्हणून.',
    kept: 'दोन्ही सदस्यांच्या शेवटच्या सेशननंतर किंवा परीक्षणानंतर 24 महिने.',
  },
  written_review_files: {
    ...shared,
    name: 'लेखी परीक्षणांच्या फाइल',
    holds: 'लेखी परीक्षणाच्या फाइल: पाठवलेल्या, आणि उत्तराची. चित्रासाठी सर्व्हर नवीन चित्र तयार करतो.',
    why: 'मेंटरला त्या वाचता याव्यात, आणि सदस्याला उत्तर वाचता यावे म्हणून.',
    kept: 'परीक्षण संपल्यानंतर 30 दिवस.',
  },
} satisfies ModuleHeld;
