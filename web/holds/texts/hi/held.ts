import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const holdsHeld = {
  orders: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'अदालतों और अधिकारियों के आदेश',
    holds: 'अकाउंट के बारे में आदेश: किसने दिया, वह क्या माँगता है, हमने क्या किया, और हमने सदस्य को बताया या नहीं।',
    why: 'क़ानून माँगता है कि हम ऐसे आदेश मानें, और दिखाएँ कि हमने माने।',
    kept: 'हमारे जवाब के तीन साल बाद तक।',
  },
  holds: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'डेटा पर रोक',
    holds: 'सदस्य का किस प्रकार का डेटा हम पूरी तरह नहीं मिटाते, कब तक, और किस मामले या आदेश के लिए।',
    why: 'सबूत रखने के लिए, जब तक किसी मामले या आदेश को उनकी ज़रूरत है।',
    kept: 'रोक ख़त्म होने के तीन साल बाद तक।',
  },
  staff_looks: {
    group: 'safety',
    policy: 'Security records',
    name: 'हमारे स्टाफ़ ने कब देखा',
    holds: 'वे दिन जब हमारे स्टाफ़ ने सदस्य का डेटा देखा, और अपने किस काम के लिए।',
    why: 'सदस्य को दिखाने के लिए कि किसने देखा।',
    kept: 'तीन साल।',
  },
  held_rows: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'रोक में रखा डेटा',
    holds: 'डेटा जो रोक के समय किसी सदस्य ने या समय-सीमा ने मिटाया, जैसा वह पहले था।',
    why: 'सबूत रखने के लिए, जब तक किसी मामले या आदेश को उनकी ज़रूरत है।',
    kept: 'जब तक रोक है: ज़्यादा से ज़्यादा 180 दिन, अगर उसे बढ़ाया न जाए।',
  },
} satisfies ModuleHeld;
