import type { Translated } from '#rules/text/translated.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/hi/site.ts';
import type { openDataTexts as english } from '../en/open-data.ts';

export const openDataTexts = {
  title: 'ओपन डेटा',
  description: 'सभी खुले अवसर फ़ाइलों के रूप में, सबके इस्तेमाल के लिए, हर रात नए।',
  lead: `${site.name} के सभी खुले अवसर फ़ाइलों के रूप में, जिन्हें कोई भी इस्तेमाल कर सकता है। वे हर रात नई बनती हैं।`,
  keywords: 'इंटर्नशिप, नौकरी, स्टार्टअप प्रोजेक्ट, सह-संस्थापक, भारत',
  files: 'फ़ाइलें',
  none: 'पहली फ़ाइलें आज रात बनेंगी।',
  about: {
    'opportunities.csv': 'सभी खुले अवसर, टेबल के रूप में।',
    'opportunities.ndjson': 'वही, हर अवसर JSON की एक लाइन में।',
    'job-postings.ndjson': 'इंटर्नशिप और नौकरियाँ schema.org के JobPosting के रूप में, हर एक JSON की एक लाइन में।',
  },
  made: ({ entries, size, madeAt }) =>
    `${number(entries)} एंट्री · ${number(Math.ceil(size / 1000))} kB · ${moment(madeAt)} को बनी`,
  how: 'फ़ाइलों में',
  rules: [
    'नाम, प्रोजेक्ट, प्रकार, हुनर, ज़िला, भुगतान, इक्विटी (हाँ या नहीं), कॉलेज क्रेडिट और क्या शिक्षण संस्था ने उसे पक्का किया है, तारीखें, लिंक और टेक्स्ट के पहले 500 अक्षर।',
    'किसी फ़ाइल में किसी सदस्य का नाम नहीं होता।',
    'कोई भी प्रोजेक्ट अपने अवसर कार्ड और ओपन डेटा से हटा सकता है। फिर अगली फ़ाइलों में वे नहीं होते।',
    'टेबल में उस टेक्स्ट के आगे एक ऐपोस्ट्रोफ़ी होती है जिसे स्प्रेडशीट हिसाब समझकर चला देती।',
  ],
  licence: {
    name: 'CC BY 4.0: आप फ़ाइलें इस्तेमाल कर सकते हैं और बाँट सकते हैं, अगर आप हमारा नाम बताएँ।',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  also: 'आप यह भी ले सकते हैं:',
  card: 'अपनी साइट पर कार्ड या फ़ीड',
  unknown: 'ऐसी कोई फ़ाइल नहीं है।',
} satisfies Translated<typeof english>;
