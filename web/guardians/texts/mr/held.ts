import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const guardianHeld = {
  guardians: {
    group: 'account',
    policy: 'Parents and guardians',
    name: 'आई, वडील किंवा पालक',
    holds:
      '18 पेक्षा कमी वयाच्या सदस्याच्या आई, वडील किंवा पालकांचा ईमेल पत्ता, त्यांचे नाते, त्यांचे उत्तर, आणि कोणत्या सेवेने त्यांची पडताळणी केली ते.',
    why: 'कायद्यानुसार त्यांची संमती लागते.',
    kept: '18 व्या वाढदिवसापर्यंत. कोणीही संमती दिली नाही, तर त्या कारणाने अकाउंट पुसून टाकले जाईपर्यंत.',
  },
} satisfies ModuleHeld;
