import type { interestKinds } from '#contract/interests/kinds.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { interestHeld } from './held.ts';
import { purposeNames } from './purposes.ts';

const parts = {
  sectors: 'क्षेत्रे',
  stages: 'पायऱ्या',
  districts: 'जिल्हे',
  gives: 'काय देऊ शकतात',
  about: 'त्यांच्या शब्दांत',
} as const;

export const interestWords = {
  introductionPurposes: {
    invest: { name: purposeNames.invest, ask: 'गुंतवणुकीबद्दल बोलण्यासाठी विचारा', parts },
    try_as_customer: {
      name: purposeNames.try_as_customer,
      ask: 'ग्राहक म्हणून वापरून पाहण्याबद्दल बोलण्यासाठी विचारा',
      parts,
    },
    advise: { name: purposeNames.advise, ask: 'सल्ल्याबद्दल बोलण्यासाठी विचारा', parts },
    hire_team: { name: purposeNames.hire_team, ask: 'टीमला कामावर घेण्याबद्दल बोलण्यासाठी विचारा', parts },
  },
  consents: {
    open_to_introductions: {
      name: 'प्रकल्पांच्या विनंत्या',
      about:
        'तुम्ही ज्यासाठी तयार आहात त्यावरून सदस्यांना तुम्ही सापडता, आणि ते तुमच्या आवडी वाचतात. प्रकल्पांचे ओनर तुम्हाला विचारू शकतात.',
    },
  },
  refusals: {
    interests_mark_missing: 'हे गुंतवणूकदार किंवा इंडस्ट्री प्रोफेशनल या खुणेसह उघडते.',
    interests_missing: 'आधी तुमच्या आवडी सांगा. दुसरी बाजू त्या तुमच्या विनंतीसोबत वाचते.',
    interests_empty: 'किमान एक क्षेत्र, पायरी, जिल्हा किंवा तुम्ही देऊ शकता अशी एक गोष्ट निवडा.',
    interests_purpose_unfit: 'गुंतवणुकीसाठी तुम्हाला विचारता यावे, यासाठी तुमच्याकडे गुंतवणूकदाराची खूण हवी.',
    interests_text_held: 'या मजकुरात पैसे किंवा कागदपत्रे मागितल्यासारखे वाटते, किंवा तो इथून दुसरीकडे नेतो. कृपया तो बदला.',
    nothing_offered: 'इथे काहीही देऊ करता येत नाही. रकमा, पैशांच्या बदल्यात शेअर, आणि राउंडच्या तारखा लिहू नका.',
    promise_missing: 'आधी वचनावर टिक करा. त्याशिवाय तुम्ही कोणत्याही प्रकल्पाला विचारू शकत नाही.',
    introduction_mark_unfit: 'तुमची खूण या कामासाठी नाही.',
    introductions_closed: 'ते सध्या अशा विनंत्या घेत नाहीत.',
  },
  fieldErrors: {
    interests_about_long: `हा मजकूर ${limits.about} अक्षरांपर्यंत ठेवा.`,
    interests_sectors_many: `जास्तीत जास्त ${limits.sectors} क्षेत्रे निवडा.`,
    interests_districts_many: `जास्तीत जास्त ${limits.districts} जिल्हे लिहा, प्रत्येक वेगळ्या ओळीवर.`,
  },
  held: interestHeld,
} satisfies ModuleWords<typeof interestKinds>;
