import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const enquiryHeld = {
  enquiries: {
    group: 'talk',
    policy: 'Questions to us',
    name: 'हमें भेजे आपके संदेश',
    holds: 'संदेश जो किसी व्यक्ति ने संपर्क फ़ॉर्म में लिखा, नाम, ईमेल पते और भाषा के साथ।',
    why: 'उसका जवाब देने के लिए।',
    kept: 'दो साल।',
  },
  enquiry_answers: {
    group: 'talk',
    policy: 'Questions to us',
    name: 'हमारे जवाब',
    holds: 'जवाब जो हमने लिखा, और हमारे स्टाफ़ में से किसने लिखा।',
    why: 'यह जानने के लिए कि हमने क्या कहा।',
    kept: 'जब तक वह संदेश है जिसका यह जवाब है।',
  },
} satisfies ModuleHeld;
