import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { ledgerRefusals as english } from '../en/ledger-refusals.ts';

export const ledgerRefusals = {
  agreement_not_active: 'यह अनुबंध ख़त्म हो रहा है या ख़त्म हो चुका है, इसलिए इसके तहत कुछ नया शुरू नहीं होता।',
  agreement_settled: 'इस अनुबंध का हिसाब पूरा हो चुका है। सिर्फ़ वही आगे चलता है जो वेस्ट हो चुका है।',
  award_too_large: 'यह पड़ाव के मूल्य से ज़्यादा है। 0 से उस मूल्य तक चुनें।',
  cause_not_claimed: 'यहाँ ऐसा कोई कारण नहीं बताया गया जिस पर आपत्ति या फ़ैसला हो सके।',
  cause_unknown: 'अनुबंध में ऐसा कोई कारण नहीं लिखा है।',
  choice_outside_bounds: 'इस पड़ाव के लिए इस हिस्से का प्रस्ताव नहीं है। दिखाए गए हिस्सों में से एक चुनें।',
  confirmation_stands:
    'यह पक्का किया जा चुका है और अब नहीं बदलता: इस पर फ़ैसला हो चुका है, पैसा लौटाया जाना था, या विवाद का समय बीत चुका है।',
  conversion_unknown: 'यूनिट के शेयर बनने की ऐसी कोई एंट्री नहीं है जो हाँ का इंतज़ार कर रही हो।',
  dispute_too_late: 'इस पड़ाव पर विवाद खोलने का समय बीत चुका है।',
  dispute_used:
    'इस पड़ाव पर पहले ही विवाद हो चुका है। सिर्फ़ वापस लिया गया विवाद फिर से खोला जा सकता है, और सिर्फ़ एक बार।',
  end_not_reached: 'ख़त्म होने की तारीख अभी नहीं आई है।',
  entry_out_of_order: 'इस बीच कुछ और लिखा गया। अब यह ऐसा है।',
  entry_unknown: 'ऐसी कोई एंट्री नहीं है जो वापस ली जा सके।',
  entry_wrong_figures: 'ये अंक उससे नहीं निकलते जो तय हुआ था। कुछ नहीं बदला।',
  milestone_disputed: 'इस पड़ाव पर विवाद है। उसका फ़ैसला होने पर यह आगे चलेगा।',
  milestone_unknown: 'अनुबंध में ऐसा कोई पड़ाव नहीं है।',
  not_due: 'ऐसा कुछ बक़ाया नहीं है।',
  not_from_this_stage: 'पड़ाव आगे बढ़ चुका है, इसलिए यह अब नहीं हो सकता।',
  not_your_side: 'यह दूसरे पक्ष को करना है।',
  payment_not_awaited: 'यह भुगतान पक्का किए जाने का इंतज़ार नहीं कर रहा है।',
  payment_too_large: 'यह बक़ाया से ज़्यादा है। उतना या उससे कम भरें।',
  pool_short: ({ count }: RefusalValues) =>
    `इस चुनाव के लिए पूल में ${plural(count ?? 0, { one: (shown) => `${shown} यूनिट`, other: (shown) => `${shown} यूनिट` })} कम हैं। कुछ शुरू नहीं हुआ। कम हिस्सा चुनें, या ओनर से पूल में जगह बनाने को कहें।`,
  settlement_over: 'यह प्रस्ताव अब खुला नहीं है। अब यह ऐसा है।',
  settlement_waits: 'एक और प्रस्ताव अपने जवाब का इंतज़ार कर रहा है। पहले उसका जवाब दें, या अपना वापस लें।',
  too_many_changes: 'बदलाव दो बार माँगे जा चुके हैं। अब इसे स्वीकार करें, या विवाद खोलें।',
  units_not_held: ({ count }: RefusalValues) => `ऐसी सिर्फ़ ${number(count ?? 0)} यूनिट हैं।`,
  milestone_not_late: 'जमा करने का समय बीत जाने पर ओनर पड़ाव छोड़ सकते हैं।',
  submission_empty: 'बताएँ कि क्या किया गया, या कोई लिंक या फ़ाइल दें।',
  submission_value: 'जो मूल्य आप माँगते हैं उसे अंकों में भरें, जैसे 12000 या 12000.50; कुछ नहीं के लिए 0।',
  submission_files_many: 'एक पड़ाव के साथ ज़्यादा से ज़्यादा पाँच फ़ाइलें जमा की जा सकती हैं।',
} satisfies Translated<typeof english>;
