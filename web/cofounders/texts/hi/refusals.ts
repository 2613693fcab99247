import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { cofounderRefusals as english } from '../en/refusals.ts';

const isLanguage = (param: RefusalValues['param']) => param === 'language';

export const cofounderRefusals = {
  cofounder_search_unknown: 'अभी आपकी कोई खोज नहीं है।',
  cofounder_removed: 'हमारे स्टाफ़ ने आपकी खोज हटाई या रोकी है। आप फ़ैसला पढ़ सकते हैं और अपील कर सकते हैं।',
  cofounder_lacks_mark: 'पहले आपके पास एक निशान होना चाहिए: यह बताता है कि हमने देखा है कि आप कौन हैं या क्या करते हैं।',
  cofounder_incomplete: 'सदस्य आपको खोज सकें, इससे पहले कुछ जोड़ना बाक़ी है। इस पेज की सूची बताती है कि क्या।',
  cofounder_project_unknown: 'अपने किसी प्रोजेक्ट को चुनें, या “अभी कोई प्रोजेक्ट नहीं” चुनें।',
  cofounder_criterion_empty: ({ param }: RefusalValues) =>
    isLanguage(param)
      ? 'आपकी प्रोफ़ाइल में कोई भाषा नहीं है। वहाँ एक भाषा जोड़ें, या “फ़र्क़ नहीं पड़ता” चुनें।'
      : 'यहाँ कुछ भरें, या “फ़र्क़ नहीं पड़ता” चुनें।',
  cofounder_skill_unknown: ({ reason }: RefusalValues) =>
    `“${reason ?? ''}” हमारी हुनर की सूची में नहीं है। सूची में से एक हुनर चुनें।`,
  cofounder_district_unknown:
    'आपकी प्रोफ़ाइल का ज़िला हमें पता नहीं है। वहाँ एक ज़िला चुनें, या “कहीं से भी” भी चुनें, या “फ़र्क़ नहीं पड़ता” चुनें।',
  cofounder_start_day: 'अगले दो साल के अंदर का कोई दिन चुनें।',
  cofounder_nevers_many: `ज़्यादा से ज़्यादा ${limits.nevers} क्षेत्र और चरण चुनें।`,
  cofounder_changes_many: ({ at }: RefusalValues) =>
    at
      ? `आप एक खोज को ${limits.changes.hours} घंटे में ${limits.changes.most} बार बदल सकते हैं। अगला बदलाव ${moment(at)} से हो सकता है।`
      : `आप एक खोज को ${limits.changes.hours} घंटे में ${limits.changes.most} बार बदल सकते हैं।`,
  cofounder_split_soon: ({ at }: RefusalValues) =>
    at
      ? `आप शेयर कैसे बाँटेंगे, यह ${limits.splitDays} दिन में एक बार बदल सकते हैं। अगला बदलाव ${moment(at)} से हो सकता है।`
      : `आप शेयर कैसे बाँटेंगे, यह ${limits.splitDays} दिन में एक बार बदल सकते हैं।`,
  cofounder_search_off: 'पहले अपनी खोज चालू करें। फिर आप उन सदस्यों से पूछ सकते हैं जिनसे दोनों तरफ़ से मेल है।',
  cofounder_not_fitting: 'ये सदस्य अभी आपकी सूची में नहीं हैं: दोनों खोजों का दोनों तरफ़ से मेल नहीं है।',
  cofounder_review_unknown: 'ऐसी कोई समीक्षा नहीं है।',
  cofounder_own_review: 'आप अपनी ही खोज के बारे में फ़ैसला नहीं कर सकते।',
  cofounder_reason_missing: 'कारण बताएँ। सदस्य इसे पढ़ते हैं।',
} satisfies Translated<typeof english>;
