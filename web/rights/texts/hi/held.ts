import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const rightsHeld = {
  rights_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'अनुरोध और शिकायतें',
    holds:
      'अनुरोध या शिकायत: नंबर, शब्द, हमारा जवाब, हमारे स्टाफ़ में से किसने दिया, और समय। अकाउंट न हो, तो ईमेल पता और भाषा भी।',
    why: 'समय पर जवाब देने के लिए, और यह दिखाने के लिए कि हमने ऐसा किया।',
    kept: 'जवाब के तीन साल बाद तक। अकाउंट ख़त्म होने पर हम नंबर, समय और नतीजा बिना शब्दों के रखते हैं।',
  },
  guest_rights_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'बिना अकाउंट के अनुरोध',
    holds: 'ऐसे व्यक्ति का अनुरोध जो साइन इन नहीं हैं, और उनका ईमेल पता, जब तक वे उस पते पर भेजा गया हमारा कोड न लिखें।',
    why: 'ताकि कोई दूसरे के नाम से अनुरोध न करे।',
    kept: 'एक दिन।',
  },
} satisfies ModuleHeld;
