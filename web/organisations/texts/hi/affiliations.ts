import type { AffiliationState } from '#contract/organisations/project-calls.ts';
import type { Translated } from '#rules/text/translated.ts';
import type {
  itsProjectsTexts as englishOfOrganisation,
  ofProjectTexts as englishOfProject,
} from '../en/affiliations.ts';

export const ofProjectTexts = {
  pageTitle: 'इस प्रोजेक्ट की संस्था',
  description: 'वह संस्था जिसका कोई प्रोजेक्ट है।',
  intro:
    'आपका प्रोजेक्ट किसी एक संस्था का हो सकता है, जैसे आपके कॉलेज का। यह दोनों कहते हैं: आप पूछते हैं और वे मानते हैं, या इसका उल्टा। कोई भी पक्ष इसे कभी भी ख़त्म कर सकता है।',
  sees: 'संस्था आपके प्रोजेक्ट का उतना ही देखती है जितना सब देखते हैं, उससे ज़्यादा नहीं।',
  none: 'आपका प्रोजेक्ट किसी संस्था का नहीं है, और किसी संस्था ने पूछा भी नहीं है।',
  unpublished: 'पहले प्रोजेक्ट प्रकाशित करें। फिर आप किसी संस्था से पूछ सकते हैं।',
  onlyOwners: 'इसे प्रोजेक्ट के ओनर बदल सकते हैं।',
  ask: 'संस्था से पूछें',
  field: 'उसके पेज का पता',
  hint: 'संस्था का पेज यहाँ खोलें, और उसका पता कॉपी करें।',
  find: 'संस्था खोजें',
  send: 'पूछें',
  fault: 'इस पते पर कोई संस्था नहीं है। पता यहाँ उसके पेज से कॉपी करें।',
  states: {
    asked_by_us: 'आपने पूछा है। उन्होंने अभी जवाब नहीं दिया है।',
    asked_by_them: 'वे कहते हैं कि आपका प्रोजेक्ट उनका है। क्या आप इसे मानते हैं?',
    agreed: 'आपका प्रोजेक्ट इस संस्था का है। दोनों पेज इसे दिखाते हैं।',
    declined_by_us: 'आपने इसे मना किया।',
    declined_by_them: 'उन्होंने इसे मना किया।',
  } satisfies Record<AffiliationState, string>,
  agree: 'हाँ कहें',
  decline: 'मना करें',
  withdraw: 'वापस लें',
  end: 'इसे ख़त्म करें',
  done: {
    said: 'सहेज लिया गया।',
    ended: 'सहेज लिया गया। उन्हें बता दिया जाता है।',
  },
} satisfies Translated<typeof englishOfProject>;

export const itsProjectsTexts = {
  pageTitle: 'इस संस्था के प्रोजेक्ट',
  up: 'संस्था',
  description: 'वे प्रोजेक्ट जो किसी संस्था के हैं।',
  intro:
    'कोई प्रोजेक्ट आपकी संस्था का हो सकता है। यह दोनों कहते हैं: आप पूछते हैं और उसके ओनर मानते हैं, या इसका उल्टा। कोई भी पक्ष इसे कभी भी ख़त्म कर सकता है।',
  sees: 'आप प्रोजेक्ट का उतना ही देखते हैं जितना सब देखते हैं, उससे ज़्यादा नहीं।',
  none: 'कोई प्रोजेक्ट आपकी संस्था का नहीं है, और किसी प्रोजेक्ट ने पूछा भी नहीं है।',
  onlyOwners: 'इसे संस्था के ओनर बदल सकते हैं।',
  ask: 'प्रोजेक्ट से पूछें',
  field: 'उसके पेज का पता',
  hint: 'प्रोजेक्ट का सार्वजनिक पेज यहाँ खोलें, और उसका पता कॉपी करें।',
  find: 'सभी प्रोजेक्ट देखें',
  send: 'पूछें',
  fault: 'इस पते पर कोई प्रकाशित प्रोजेक्ट नहीं है। पता यहाँ उसके पेज से कॉपी करें।',
  states: {
    asked_by_us: 'आपने पूछा है। उन्होंने अभी जवाब नहीं दिया है।',
    asked_by_them: 'वे कहते हैं कि उनका प्रोजेक्ट आपकी संस्था का है। क्या आप इसे मानते हैं?',
    agreed: 'यह प्रोजेक्ट आपकी संस्था का है। दोनों पेज इसे दिखाते हैं।',
    declined_by_us: 'आपने इसे मना किया।',
    declined_by_them: 'उन्होंने इसे मना किया।',
  } satisfies Record<AffiliationState, string>,
  agree: 'हाँ कहें',
  decline: 'मना करें',
  withdraw: 'वापस लें',
  end: 'इसे ख़त्म करें',
  done: {
    said: 'सहेज लिया गया।',
    ended: 'सहेज लिया गया। उन्हें बता दिया जाता है।',
  },
} satisfies Translated<typeof englishOfOrganisation>;
