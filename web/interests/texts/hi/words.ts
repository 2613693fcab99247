import type { interestKinds } from '#contract/interests/kinds.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { interestHeld } from './held.ts';
import { purposeNames } from './purposes.ts';

const parts = {
  sectors: 'क्षेत्र',
  stages: 'चरण',
  districts: 'ज़िले',
  gives: 'क्या दे सकते हैं',
  about: 'उनके शब्दों में',
} as const;

export const interestWords = {
  introductionPurposes: {
    invest: { name: purposeNames.invest, ask: 'निवेश के बारे में बात करने को कहें', parts },
    try_as_customer: {
      name: purposeNames.try_as_customer,
      ask: 'ग्राहक बनकर आज़माने के बारे में बात करने को कहें',
      parts,
    },
    advise: { name: purposeNames.advise, ask: 'सलाह के बारे में बात करने को कहें', parts },
    hire_team: { name: purposeNames.hire_team, ask: 'टीम को काम पर रखने के बारे में बात करने को कहें', parts },
  },
  consents: {
    open_to_introductions: {
      name: 'प्रोजेक्ट के अनुरोध',
      about: 'आप जिस बात के लिए तैयार हैं, उससे सदस्य आपको खोजते हैं, और आपकी रुचियाँ पढ़ते हैं। प्रोजेक्ट के ओनर आपसे पूछ सकते हैं।',
    },
  },
  refusals: {
    interests_mark_missing: 'यह निवेशक या इंडस्ट्री प्रोफ़ेशनल के निशान के साथ खुलता है।',
    interests_missing: 'पहले अपनी रुचियाँ बताएँ। दूसरा पक्ष उन्हें आपके अनुरोध के साथ पढ़ता है।',
    interests_empty: 'कम से कम एक क्षेत्र, चरण, ज़िला या ऐसी चीज़ चुनें जो आप दे सकते हैं।',
    interests_purpose_unfit: 'निवेश के लिए आपसे पूछा जाए, इसके लिए आपके पास निवेशक का निशान होना चाहिए।',
    interests_text_held:
      'लगता है कि इस टेक्स्ट में पैसे या काग़ज़ात माँगे गए हैं, या यह यहाँ से कहीं और ले जाता है। कृपया इसे बदलें।',
    nothing_offered:
      'यहाँ किसी चीज़ का प्रस्ताव नहीं दिया जा सकता। रक़म, पैसे के बदले शेयर, और निवेश के राउंड की तारीखें न लिखें।',
    promise_missing: 'पहले वादे पर टिक करें। इसके बिना आप किसी प्रोजेक्ट से नहीं पूछ सकते।',
    introduction_mark_unfit: 'आपका निशान इस काम के लिए नहीं है।',
    introductions_closed: 'वे अभी ऐसे अनुरोध नहीं लेते।',
  },
  fieldErrors: {
    interests_about_long: `इस टेक्स्ट को ${limits.about} अक्षर तक रखें।`,
    interests_sectors_many: `ज़्यादा से ज़्यादा ${limits.sectors} क्षेत्र चुनें।`,
    interests_districts_many: `ज़्यादा से ज़्यादा ${limits.districts} ज़िले लिखें, हर एक अलग लाइन में।`,
  },
  held: interestHeld,
} satisfies ModuleWords<typeof interestKinds>;
