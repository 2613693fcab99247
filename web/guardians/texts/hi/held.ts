import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const guardianHeld = {
  guardians: {
    group: 'account',
    policy: 'Parents and guardians',
    name: 'माता-पिता या अभिभावक',
    holds:
      '18 साल से कम उम्र के सदस्य के माता-पिता या अभिभावक का ईमेल पता, उनका रिश्ता, उनका जवाब, और वह सेवा जिसने उनकी जाँच की।',
    why: 'क़ानून उनकी सहमति माँगता है।',
    kept: '18वें जन्मदिन तक। अगर कोई सहमति न दे, तो इसी वजह से अकाउंट मिटाए जाने तक।',
  },
} satisfies ModuleHeld;
