import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const signUpHeld = {
  email_proofs: {
    group: 'account',
    policy: 'Your account',
    name: 'अकाउंटसाठी पत्ता',
    holds: 'अजून कोणत्याही अकाउंटचा नसलेला ईमेल पत्ता, आणि तो सिद्ध झाला आहे का.',
    why: 'मेलबॉक्स वाचणाऱ्या व्यक्तीनेच त्याच्या पत्त्याने सामील व्हावे म्हणून.',
    kept: 'एक दिवस.',
  },
} satisfies ModuleHeld;
