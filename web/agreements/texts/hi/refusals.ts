import { disputeLimits as disputes } from '#contract/agreements/dispute-limits.ts';
import { agreementLimits as limits } from '#contract/agreements/limits.ts';
import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { trialLimits } from '#rules/trials/trial-limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { ledgerRefusals } from '#web/ledger/texts/hi/ledger-refusals.ts';
import type { agreementRefusals as english } from '../en/refusals.ts';
import { agreementEndRefusals } from './end-refusals.ts';
import { agreementLanguageRefusals } from './language-refusals.ts';
import { agreementMoneyRefusals } from './money-refusals.ts';

const milestone = ({ param }: RefusalValues) => (param ? `पड़ाव ${param}: ` : '');

export const agreementRefusals = {
  ...agreementLanguageRefusals,
  agreement_unknown: 'यहाँ ऐसा कोई अनुबंध नहीं है।',
  agreement_over: 'अनुबंध की यह बातचीत ख़त्म हो चुकी है, या इसका समय बीत चुका है। कुछ नहीं बदला।',
  agreement_moved: 'यह अभी नहीं हो सकता। कृपया पेज फिर से लोड करें।',
  agreement_not_your_draft: 'आपके पक्ष के पास इसका कोई ड्राफ़्ट नहीं है, या यह भाग दूसरे पक्ष को लिखना है।',
  agreement_project_closed:
    'पहले प्रोजेक्ट को प्रकाशित करें: अनुबंध तभी शुरू होते हैं, और उन पर हस्ताक्षर तभी होते हैं, जब वह खुला हो।',
  agreement_person_unknown: 'आप टीम के सदस्यों के साथ, और जिन आवेदकों को आपने स्वीकार किया उनके साथ अनुबंध कर सकते हैं।',
  agreement_person_underage: `इसे मानने के लिए, वे जहाँ रहते हैं वहाँ की तारीख के अनुसार, उनकी उम्र कम से कम 18 साल होनी चाहिए।`,
  agreement_person_away: 'वे अभी उपलब्ध नहीं हैं, इसलिए कुछ नया शुरू नहीं हो सकता।',
  agreement_two_sides: 'आप अनुबंध के दोनों पक्षों में नहीं हो सकते। दूसरे ओनर आपके साथ इसे शुरू कर सकते हैं।',
  agreement_no_other_owner:
    'वे भी इस प्रोजेक्ट के ओनर हैं, इसलिए इसकी ओर से किसी और ओनर को काम करना होगा। पहले टीम के किसी सदस्य को इसका ओनर बनाएँ।',
  agreement_incomplete: 'प्रस्ताव देने से पहले कुछ बताना बाक़ी है। सूची में लिखा है कि क्या।',
  agreement_nothing_changed: 'इसमें पहले से कुछ अलग नहीं है। कुछ बदलें, या जैसा है वैसे ही जवाब दें।',
  agreement_shares_crossed: (values: RefusalValues) =>
    `${milestone(values)}सबसे कम हिस्सा सबसे ज़्यादा हिस्से से ऊपर है।`,
  agreement_no_share_to_offer: (values: RefusalValues) =>
    `${milestone(values)}इन हिस्सों के बीच कुछ नहीं दिया जा सकता: इस क़ीमत पर इनमें से किसी से पूरी यूनिट नहीं बनती। क़ीमत घटाएँ, या सीमाएँ बढ़ाएँ।`,
  agreement_shares_without_equity: (values: RefusalValues) =>
    `${milestone(values)}इक्विटी वाले भाग के बिना दोनों हिस्से 0 हैं।`,
  agreement_milestone_twice: 'दो पड़ावों का नंबर एक ही है।',
  agreement_trials_full: `आप एक समय में ${trialLimits.ofMember} ट्रायल रख सकते हैं। पहले एक ख़त्म करें। आपका ड्राफ़्ट रखा गया है।`,
  agreement_trials_full_other:
    'दूसरे सदस्य के पास उतने ट्रायल हैं जितने एक सदस्य के हो सकते हैं। इसका प्रस्ताव बाद में दें। आपका ड्राफ़्ट रखा गया है।',
  agreement_trial_days: `ट्रायल ${trialTerms.days.min} से ${trialTerms.days.max} दिन का होता है। आप एक बार ${trialTerms.moreDays} दिन और जोड़ सकते हैं। आख़िरी दिन बदलें।`,
  agreement_trial_milestones: `ट्रायल में ज़्यादा से ज़्यादा ${trialTerms.milestones} पड़ाव होते हैं। एक हटाएँ।`,
  agreement_keeps_project:
    'इस प्रोजेक्ट का एक अनुबंध है, इसलिए यह रहता है। जिस अनुबंध का प्रस्ताव आपने नहीं दिया, उसका ड्राफ़्ट हटाएँ।',
  agreement_end_before_start: 'अंत शुरुआत से पहले है।',
  agreement_cliff_beyond_months: 'क्लिफ़ वेस्टिंग से लंबा नहीं हो सकता।',
  agreement_vesting_before_signature: 'वेस्टिंग दूसरे हस्ताक्षर के दिन से पहले शुरू नहीं हो सकती। बाद का दिन चुनें।',
  agreement_fallback_too_large: (values: RefusalValues) =>
    `${milestone(values)}शेयरों की जगह दी जाने वाली नक़द रक़म सीमा से ज़्यादा हो जाएगी।`,
  agreement_esop_untold:
    'ESOP का वादा कर्मचारियों और निदेशकों के लिए है। पक्का करें कि वे कर्मचारी या निदेशक हैं या होंगे, या वादे का कोई और नाम दें।',
  agreement_pool_missing: 'पहले दर्ज करें कि प्रोजेक्ट किसका वादा कर सकता है: उसकी यूनिट और उसका पूल।',
  agreement_pool_changed:
    'इस टेक्स्ट का प्रस्ताव दिए जाने के बाद पूल की कुल यूनिट बदल गई हैं। एक बार जवाबी प्रस्ताव दें: तब इसमें नई कुल यूनिट लिखी जाएँगी।',
  agreement_pool_short: ({ count }: RefusalValues) =>
    `सबसे कम हिस्सों के लिए पूल में ${number(count ?? 0)} यूनिट कम हैं।`,
  agreement_pool_above_company: 'पूल कंपनी से बड़ा नहीं हो सकता।',
  agreement_pool_below_taken: ({ count }: RefusalValues) =>
    `शुरू हो चुके पड़ावों के पास ${number(count ?? 0)} यूनिट हैं। पूल उससे कम नहीं हो सकता।`,
  agreement_pool_day: 'ये कुल यूनिट आने वाले दिन की हैं। आज या उससे पहले का दिन चुनें।',
  agreement_people_full: `इस प्रोजेक्ट ने इस वित्त वर्ष में ${limits.equityPeopleAYear} लोगों को इक्विटी वाले भाग का प्रस्ताव दिया है। 1 अप्रैल से और लोगों को प्रस्ताव दिया जा सकता है।`,
  agreement_already_signed: 'आपका पक्ष इस टेक्स्ट पर पहले ही हस्ताक्षर कर चुका है।',
  agreement_same_person: 'आपने दूसरे पक्ष की ओर से इस पर हस्ताक्षर किए हैं। आप दोनों पक्षों की ओर से हस्ताक्षर नहीं कर सकते।',
  agreement_signer_other:
    'इस पर दूसरे ओनर अपने नाम से हस्ताक्षर करते हैं। अगर आप हस्ताक्षर करना चाहते हैं, तो इसका प्रस्ताव फिर से दें।',
  statement_empty: 'इस महीने में कुछ नहीं लिखा गया।',
  dispute_unknown: 'यहाँ ऐसा कोई विवाद नहीं है।',
  dispute_own: 'आप इस प्रोजेक्ट या अनुबंध में शामिल हैं, इसलिए आप न इस पर फ़ैसला देते हैं और न इसकी रक़में देखते हैं।',
  dispute_same_administrator: 'इस पर आपने फ़ैसला दिया है। अपील पर दूसरा स्टाफ़ फ़ैसला देता है।',
  dispute_evidence_open: 'सबूत देने का समय अभी चल रहा है। उसके बीतने पर फ़ैसला दें।',
  dispute_evidence_over: 'सबूत देने का समय बीत चुका है। जो दिया गया है उस पर फ़ैसला आएगा।',
  dispute_evidence_full: `आपके पक्ष ने ${disputes.statements} बयान दिए हैं, और इससे ज़्यादा नहीं दिए जा सकते।`,
  dispute_appeal_nobody:
    'यहाँ अपील पर कोई फ़ैसला नहीं दे सकता: फ़ैसला दे सकने वाला सारा स्टाफ़ इसमें शामिल है। फ़ैसला अंतिम हो जाता है। अदालत जाने का आपका अधिकार बना रहता है।',
  dispute_appeal_over: 'अपील का समय बीत चुका है। फ़ैसला अंतिम है।',
  dispute_over: 'दोनों पक्षों ने इस विवाद में सुलह कर ली है, या यह वापस लिया गया। इसे फ़ैसले की ज़रूरत नहीं है।',
  settlement_lapsed: `इस प्रस्ताव का जवाब देने के ${disputes.settlementDays} दिन बीत चुके हैं। विवाद चलता रहेगा; कोई भी पक्ष फिर से प्रस्ताव दे सकता है।`,
  settlement_full: `आपके पक्ष ने इस पड़ाव पर सुलह के ${disputes.settlements} प्रस्ताव दिए हैं, और इससे ज़्यादा नहीं दिए जा सकते।`,
  dispute_passes_missing: 'बताएँ कि प्रोजेक्ट को क्या मिलेगा, क्योंकि मूल्य का सिर्फ़ एक भाग दिया जा रहा है।',
  amendment_changes_fixed:
    'संशोधन में मुद्रा, टाइम ज़ोन, भाषा और वेस्टिंग की शुरुआत वैसी ही रहती है जैसी दोनों के हस्ताक्षर वाले टेक्स्ट में है।',
  amendment_changes_milestone: (values: RefusalValues) =>
    `${milestone(values)}यह शुरू हो चुका है। जमा किए जाने तक इसकी तय तारीख और कसौटियाँ बदली जा सकती हैं, और कुछ नहीं।`,
  amendment_drops_milestone: (values: RefusalValues) =>
    `${milestone(values)}यह टेक्स्ट में रहता है। जो शुरू नहीं हुआ, उसे इसके बजाय रद्द किया जा सकता है।`,
  agreement_authority_missing: 'पक्का करें कि टेक्स्ट में जिनके नाम हैं, उनकी ओर से आप हस्ताक्षर कर सकते हैं।',
  agreement_organisation_unshown:
    'किसी ओनर ने इस रजिस्ट्रेशन नंबर वाली संस्था की जाँच नहीं करवाई है। पहले उसकी जाँच करवाएँ, या बताएँ कि प्रोजेक्ट रजिस्टर्ड नहीं है: तब उसके ओनर ख़ुद ज़िम्मेदार हैं।',
  agreement_clauses_old:
    'यह टेक्स्ट तब लिखा गया जब हमारे मानक वाक्यों में प्रोजेक्ट और उसकी कंपनी का नाम नहीं होता था। अब आप इस पर हस्ताक्षर नहीं कर सकते। एक बार जवाबी प्रस्ताव दें। तब वही शर्तें नए वाक्यों में आ जाएँगी।',
  agreement_parties_changed:
    'इस टेक्स्ट का प्रस्ताव दिए जाने के बाद प्रोजेक्ट का नाम, उसके ओनर या उसकी जाँच बदल गई है। एक बार जवाबी प्रस्ताव दें: तब इसमें वे वैसे लिखे जाएँगे जैसे अब हैं।',
  ...agreementEndRefusals,
  ...ledgerRefusals,
  ...agreementMoneyRefusals,
} satisfies Translated<typeof english>;
