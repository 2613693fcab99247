import type { creditOpportunityKinds } from '#contract/credit-opportunities/kinds.ts';
import { creditOpportunityLimits as limits } from '#contract/credit-opportunities/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const creditOpportunityWords = {
  refusals: {
    credit_institution_unknown: 'इथे या पत्त्याची सुरू असलेली शैक्षणिक संस्था नाही.',
    credit_opportunity_unknown: 'ही संधी आता तुमच्या शैक्षणिक संस्थेला विचारत नाही.',
    credit_opportunity_own: 'तुम्ही या प्रकल्पाच्या टीममध्ये आहात. स्टाफमधील इतर लोक उत्तर देतात.',
    credit_opportunity_hours: 'ही संधी यापेक्षा कमी तासांसाठी क्रेडिट देते. कमी तास भरा.',
    credit_opportunity_cohorts: 'क्रेडिटचा नियम असलेली किमान एक बॅच निवडा.',
    credit_opportunity_few_hours:
      'इतक्या कमी तासांतून या बॅचमध्ये एक पूर्ण क्रेडिट होत नाही. जास्त तास भरा, किंवा दुसरी बॅच निवडा.',
    credit_opportunity_over: 'या संधीत आता तुमच्या शैक्षणिक संस्थेचे नाव नाही.',
    credit_opportunity_answered: 'या शैक्षणिक संस्थेने नकार दिला आहे. ती स्वतःहून तिचे उत्तर अजूनही बदलू शकते.',
  },
  fieldErrors: {
    credit_hours_invalid: '1 ते 120 पर्यंत तासांची संख्या भरा.',
    credit_cohorts_none: 'किमान एक बॅच निवडा.',
    credit_institution_missing: 'शैक्षणिक संस्था निवडा.',
    credit_reason_long: `कारण जास्तीत जास्त ${limits.reason} अक्षरांचे असते.`,
  },
  turns: {
    mine: { credit_opportunities: ({ thing }) => `क्रेडिट नक्की करा, किंवा नकार द्या: ${thing}` },
    awaited: {
      credit_opportunities: ({ thing, person }) => `${person} ही संस्था हे क्रेडिट पाहत आहे: ${thing}`,
    },
  },
  notifications: {
    credit_asked: () => 'तुम्हाला एका संधीचे क्रेडिट नक्की करण्याची विनंती आली आहे',
    credit_confirmed: () => 'शैक्षणिक संस्थेने क्रेडिट नक्की केले आहे',
    credit_declined: () => 'शैक्षणिक संस्था यासाठी क्रेडिट देत नाही',
    credit_taken_back: () => 'शैक्षणिक संस्थेने नक्की केलेले क्रेडिट मागे घेतले',
    credit_ended: () => 'शैक्षणिक संस्था सध्या क्रेडिट नक्की करू शकत नाही',
  },
  subjects: {
    credit_of: ({ thing }) => `${thing} या संधीचे क्रेडिट`,
    credit_asked_of: ({ thing }) => `${thing} या संस्थेच्या क्रेडिट असलेल्या संधी`,
  },
  held: {},
} satisfies ModuleWords<typeof creditOpportunityKinds>;
