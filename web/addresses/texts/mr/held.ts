import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const addressHeld = {
  email_changes: {
    group: 'account',
    policy: 'Your account',
    name: 'नवीन ईमेल पत्ता',
    holds: 'सदस्याला वापरायचा असलेला नवीन ईमेल पत्ता, त्यावर आम्ही पाठवलेला कोड ते लिहीपर्यंत.',
    why: 'अकाउंटने नवीन पत्ता वापरण्याआधी सदस्य त्यावरचे ईमेल वाचू शकतात हे नक्की करण्यासाठी.',
    kept: 'दहा मिनिटे.',
  },
  former_addresses: {
    group: 'account',
    policy: 'Your account',
    name: 'आधीचे ईमेल पत्ते',
    holds: 'सदस्याने ज्यांच्या जागी दुसरा पत्ता दिला आहे ते सिद्ध झालेले ईमेल पत्ते.',
    why: 'जुना मेलबॉक्स वाचणाऱ्या व्यक्तीला अकाउंट चोराकडून परत घेता यावे म्हणून.',
    kept: 'सात दिवस.',
  },
} satisfies ModuleHeld;
