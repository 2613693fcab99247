import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const unsentFormHeld = {
  unsent_forms: {
    group: 'security',
    policy: 'Security records',
    name: 'साइन इन संपल्यानंतर पाठवलेले फॉर्म',
    holds: 'सदस्याचे साइन इन संपल्यानंतर पाठवलेल्या फॉर्मचा मजकूर, फक्त सदस्याच्या ब्राउझरकडे असलेल्या किल्लीने सीलबंद केलेला.',
    why: 'सदस्याने साइन इन केल्यावर मजकूर पुन्हा दाखवण्यासाठी, म्हणजे ते तो पाठवू शकतात.',
    kept: 'तीस मिनिटे, किंवा पान तो दाखवेपर्यंत.',
  },
} satisfies ModuleHeld;
