import { interviewLimits } from '#contract/applications/interview-limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { applicationRefusals as english } from '../en/refusals.ts';

export const applicationRefusals = {
  application_unknown: 'यहाँ ऐसा कोई आवेदन नहीं है।',
  application_own_team: 'आप इस प्रोजेक्ट की टीम में हैं।',
  application_not_open: 'यह आपके लिए खुला नहीं है',
  application_open: 'आपने इसके लिए पहले ही आवेदन किया है। आपका आवेदन खुला है।',
  application_declined: 'टीम आपको पहले ही जवाब दे चुकी है: इस बार नहीं।',
  application_twice: 'आपने इसके लिए दो बार आवेदन किया है।',
  application_answer_missing: 'कृपया हर सवाल का जवाब दें।',
  application_start_late: 'कृपया वह दिन देखें जिससे आप शुरू कर सकते हैं: वह एक साल से भी ज़्यादा बाद का है।',
  application_start_past: 'यह दिन बीत गया है। कृपया आज या उसके बाद का दिन चुनें।',
  application_owners_away: ({ on }: RefusalValues) =>
    on
      ? `यहाँ आवेदनों का जवाब देने वाले ओनर ${day(on)} तक उपलब्ध नहीं हैं, और तब तक नए आवेदन नहीं लेते। बाद में फिर देखने के लिए इसे सहेजें।`
      : 'यहाँ आवेदनों का जवाब देने वाले ओनर अभी उपलब्ध नहीं हैं, और अभी नए आवेदन नहीं लेते। बाद में फिर देखने के लिए इसे सहेजें।',
  application_opened: 'टीम ने इसे खोल लिया है, इसलिए आप इसे बदल नहीं सकते। आप इसे वापस ले सकते हैं।',
  application_over: 'यह आवेदन ख़त्म हो गया है, या इसका समय बीत गया है।',
  application_offers_many: 'आपने यहाँ तीन प्रस्ताव दिए हैं, इससे ज़्यादा नहीं दिए जा सकते।',
  application_moved: 'यह अभी नहीं हो सकता। कृपया पेज फिर से लोड करें।',
  application_words_missing: 'कृपया कारण अपने शब्दों में बताएँ।',
  trial_empty: 'कुछ लिखें, या कोई लिंक या फ़ाइल जमा करें।',
  trial_links: `कृपया सार्वजनिक वेब पेजों के ज़्यादा से ज़्यादा ${limits.trialLinks} पते दें, हर लाइन में एक, जैसे https://example.com।`,
  application_note_unknown: 'यहाँ आपका ऐसा कोई नोट नहीं है।',
  application_notes_many: `इसके बारे में ${limits.sideNotes} नोट हैं। पहले एक मिटाएँ।`,
  interview_time_gap:
    'उस दिन आपके यहाँ घड़ियाँ बदली जाती हैं: यह समय होता ही नहीं, या दो बार आता है। कृपया दूसरा समय चुनें।',
  interview_time_past: 'यह समय बीत गया है। कृपया बाद का समय चुनें।',
  interview_time_far: ({ on }: RefusalValues) =>
    on
      ? `${day(on)} तक का समय चुनें: ज़्यादा से ज़्यादा ${interviewLimits.withinDays} दिन आगे।`
      : `समय चुनें: ज़्यादा से ज़्यादा ${interviewLimits.withinDays} दिन आगे।`,
  interview_time_twice: 'हर समय एक ही बार लिखें, और जो समय पहले से तय है उसे न लिखें।',
  offer_day: ({ on }: RefusalValues) =>
    on
      ? `जवाब के लिए कल या उसके बाद का दिन चुनें, ज़्यादा से ज़्यादा ${day(on)} तक।`
      : 'जवाब के लिए कल या उसके बाद का दिन चुनें।',
  offer_start: ({ on }: RefusalValues) =>
    on
      ? `शुरू होने के लिए आज या उसके बाद का दिन चुनें, ज़्यादा से ज़्यादा ${day(on)} तक।`
      : 'शुरू होने के लिए आज या उसके बाद का दिन चुनें।',
  application_file_missing: 'पहले फ़ाइल चुनें।',
  application_file_unknown: 'यहाँ ऐसी कोई फ़ाइल नहीं है, या अब नहीं रही।',
  applications_too_many: `आपके ${limits.openVerified} आवेदन खुले हैं। एक वापस लें, या जवाब का इंतज़ार करें।`,
  applications_too_many_unverified: `आपके ${limits.openUnverified} आवेदन खुले हैं। एक वापस लें, जवाब का इंतज़ार करें, या अपनी जाँच कराएँ: तब ${limits.openVerified} आवेदन खुले रह सकते हैं।`,
} satisfies Translated<typeof english>;
