import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { cofounderRefusals as english } from '../en/refusals.ts';

const isLanguage = (param: RefusalValues['param']) => param === 'language';

export const cofounderRefusals = {
  cofounder_search_unknown: 'तुमचा अजून कोणताही शोध नाही.',
  cofounder_removed: 'आमच्या स्टाफने तुमचा शोध काढून टाकला किंवा थांबवला आहे. तुम्ही निर्णय वाचू शकता आणि अपील करू शकता.',
  cofounder_lacks_mark: 'आधी तुमच्याकडे एक खूण हवी: तुम्ही कोण आहात किंवा काय करता, हे आम्ही पाहिले आहे, असे ती सांगते.',
  cofounder_incomplete: 'सदस्यांना तुम्ही सापडण्याआधी काहीतरी भरायचे राहिले आहे. काय, ते या पानावरील यादी सांगते.',
  cofounder_project_unknown: 'तुमच्या प्रकल्पांपैकी एक निवडा, किंवा “अजून प्रकल्प नाही” निवडा.',
  cofounder_criterion_empty: ({ param }: RefusalValues) =>
    isLanguage(param)
      ? 'तुमच्या प्रोफाइलमध्ये एकही भाषा नाही. तिथे एक भाषा जोडा, किंवा “फरक पडत नाही” निवडा.'
      : 'इथे काहीतरी भरा, किंवा “फरक पडत नाही” निवडा.',
  cofounder_skill_unknown: ({ reason }: RefusalValues) =>
    `“${reason ?? ''}” आमच्या कौशल्यांच्या यादीत नाही. यादीतील एक कौशल्य निवडा.`,
  cofounder_district_unknown:
    'तुमच्या प्रोफाइलमधील जिल्हा आम्हाला माहीत नाही. तिथे एक जिल्हा निवडा, किंवा कुठूनही काम करणेही निवडा, किंवा “फरक पडत नाही” निवडा.',
  cofounder_start_day: 'पुढील दोन वर्षांतील एक दिवस निवडा.',
  cofounder_nevers_many: `क्षेत्रे आणि पायऱ्या मिळून जास्तीत जास्त ${limits.nevers} निवडा.`,
  cofounder_changes_many: ({ at }: RefusalValues) =>
    at
      ? `तुम्ही एक शोध ${limits.changes.hours} तासांत ${limits.changes.most} वेळा बदलू शकता. पुढचा बदल ${moment(at)} पासून करता येईल.`
      : `तुम्ही एक शोध ${limits.changes.hours} तासांत ${limits.changes.most} वेळा बदलू शकता.`,
  cofounder_split_soon: ({ at }: RefusalValues) =>
    at
      ? `शेअर कसे वाटाल, हे तुम्ही ${limits.splitDays} दिवसांतून एकदा बदलू शकता. पुढचा बदल ${moment(at)} पासून करता येईल.`
      : `शेअर कसे वाटाल, हे तुम्ही ${limits.splitDays} दिवसांतून एकदा बदलू शकता.`,
  cofounder_search_off: 'आधी तुमचा शोध सुरू करा. मग दोन्ही बाजूंनी जुळणाऱ्या सदस्यांना तुम्ही विचारू शकता.',
  cofounder_not_fitting: 'हे सदस्य आत्ता तुमच्या यादीत नाहीत: दोन्ही शोध दोन्ही बाजूंनी जुळत नाहीत.',
  cofounder_review_unknown: 'अशी कोणतीही तपासणी नाही.',
  cofounder_own_review: 'तुम्ही स्वतःच्या शोधाबद्दल निर्णय घेऊ शकत नाही.',
  cofounder_reason_missing: 'कारण द्या. सदस्य ते वाचतात.',
} satisfies Translated<typeof english>;
