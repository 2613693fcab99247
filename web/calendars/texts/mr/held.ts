import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const calendarHeld = {
  calendar_addresses: {
    group: 'talk',
    policy: 'Applications and interviews',
    name: 'तुमच्या कॅलेंडरचा पत्ता',
    holds: 'कॅलेंडर ज्या गुप्त पत्त्यावरून सदस्याच्या तारखा वाचतात, त्याचा हॅश.',
    why: 'सदस्याचे कॅलेंडर सोबत बदलत राहावे म्हणून.',
    kept: 'सदस्य तो संपवेपर्यंत.',
  },
} satisfies ModuleHeld;
