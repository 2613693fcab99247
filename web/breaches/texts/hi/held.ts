import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const breachesHeld = {
  breach_affected: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'डेटा में सेंध',
    holds: 'डेटा में सेंध का असर किन पर हुआ: अकाउंट या पता, डेटा के प्रकार, भाषा, देश, अभिभावक, और हमने उन्हें कब ईमेल किया।',
    why: 'हर व्यक्ति को बताने के लिए, जैसा क़ानून माँगता है, और यह दिखाने के लिए कि हमने बताया।',
    kept: 'मामला बंद होने के तीन साल बाद तक। अकाउंट ख़त्म होने पर लोगों की गिनती रहती है, अकाउंट और पते के बिना।',
  },
} satisfies ModuleHeld;
