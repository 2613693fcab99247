import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { ledgerRefusals as english } from '../en/ledger-refusals.ts';

export const ledgerRefusals = {
  agreement_not_active: 'हा करार संपत आहे किंवा संपला आहे, म्हणून त्याखाली नवीन काही सुरू होत नाही.',
  agreement_settled: 'या कराराचा हिशेब पूर्ण झाला आहे. जे व्हेस्ट झाले आहे तेवढेच पुढे चालते.',
  award_too_large: 'हे टप्प्याच्या मूल्यापेक्षा जास्त आहे. 0 पासून त्या मूल्यापर्यंत निवडा.',
  cause_not_claimed: 'इथे असे कोणतेही कारण सांगितलेले नाही ज्यावर हरकत घेता येईल किंवा निर्णय देता येईल.',
  cause_unknown: 'करारात असे कोणतेही कारण दिलेले नाही.',
  choice_outside_bounds: 'या टप्प्यासाठी हा हिस्सा दिलेला नाही. दाखवलेल्यांपैकी एक निवडा.',
  confirmation_stands:
    'हे नक्की झाले आहे आणि आता बदलत नाही: त्यावर निर्णय झाला आहे, पैसे परत करायचे होते, किंवा वादाची वेळ संपली आहे.',
  conversion_unknown: 'होकाराची वाट पाहणारे असे कोणतेही रूपांतर नाही.',
  dispute_too_late: 'या टप्प्यावर वाद उघडण्याची वेळ संपली आहे.',
  dispute_used: 'या टप्प्यावर आधीच वाद झाला आहे. फक्त मागे घेतलेला वाद पुन्हा उघडता येतो, आणि तोही एकदाच.',
  end_not_reached: 'संपण्याची तारीख अजून आलेली नाही.',
  entry_out_of_order: 'मधल्या काळात दुसरे काही लिहिले गेले. आता ते असे आहे.',
  entry_unknown: 'मागे घेता येईल अशी कोणतीही नोंद नाही.',
  entry_wrong_figures: 'जे ठरले होते त्यातून हे आकडे येत नाहीत. काहीही बदलले नाही.',
  milestone_disputed: 'या टप्प्यावर वाद आहे. त्याचा निर्णय झाल्यावर हा पुढे चालेल.',
  milestone_unknown: 'करारात असा कोणताही टप्पा नाही.',
  not_due: 'असे काहीही बाकी नाही.',
  not_from_this_stage: 'टप्पा पुढे गेला आहे, म्हणून हे आता शक्य नाही.',
  not_your_side: 'हे दुसऱ्या बाजूने करायचे आहे.',
  payment_not_awaited: 'हे पेमेंट नक्की होण्याची वाट पाहत नाही.',
  payment_too_large: 'हे बाकी रकमेपेक्षा जास्त आहे. तेवढे किंवा कमी भरा.',
  pool_short: ({ count }: RefusalValues) =>
    `या निवडीसाठी पूलमध्ये ${plural(count ?? 0, { one: (shown) => `${shown} युनिट कमी आहे`, other: (shown) => `${shown} युनिट कमी आहेत` })}. काहीही सुरू झाले नाही. कमी हिस्सा निवडा, किंवा पूलमध्ये जागा करण्यास ओनरना सांगा.`,
  settlement_over: 'हा प्रस्ताव आता खुला नाही. आता ते असे आहे.',
  settlement_waits: 'दुसरा एक प्रस्ताव उत्तराची वाट पाहत आहे. आधी त्याला उत्तर द्या, किंवा तुमचा मागे घ्या.',
  too_many_changes: 'बदल दोनदा मागितले आहेत. आता स्वीकारा, किंवा वाद उघडा.',
  units_not_held: ({ count }: RefusalValues) => `अशी फक्त ${number(count ?? 0)} युनिट आहेत.`,
  milestone_not_late: 'टप्पा सादर करण्याची वेळ संपल्यावर ओनर तो सोडून देऊ शकतात.',
  submission_empty: 'काय केले ते सांगा, किंवा लिंक किंवा फाइल द्या.',
  submission_value: 'तुम्ही मागत असलेले मूल्य आकड्यात भरा, जसे 12000 किंवा 12000.50; काहीही नको असल्यास 0.',
  submission_files_many: 'एका टप्प्यासोबत जास्तीत जास्त पाच फाइल सादर करता येतात.',
} satisfies Translated<typeof english>;
