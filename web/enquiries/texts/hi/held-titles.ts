import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';

export const heldTitles = {
  account: 'हमारे पास: आपका अकाउंट',
  security: 'हमारे पास: उसे सुरक्षित रखने के लिए',
  others: 'हमारे पास: आपका पेज, प्रोजेक्ट और टीमें',
  agreements: 'हमारे पास: अनुबंध और लेजर',
  talk: 'हमारे पास: आप जो लिखते हैं और आपको जो बताया जाता है',
  safety: 'हमारे पास: ब्लॉक और रिपोर्ट',
} satisfies Record<HeldGroup, string>;

export const keptText = (span: string) => `कब तक रखा जाता है: ${span}`;
