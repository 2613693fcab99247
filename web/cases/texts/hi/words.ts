import type { caseKinds } from '#contract/cases/kinds.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { caseHeld } from './held.ts';

export const caseWords = {
  refusals: {
    reported_unknown: 'यह अब यहाँ नहीं है, या आप इसे नहीं देख सकते।',
    report_not_found: 'यह रिपोर्ट अब यहाँ नहीं है। कृपया इसे फिर से लिखें।',
    report_concern_unfit: 'यह क्या है, इसके लिए कोई दूसरा जवाब चुनें।',
    report_words_missing: 'कृपया थोड़े शब्दों में बताएँ कि यह क्या है।',
    reports_too_many:
      'एक दिन में जितनी रिपोर्ट भेजी जा सकती हैं, आप भेज चुके हैं। कृपया कल फिर कोशिश करें। अगर कोई ख़तरे में है, तो 112 या आप जहाँ हैं वहाँ की पुलिस को फ़ोन करें।',
    report_closed: 'हम यह रिपोर्ट देख चुके हैं, इसलिए आप इसमें कुछ जोड़ नहीं सकते। अगर यह जारी रहे, तो नई रिपोर्ट भेजें।',
    report_pictures_too_many: `एक रिपोर्ट में ${reportLimits.pictures} तस्वीरें हो सकती हैं। इसमें उतनी पहले से हैं।`,
    case_not_found: 'यह अब यहाँ नहीं है। कृपया पेज फिर से लोड करें।',
    case_own: 'आप इस मामले में शामिल हैं। इसका फ़ैसला कोई दूसरा मॉडरेटर करेगा।',
    case_same_administrator: 'इस मामले का फ़ैसला आपने किया है। अपील का जवाब कोई दूसरा मॉडरेटर देगा।',
    case_conflict:
      'आप इस मामले के किसी व्यक्ति को जानते हैं, या आप उनके साथ किसी टीम, अनुबंध या मेंटरशिप में थे। इसका फ़ैसला कोई दूसरा मॉडरेटर करेगा।',
    case_taken: 'यह मामला अब किसी दूसरे मॉडरेटर के पास है। कृपया कोई दूसरा मामला चुनें।',
    second_look_unfit: 'दूसरे स्टाफ़ से देखने को आप तभी कह सकते हैं जब हमने कुछ नहीं किया हो।',
    second_look_twice: 'दूसरे स्टाफ़ से देखने को आप एक बार कह सकते हैं। आप कह चुके हैं।',
    second_look_late: `इसके लिए आप जवाब के ${caseTimes.secondLookDays} दिन के अंदर कह सकते हैं।`,
    case_outcome_unfit:
      'सिर्फ़ “कुछ नहीं” चुनें, या बाक़ी में से एक या ज़्यादा। अगर आप रोकते हैं या निलंबित करते हैं, तो दिन चुनें।',
    member_paused:
      'आपका अकाउंट रोका हुआ है। जो आपको करना बाक़ी है, वह आप कर सकते हैं। आप कुछ नया शुरू या प्रकाशित नहीं कर सकते। “आज” पेज बताता है कि कब तक, और अपील कैसे करें।',
    case_not_appealable: 'आप इस पर अपील नहीं कर सकते। कृपया पेज फिर से लोड करें।',
    case_appeal_twice: 'आप अपील कर चुके हैं। आप एक बार अपील कर सकते हैं।',
    suspension_over: 'आपका अकाउंट फिर से खुला है। कृपया पेज फिर से लोड करें।',
    case_appeal_late: `इसके ${caseTimes.appealDays} दिन बीत चुके हैं। आप “मेरा डेटा” में शिकायत कर सकते हैं।`,
  },
  fieldErrors: {
    report_concern_missing: 'चुनें कि यह क्या है।',
    second_look_long: `इसे ${reportLimits.secondLook.toLocaleString('en')} अक्षरों तक रखें।`,
    report_words_long: `इसे ${reportLimits.words.toLocaleString('en')} अक्षरों तक रखें।`,
    case_appeal_length: `कृपया ${reportLimits.appeal.min} से ${reportLimits.appeal.max.toLocaleString('en')} अक्षर लिखें।`,
    case_outcome_missing: 'एक नतीजा चुनें।',
  },
  turns: {
    mine: {
      case_appeal: ({ thing }) => `एक अपील का जवाब दें: ${thing}`,
      report_decision: ({ thing }) => `एक रिपोर्ट पर फ़ैसला करें: ${thing || 'एक सदस्य'}`,
      case_decided: ({ thing }) => `हमारा फ़ैसला पढ़ें, और ग़लत हो तो अपील करें: ${thing}`,
    },
    awaited: {
      case_appeal: ({ thing }) => `हम आपकी अपील का जवाब देंगे: ${thing}`,
      report_decision: ({ thing }) => `हम आपकी रिपोर्ट पर फ़ैसला करेंगे: ${thing || 'एक सदस्य'}`,
      case_decided: ({ thing }) => `सदस्य हमारे फ़ैसले पर अपील कर सकते हैं: ${thing}`,
    },
  },
  notifications: {
    case_judged: () => 'हमने आपकी किसी चीज़ के बारे में फ़ैसला किया है',
    case_appeal_answered: () => 'हमने आपकी अपील का जवाब दिया है',
    report_answered: () => 'आपने जिसकी रिपोर्ट की, उसे हमने देखा है',
    case_waits: () => 'एक नया मामला फ़ैसले के इंतज़ार में है',
    case_urgent: () => 'एक मामला इंतज़ार में है जिसे तुरंत देखना ज़रूरी है: फ़ैसले के लिए दो घंटे',
  },
  subjects: {
    case: ({ thing }) => thing || 'एक फ़ैसला',
    report: ({ thing }) => thing || 'आपकी रिपोर्ट',
    case_at_desk: () => 'स्टाफ़ के पेज',
  },
  deskActions: {
    'cases.listed': 'मामलों की सूची खोली',
    'case.opened': 'एक मामला देखा',
    'case.recused': 'बताया कि एक मामले के किसी व्यक्ति से जान-पहचान है',
    'case.pictureOpened': 'एक मामले की तस्वीर देखी',
    'case.decided': 'एक मामले का फ़ैसला किया',
    'case.appealAnswered': 'एक मामले में अपील का जवाब दिया',
  },
  held: caseHeld,
  emails: {
    'report-code': 'रिपोर्ट के लिए कोड',
    'report-received': 'रिपोर्ट की रसीद',
    'report-answered': 'रिपोर्ट का जवाब',
    'case-decided': 'मामले में फ़ैसला',
    'case-appeal-answered': 'मामले में अपील का जवाब',
  },
} satisfies ModuleWords<typeof caseKinds>;
