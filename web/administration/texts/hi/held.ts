import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const administrationHeld = {
  admin_actions: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'हमारे स्टाफ़ के काम',
    holds: 'हमारे स्टाफ़ के काम, और उन्होंने किसका डेटा देखा: नंबर, निलंबन का कारण, खोज के शब्द।',
    why: 'ताकि साइट चलाने वाले लोग छिपकर कुछ न कर सकें।',
    kept: 'तीन साल।',
  },
  staff_rights: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'हमारे स्टाफ़ के अधिकार',
    holds: 'स्टाफ़ के पेजों के वे हिस्से जिन्हें एक अकाउंट खोल सकता है, और कब से।',
    why: 'ताकि स्टाफ़ को सिर्फ़ वही दिखे जिस पर वे काम करते हैं।',
    kept: 'जब तक अधिकार वापस न लिया जाए, या अकाउंट ख़त्म न हो।',
  },
  staff_proposals: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'हमारे स्टाफ़ के प्रस्ताव',
    holds: 'स्टाफ़ के दो लोगों के फ़ैसले: प्रस्ताव, किसके बारे में, उसका कारण, किसने रखा और पक्का किया, और कब।',
    why: 'ताकि जो वापस नहीं हो सकता, उसका फ़ैसला कोई अकेले न करे।',
    kept: 'फ़ैसले के तीन साल बाद तक। व्यक्ति का अकाउंट ख़त्म होने पर सिर्फ़ प्रकार, समय और नतीजा रहते हैं।',
  },
  named_administrators: {
    group: 'security',
    policy: 'Actions of our staff',
    name: 'सारे अधिकारों वाले स्टाफ़ के पते',
    holds: 'सारे अधिकारों वाले स्टाफ़ के पते, जो साइट चलाने वाले ने बताए हैं।',
    why: 'ताकि इन पतों का हर बदलाव रिकॉर्ड में लिखा जाए।',
    kept: 'जब तक साइट चलाने वाला पता न हटाए, या अकाउंट ख़त्म न हो।',
  },
} satisfies ModuleHeld;
