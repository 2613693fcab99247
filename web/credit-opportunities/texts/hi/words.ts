import type { creditOpportunityKinds } from '#contract/credit-opportunities/kinds.ts';
import { creditOpportunityLimits as limits } from '#contract/credit-opportunities/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const creditOpportunityWords = {
  refusals: {
    credit_institution_unknown: 'यहाँ इस पते की कोई चालू शिक्षण संस्था नहीं है।',
    credit_opportunity_unknown: 'यह अवसर अब आपकी शिक्षण संस्था से नहीं पूछता।',
    credit_opportunity_own: 'आप इस प्रोजेक्ट की टीम में हैं। स्टाफ़ के दूसरे लोग जवाब देते हैं।',
    credit_opportunity_hours: 'यह अवसर इससे कम घंटों का क्रेडिट देता है। कम घंटे भरें।',
    credit_opportunity_cohorts: 'कम से कम एक ऐसा बैच चुनें जिसके लिए क्रेडिट का नियम हो।',
    credit_opportunity_few_hours: 'इतने कम घंटों से इन बैच में एक पूरा क्रेडिट नहीं बनता। ज़्यादा घंटे भरें, या दूसरा बैच चुनें।',
    credit_opportunity_over: 'इस अवसर में अब आपकी शिक्षण संस्था का नाम नहीं है।',
    credit_opportunity_answered: 'इस शिक्षण संस्था ने मना किया है। वह ख़ुद अपना जवाब अब भी बदल सकती है।',
  },
  fieldErrors: {
    credit_hours_invalid: '1 से 120 तक घंटों की संख्या भरें।',
    credit_cohorts_none: 'कम से कम एक बैच चुनें।',
    credit_institution_missing: 'शिक्षण संस्था चुनें।',
    credit_reason_long: `कारण ज़्यादा से ज़्यादा ${limits.reason} अक्षरों का हो सकता है।`,
  },
  turns: {
    mine: { credit_opportunities: ({ thing }) => `क्रेडिट पक्का करें, या मना करें: ${thing}` },
    awaited: {
      credit_opportunities: ({ thing, person }) => `${person} में यह क्रेडिट देखा जा रहा है: ${thing}`,
    },
  },
  notifications: {
    credit_asked: () => 'आपसे एक अवसर का क्रेडिट पक्का करने का अनुरोध है',
    credit_confirmed: () => 'शिक्षण संस्था ने क्रेडिट पक्का कर दिया है',
    credit_declined: () => 'शिक्षण संस्था इसके लिए क्रेडिट नहीं देती',
    credit_taken_back: () => 'शिक्षण संस्था ने जो क्रेडिट पक्का किया था, वह वापस ले लिया',
    credit_ended: () => 'शिक्षण संस्था इस समय क्रेडिट पक्का नहीं कर सकती',
  },
  subjects: {
    credit_of: ({ thing }) => `${thing} का क्रेडिट`,
    credit_asked_of: ({ thing }) => `${thing} के क्रेडिट वाले अवसर`,
  },
  held: {},
} satisfies ModuleWords<typeof creditOpportunityKinds>;
