import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';

export const heldTitles = {
  account: 'आमच्याकडे: तुमचे अकाउंट',
  security: 'आमच्याकडे: ते सुरक्षित ठेवण्यासाठी',
  others: 'आमच्याकडे: तुमचे पान, प्रकल्प आणि टीम',
  agreements: 'आमच्याकडे: करार आणि लेजर',
  talk: 'आमच्याकडे: तुम्ही जे लिहिता आणि तुम्हाला जे सांगितले जाते',
  safety: 'आमच्याकडे: ब्लॉक आणि रिपोर्ट',
} satisfies Record<HeldGroup, string>;

export const keptText = (span: string) => `किती काळ ठेवले जाते: ${span}`;
