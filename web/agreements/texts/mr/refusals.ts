import { disputeLimits as disputes } from '#contract/agreements/dispute-limits.ts';
import { agreementLimits as limits } from '#contract/agreements/limits.ts';
import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { trialLimits } from '#rules/trials/trial-limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { ledgerRefusals } from '#web/ledger/texts/mr/ledger-refusals.ts';
import type { agreementRefusals as english } from '../en/refusals.ts';
import { agreementEndRefusals } from './end-refusals.ts';
import { agreementLanguageRefusals } from './language-refusals.ts';
import { agreementMoneyRefusals } from './money-refusals.ts';

const milestone = ({ param }: RefusalValues) => (param ? `टप्पा ${param}: ` : '');

export const agreementRefusals = {
  ...agreementLanguageRefusals,
  agreement_unknown: 'इथे असा कोणताही करार नाही.',
  agreement_over: 'ही बोलणी संपली आहेत, किंवा त्यांची वेळ संपली आहे. काहीही बदलले नाही.',
  agreement_moved: 'हे आत्ता शक्य नाही. कृपया पान पुन्हा लोड करा.',
  agreement_not_your_draft: 'तुमच्या बाजूकडे याचा मसुदा नाही, किंवा हा भाग दुसऱ्या बाजूने लिहायचा आहे.',
  agreement_project_closed: 'आधी प्रकल्प प्रकाशित करा: तो खुला असतानाच करार सुरू होतात आणि त्यांवर सह्या होतात.',
  agreement_person_unknown: 'तुम्ही टीममधील सदस्यांशी, आणि तुम्ही स्वीकारलेल्या अर्जदारांशी करार करू शकता.',
  agreement_person_underage: `याला संमती देण्यासाठी, ते राहतात तिथल्या तारखेनुसार त्यांचे वय ${limits.adultAge} झालेले असले पाहिजे.`,
  agreement_person_away: 'ते आत्ता उपलब्ध नाहीत, म्हणून नवीन काही सुरू होऊ शकत नाही.',
  agreement_two_sides: 'तुम्ही कराराच्या दोन्ही बाजूंना असू शकत नाही. दुसरे ओनर तुमच्यासोबत तो सुरू करू शकतात.',
  agreement_no_other_owner:
    'तेही या प्रकल्पाचे ओनर आहेत, म्हणून त्याच्या वतीने दुसऱ्या ओनरनी काम केले पाहिजे. आधी टीममधील एका सदस्याला त्याचे ओनर करा.',
  agreement_incomplete: 'प्रस्ताव देण्याआधी काही सांगायचे बाकी आहे. ते यादीत दिले आहे.',
  agreement_nothing_changed: 'यात आधीपेक्षा काहीही वेगळे नाही. काहीतरी बदला, किंवा आहे तसे उत्तर द्या.',
  agreement_shares_crossed: (values: RefusalValues) =>
    `${milestone(values)}सर्वात कमी हिस्सा सर्वात जास्त हिश्श्यापेक्षा जास्त आहे.`,
  agreement_no_share_to_offer: (values: RefusalValues) =>
    `${milestone(values)}या दोन हिश्श्यांच्या दरम्यान काहीही देऊ करता येत नाही: या किमतीला त्यांपैकी कशानेही पूर्ण युनिट होत नाही. किंमत कमी करा, किंवा दोन हिश्श्यांतील अंतर वाढवा.`,
  agreement_shares_without_equity: (values: RefusalValues) =>
    `${milestone(values)}इक्विटीच्या भागाशिवाय दोन्ही हिस्से 0 असतात.`,
  agreement_milestone_twice: 'दोन टप्प्यांचा क्रमांक एकच आहे.',
  agreement_trials_full: `एका वेळी तुमच्या ${trialLimits.ofMember} चाचण्या असू शकतात. आधी एक संपवा. तुमचा मसुदा ठेवला आहे.`,
  agreement_trials_full_other:
    'एका सदस्याच्या जितक्या चाचण्या असू शकतात, तितक्या दुसऱ्या सदस्याच्या आहेत. याचा प्रस्ताव नंतर द्या. तुमचा मसुदा ठेवला आहे.',
  agreement_trial_days: `चाचणी ${trialTerms.days.min} ते ${trialTerms.days.max} दिवसांची असते. तुम्ही एकदा आणखी ${trialTerms.moreDays} दिवस जोडू शकता. शेवटचा दिवस बदला.`,
  agreement_trial_milestones: `चाचणीत जास्तीत जास्त ${trialTerms.milestones} टप्पे असतात. एक काढा.`,
  agreement_keeps_project:
    'या प्रकल्पाचा एक करार आहे, म्हणून प्रकल्प राहतो. ज्या कराराचा प्रस्ताव तुम्ही दिला नाही त्याचा मसुदा सोडून द्या.',
  agreement_end_before_start: 'शेवट सुरुवातीच्या आधी आहे.',
  agreement_cliff_beyond_months: 'क्लिफ व्हेस्टिंगपेक्षा मोठा असू शकत नाही.',
  agreement_vesting_before_signature: 'व्हेस्टिंग दुसऱ्या सहीच्या दिवसाआधी सुरू होऊ शकत नाही. नंतरचा दिवस निवडा.',
  agreement_fallback_too_large: (values: RefusalValues) =>
    `${milestone(values)}शेअरऐवजी द्यायची रोख रक्कम मर्यादेपेक्षा जास्त होईल.`,
  agreement_esop_untold:
    'ESOP चे वचन कर्मचारी आणि संचालकांसाठी आहे. योगदानकर्ता तसे आहेत किंवा होतील हे नक्की करा, किंवा वचनाला दुसरे नाव द्या.',
  agreement_pool_missing: 'प्रकल्प कशाचे वचन देऊ शकतो ते आधी नोंदवा: त्याची युनिट आणि त्याचा पूल.',
  agreement_pool_changed:
    'या मजकुराचा प्रस्ताव दिल्यानंतर पूलची एकूण युनिट बदलली आहेत. एकदा उलट प्रस्ताव द्या: मग त्यात नवीन आकडे येतील.',
  agreement_pool_short: ({ count }: RefusalValues) =>
    `सर्वात कमी हिश्श्यांसाठी पूलमध्ये ${number(count ?? 0)} युनिट कमी आहेत.`,
  agreement_pool_above_company: 'पूल कंपनीपेक्षा मोठा असू शकत नाही.',
  agreement_pool_below_taken: ({ count }: RefusalValues) =>
    `सुरू झालेल्या टप्प्यांकडे ${number(count ?? 0)} युनिट आहेत. पूल त्यापेक्षा कमी असू शकत नाही.`,
  agreement_pool_day: 'ही एकूण युनिट येणाऱ्या दिवसाची आहेत. आजचा किंवा आधीचा दिवस निवडा.',
  agreement_people_full: `या प्रकल्पाने या आर्थिक वर्षात ${limits.equityPeopleAYear} जणांना इक्विटीच्या भागाचा प्रस्ताव दिला आहे. 1 एप्रिलपासून आणखी जणांना देता येईल.`,
  agreement_already_signed: 'तुमच्या बाजूने या मजकुरावर आधीच सही केली आहे.',
  agreement_same_person: 'तुम्ही दुसऱ्या बाजूच्या वतीने यावर सही केली आहे. तुम्ही दोन्ही बाजूंच्या वतीने सही करू शकत नाही.',
  agreement_signer_other:
    'यावर दुसरे ओनर स्वतःच्या नावाने सही करतात. तुम्हाला सही करायची असेल, तर याचा प्रस्ताव पुन्हा द्या.',
  statement_empty: 'या महिन्यात काहीही लिहिले गेले नाही.',
  dispute_unknown: 'इथे असा कोणताही वाद नाही.',
  dispute_own:
    'तुम्ही या प्रकल्पात किंवा करारात सहभागी आहात, म्हणून तुम्ही त्यावर निर्णय देत नाही आणि त्यातील रकमा पाहत नाही.',
  dispute_same_administrator: 'यावर तुम्ही निर्णय दिला आहे. अपिलावर दुसरा स्टाफ निर्णय देतो.',
  dispute_evidence_open: 'पुरावे देण्याची वेळ अजून सुरू आहे. ती संपल्यावर निर्णय द्या.',
  dispute_evidence_over: 'पुरावे देण्याची वेळ संपली आहे. जे आहे त्यावर निर्णय होईल.',
  dispute_evidence_full: `तुमच्या बाजूने ${disputes.statements} निवेदने दिली आहेत, आणि यापेक्षा जास्त देता येत नाहीत.`,
  dispute_appeal_nobody:
    'इथे अपिलावर कोणीही निर्णय देऊ शकत नाही: निर्णय देऊ शकणारा सर्व स्टाफ यात सहभागी आहे. निर्णय अंतिम होतो. न्यायालयात जाण्याचा तुमचा हक्क कायम राहतो.',
  dispute_appeal_over: 'अपिलाची वेळ संपली आहे. निर्णय अंतिम आहे.',
  dispute_over: 'दोन्ही बाजूंनी या वादात तडजोड केली आहे, किंवा तो मागे घेतला गेला. त्याला निर्णयाची गरज नाही.',
  settlement_lapsed: `या प्रस्तावाला उत्तर देण्याचे ${disputes.settlementDays} दिवस संपले आहेत. वाद पुढे चालतो; कोणतीही बाजू पुन्हा प्रस्ताव देऊ शकते.`,
  settlement_full: `तुमच्या बाजूने या टप्प्यावर तडजोडीचे ${disputes.settlements} प्रस्ताव दिले आहेत, आणि यापेक्षा जास्त देता येत नाहीत.`,
  dispute_passes_missing: 'प्रकल्पाकडे काय जाते ते सांगा, कारण मूल्याचा फक्त एक भाग मंजूर होत आहे.',
  amendment_changes_fixed: 'दुरुस्तीत चलन, टाइम झोन, भाषा आणि व्हेस्टिंगची सुरुवात दोघांनी सही केली तशीच राहते.',
  amendment_changes_milestone: (values: RefusalValues) =>
    `${milestone(values)}हा सुरू झाला आहे. सादर होईपर्यंत त्याची ठरलेली तारीख आणि निकष बदलता येतात, बाकी काहीही नाही.`,
  amendment_drops_milestone: (values: RefusalValues) =>
    `${milestone(values)}हा मजकुरात राहतो. जे सुरू झाले नाही ते त्याऐवजी रद्द करता येते.`,
  agreement_authority_missing: 'मजकुरात ज्यांची नावे आहेत त्यांच्या वतीने तुम्ही सही करू शकता हे नक्की करा.',
  agreement_organisation_unshown:
    'या नोंदणी क्रमांकाच्या संस्थेची पडताळणी कोणत्याही ओनरनी करून घेतलेली नाही. आधी तिची पडताळणी करून घ्या, किंवा प्रकल्प नोंदणीकृत नाही असे सांगा: मग त्याचे ओनर व्यक्तिशः जबाबदार असतात.',
  agreement_clauses_old:
    'आमच्या प्रमाणित वाक्यांत प्रकल्पाचे आणि त्याच्या कंपनीचे नाव येण्याआधी हा मजकूर लिहिला होता. आता तुम्ही यावर सही करू शकत नाही. एकदा उलट प्रस्ताव द्या. मग त्याच अटी नवीन वाक्यांत येतात.',
  agreement_parties_changed:
    'या मजकुराचा प्रस्ताव दिल्यानंतर प्रकल्पाचे नाव, त्याचे ओनर किंवा त्याची पडताळणी बदलली आहे. एकदा उलट प्रस्ताव द्या: मग ते आता जसे आहेत तसे त्यात येतील.',
  ...agreementEndRefusals,
  ...ledgerRefusals,
  ...agreementMoneyRefusals,
} satisfies Translated<typeof english>;
