import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const opportunityHeld = {
  opportunities: {
    group: 'others',
    policy: 'Projects, teams and opportunities',
    name: 'आपके प्रोजेक्ट के अवसर',
    holds: 'किसी प्रोजेक्ट के दिए अवसर, और उनमें से हर एक को किसने बनाया, जमा किया या हटाया।',
    why: 'उन्हें दिखाने के लिए, और ताकि हम किसी अकाउंट के पहले अवसरों को देख सकें।',
    kept: 'जब तक प्रोजेक्ट है।',
  },
  opportunity_reviews: {
    group: 'others',
    policy: 'Projects, teams and opportunities',
    name: 'अवसरों की समीक्षा',
    holds: 'दूसरों को दिखने से पहले किसी व्यक्ति ने अवसर को क्यों देखा, यह किसने माँगा, और फ़ैसला।',
    why: 'ऐसे अवसर रोकने के लिए जो लोगों से पैसे या काग़ज़ात माँगते हैं, और टीम को बताने के लिए कि अवसर वापस क्यों आया।',
    kept: 'जब तक अवसर है।',
  },
  saved_opportunities: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'आपके सहेजे अवसर',
    holds: 'वे अवसर जो किसी सदस्य ने सहेजे हैं।',
    why: 'उन्हें फिर से दिखाने के लिए।',
    kept: 'जब तक सदस्य अवसर को सहेजे हुए में से नहीं हटाते, या अवसर ख़त्म नहीं हो जाता।',
  },
} satisfies ModuleHeld;
