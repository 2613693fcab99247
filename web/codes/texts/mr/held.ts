import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const codeHeld = {
  codes: {
    group: 'security',
    policy: 'Security records',
    name: 'ईमेलने पाठवलेले कोड',
    holds:
      'आम्ही ईमेलने पाठवलेले कोड: कोणत्या कामासाठी, कोणत्या पत्त्यावर, कधीपर्यंत, आणि कोणी मागितले, हॅश म्हणून; अंक कधीही नाहीत.',
    why: 'व्यक्ती मेलबॉक्स वाचू शकते का ते तपासण्यासाठी.',
    kept: 'कोड संपल्यानंतर जास्तीत जास्त एक तास.',
  },
  tokens: {
    group: 'security',
    policy: 'Security records',
    name: 'ईमेलने पाठवलेल्या लिंक',
    holds: 'आम्ही ईमेलने पाठवलेल्या लिंक: कोणत्या प्रकारची, कोणत्या पत्त्यावर, कधीपर्यंत. लिंकचा गुप्त भाग आम्ही ठेवत नाही.',
    why: 'व्यक्ती मेलबॉक्स वाचू शकते का ते तपासण्यासाठी.',
    kept: 'जास्तीत जास्त एक तास.',
  },
} satisfies ModuleHeld;
