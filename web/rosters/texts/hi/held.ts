import { rosterTimes as times } from '#contract/rosters/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const rosterHeld = {
  cohort_reviewers: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'बैच जिनके आप रिव्यूअर हैं',
    holds: 'शिक्षण संस्था के वे बैच जिन्हें उसके स्टाफ़ के सदस्य देखते हैं।',
    why: 'ताकि रिव्यूअर सिर्फ़ वही बैच देखें जो उन्हें दिए गए हैं।',
    kept: 'जब तक शिक्षण संस्था दूसरों को नामित न करे।',
  },
  roster_rows: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'शिक्षण संस्था की सूची में आपकी पंक्ति',
    holds: 'छात्र का नाम, नामांकन नंबर, बैच, सेमेस्टर और ईमेल पता, जैसा शिक्षण संस्था की सूची में है।',
    why: 'ताकि शिक्षण संस्था अपने छात्रों को जाने।',
    kept: `जब तक छात्र जुड़े हैं; अगर नहीं जुड़े, तो ${times.unusedDays} दिन तक।`,
  },
  roster_memberships: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'शिक्षण संस्थाएँ जिनके आप छात्र हैं',
    holds: 'सदस्य ने किस शिक्षण संस्था का कोड इस्तेमाल किया, और कब।',
    why: 'शिक्षण संस्था को यह दिखाने के लिए कि उसके छात्र यहाँ हैं।',
    kept: `जब तक सदस्य न छोड़ें, और ज़्यादा से ज़्यादा बैच की समाप्ति के ${times.membershipDays} दिन बाद तक।`,
  },
  roster_guardian_asks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'शिक्षण संस्था के लिए अभिभावक की हाँ',
    holds: '18 साल से कम उम्र के सदस्य ने किस शिक्षण संस्था से जुड़ने की अनुमति माँगी, और अभिभावक ने कब सहमति दी।',
    why: 'ताकि 18 साल से कम उम्र के सदस्य सिर्फ़ इस हाँ के साथ शिक्षण संस्था से जुड़ें।',
    kept: 'जब तक सदस्य न छोड़ें, कोड ख़त्म न हो, या 18वाँ जन्मदिन न आए।',
  },
  roster_ticks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'आप शिक्षण संस्था को क्या देखने देते हैं',
    holds: 'सदस्य शिक्षण संस्था को उसकी अपनी सूची के अलावा क्या देखने देते हैं।',
    why: 'इस पसंद को मानने के लिए।',
    kept: 'जब तक सदस्य इसे वापस न लें या न छोड़ें।',
  },
  roster_looks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'आपकी जानकारी किसने देखी',
    holds: 'शिक्षण संस्था के स्टाफ़ ने सदस्य की जानकारी कब देखी, और किस भूमिका में।',
    why: 'सदस्य को यह दिखाने के लिए कि किसने देखा।',
    kept: 'एक साल तक।',
  },
  roster_imports: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'छात्रों की सूचियाँ जो आपने भेजीं',
    holds: 'यह कि स्टाफ़ के सदस्य ने छात्रों की सूची भेजी, और कब।',
    why: 'सूची को लागू करने के लिए, या पहले जैसा करने के लिए।',
    kept: `${times.previewHours} घंटे तक।`,
  },
  roster_import_rows: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'ऐसी सूचियों की पंक्तियाँ',
    holds: 'छात्रों की सूची की पंक्तियाँ, उसके लागू होने से पहले: नाम, नामांकन नंबर, सेमेस्टर और ईमेल पता।',
    why: 'स्टाफ़ को यह दिखाने के लिए कि सूची से क्या बदलेगा।',
    kept: `${times.previewHours} घंटे तक।`,
  },
} satisfies ModuleHeld;
