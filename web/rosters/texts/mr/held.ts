import { rosterTimes as times } from '#contract/rosters/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const rosterHeld = {
  cohort_reviewers: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'तुम्ही ज्यांचे रिव्ह्यूअर आहात त्या बॅच',
    holds: 'शैक्षणिक संस्थेच्या ज्या बॅच तिच्या स्टाफमधील सदस्य पाहतात त्या.',
    why: 'रिव्ह्यूअरना फक्त त्यांना दिलेल्या बॅच दिसाव्यात म्हणून.',
    kept: 'शैक्षणिक संस्था इतरांना नेमेपर्यंत.',
  },
  roster_rows: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'शैक्षणिक संस्थेच्या यादीतील तुमची ओळ',
    holds: 'विद्यार्थ्याचे नाव, नोंदणी क्रमांक, बॅच, सेमिस्टर आणि पत्ता, शैक्षणिक संस्थेच्या यादीत आहेत तसे.',
    why: 'शैक्षणिक संस्थेला तिचे स्वतःचे विद्यार्थी कळावेत म्हणून.',
    kept: `विद्यार्थी सामील असेपर्यंत; सामील नसतील, तर ${times.unusedDays} दिवस.`,
  },
  roster_memberships: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'तुम्ही ज्यांचे विद्यार्थी आहात त्या शैक्षणिक संस्था',
    holds: 'सदस्यांनी कोणत्या शैक्षणिक संस्थेचा कोड वापरला, आणि कधी.',
    why: 'शैक्षणिक संस्थेला तिचे विद्यार्थी इथे आहेत हे दाखवण्यासाठी.',
    kept: `सदस्य सोडेपर्यंत, आणि जास्तीत जास्त बॅच संपल्यानंतर ${times.membershipDays} दिवस.`,
  },
  roster_guardian_asks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'शैक्षणिक संस्थेसाठी पालकांचा होकार',
    holds: '18 वर्षांखालील सदस्यांनी कोणत्या शैक्षणिक संस्थेत सामील होण्याबद्दल विचारले, आणि पालकांनी कधी संमती दिली.',
    why: '18 वर्षांखालील सदस्य फक्त या होकारानेच शैक्षणिक संस्थेत सामील व्हावेत म्हणून.',
    kept: 'सदस्य सोडेपर्यंत, कोड संपेपर्यंत, किंवा 18 व्या वाढदिवसापर्यंत.',
  },
  roster_ticks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'तुम्ही शैक्षणिक संस्थेला काय पाहू देता',
    holds: 'सदस्य शैक्षणिक संस्थेला तिच्या स्वतःच्या यादीपलीकडे काय पाहू देतात.',
    why: 'ही निवड पाळण्यासाठी.',
    kept: 'सदस्य हे मागे घेईपर्यंत किंवा शैक्षणिक संस्था सोडेपर्यंत.',
  },
  roster_looks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'तुमची माहिती कोणी पाहिली',
    holds: 'शैक्षणिक संस्थेच्या स्टाफने सदस्याची माहिती कधी पाहिली, आणि कोणत्या भूमिकेत.',
    why: 'कोणी पाहिले ते सदस्याला दाखवण्यासाठी.',
    kept: 'एक वर्ष.',
  },
  roster_imports: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'तुम्ही पाठवलेल्या विद्यार्थी याद्या',
    holds: 'स्टाफमधील सदस्याने विद्यार्थी यादी पाठवली हे, आणि कधी.',
    why: 'यादी लागू करण्यासाठी, किंवा ते आधीसारखे करण्यासाठी.',
    kept: `${times.previewHours} तास.`,
  },
  roster_import_rows: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'अशा याद्यांच्या ओळी',
    holds: 'लागू होण्याआधी विद्यार्थी यादीच्या ओळी: नाव, नोंदणी क्रमांक, सेमिस्टर आणि पत्ता.',
    why: 'यादीने काय बदलेल ते स्टाफला दाखवण्यासाठी.',
    kept: `${times.previewHours} तास.`,
  },
} satisfies ModuleHeld;
