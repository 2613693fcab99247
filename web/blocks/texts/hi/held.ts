import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const blockHeld = {
  blocks: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'सदस्य जिन्हें आप ब्लॉक करते हैं',
    holds: 'वे सदस्य जिन्हें किसी सदस्य ने ब्लॉक किया, और कब।',
    why: 'दोनों सदस्यों को अलग रखने के लिए।',
    kept: 'जब तक ब्लॉक न हटे, या दोनों में से एक अकाउंट ख़त्म न हो।',
  },
} satisfies ModuleHeld;
