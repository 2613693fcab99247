import type { RefusalValues } from '#contract/ground/refusals.ts';
import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { opportunityRefusals as english } from '../en/refusals.ts';

const lacked: Record<string, string> = {
  wouldDo: 'बताएँ कि क्या काम करना होगा।',
  lookFor: 'बताएँ कि आपको कैसा व्यक्ति चाहिए।',
  startsOn: 'बताएँ कि यह कब शुरू होगा।',
  hoursAWeek: 'बताएँ कि हफ़्ते में कितने घंटे लगेंगे।',
  mode: 'बताएँ कि काम कहाँ होगा।',
  place: 'अपना ज़िला या शहर चुनें।',
  closesOn: 'बताएँ कि लोग कब तक आवेदन कर सकते हैं।',
};

export const opportunityRefusals = {
  opportunity_paused: 'टीम फ़िलहाल नए आवेदन नहीं लेती। बाद में फिर देखने के लिए इसे सहेजें।',
  opportunity_filled: 'जगह भर गई है।',
  opportunity_ended: 'इसके लिए आवेदन करने का समय बीत गया है।',
  opportunity_unknown: 'यहाँ ऐसा कोई अवसर नहीं है, या वह अपने प्रोजेक्ट के साथ ख़त्म हो गया है।',
  opportunity_closed: 'यह सिर्फ़ इसके प्रोजेक्ट के ओनर कर सकते हैं, और अभी नहीं। कृपया पेज फिर से लोड करें।',
  opportunity_over: 'इसका आख़िरी दिन बीत गया है। इसे 30 दिन और खोलने के लिए इसका समय बढ़ाएँ।',
  opportunity_lapsed:
    '30 दिन में प्रोजेक्ट के तीन जवाब बहुत देर से आए। जब इंतज़ार कर रहे सभी लोगों को जवाब मिल जाएगा, इसके अवसर अपने आप फिर से खुल जाएँगे।',
  opportunity_payment_overdue:
    'इस प्रोजेक्ट को एक भुगतान करना है जिसका समय बीत चुका है। जब तक आप वह नहीं भेजते, आप कोई अवसर नहीं दे सकते और किसी अवसर का समय नहीं बढ़ा सकते।',
  opportunity_full: 'सारी जगहें भर चुकी हैं, या किसी प्रस्ताव के लिए रोकी गई हैं।',
  opportunity_no_draft: 'सिर्फ़ ड्राफ़्ट मिटाया जा सकता है। यह जमा हो चुका था: इसे बंद करें।',
  opportunity_incomplete: ({ param = '' }: RefusalValues) =>
    lacked[param] ?? 'दूसरों को दिखने से पहले कुछ बताना बाक़ी है।',
  opportunity_gives_nothing: 'बताएँ कि इस काम के बदले क्या मिलेगा: भुगतान, इक्विटी या कॉलेज क्रेडिट।',
  opportunity_job_without_pay: 'नौकरी में भुगतान बताना ज़रूरी है। लिखें कि कितने से कितने तक।',
  opportunity_pay_range: 'सबसे कम रक़म सबसे ज़्यादा रक़म से बड़ी है। कृपया दोनों रक़म देखें।',
  opportunity_closing_day: ({ on }: RefusalValues) =>
    on
      ? `आख़िरी दिन आज या उसके बाद का चुनें, ${day(on)} तक: ज़्यादा से ज़्यादा ${limits.closesWithin} दिन आगे।`
      : `आख़िरी दिन आज या उसके बाद का चुनें: ज़्यादा से ज़्यादा ${limits.closesWithin} दिन आगे।`,
  opportunity_start_day: 'शुरू होने का यह दिन बीत गया है। आज या उसके बाद का दिन चुनें।',
  opportunity_trial_hours: `ट्रायल काम के लिए लिखें कि काम क्या है और उसमें कितना समय लगेगा: ज़्यादा से ज़्यादा ${limits.trialHours} घंटे।`,
  opportunity_terms_fixed:
    'लोग आवेदन कर चुके हैं, इसलिए आप इसका प्रकार और इसकी मुद्रा नहीं बदल सकते। कुछ और देने के लिए इसकी कॉपी बनाएँ।',
  opportunity_seats_taken: 'इतनी से ज़्यादा जगहें भर चुकी हैं, या किसी प्रस्ताव के लिए रोकी गई हैं।',
  opportunity_applications_open: 'पहले हर खुले आवेदन का फ़ैसला करें, ताकि समय बढ़ाने के बाद कोई आवेदक इंतज़ार में न रहे।',
  opportunity_project_unpublished: 'पहले प्रोजेक्ट प्रकाशित करें: लोग देखना चाहते हैं कि अवसर के पीछे कौन है।',
  opportunity_own: 'आप इसके प्रोजेक्ट की टीम में हैं। इसका फ़ैसला दूसरा स्टाफ़ करता है।',
  opportunity_reason_missing: 'कारण बताएँ, ताकि इसकी टीम इसे ठीक कर सके।',
  opportunities_too_many: 'इस प्रोजेक्ट के 20 ड्राफ़्ट हैं। पहले उनमें से एक जमा करें या मिटाएँ।',
  opportunities_saved_many: 'आपने 200 अवसर सहेजे हैं। पहले उनमें से कुछ हटाएँ।',
} satisfies Translated<typeof english>;
