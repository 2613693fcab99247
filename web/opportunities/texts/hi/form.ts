import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { opportunityFields as englishFields, opportunityFormTexts as englishForm } from '../en/form.ts';

export const opportunityFields = {
  kind: 'प्रकार',
  title: 'नाम',
  titleHint: 'वे शब्द जिनसे लोग खोजते हैं, जैसे “कोल्ड रूम के लिए काउंटर”।',
  wouldDo: 'क्या काम करना होगा',
  wouldDoHint: 'सोमवार को क्या करना है?',
  wouldLearn: 'क्या सीखने को मिलेगा',
  lookFor: 'हमें कैसा व्यक्ति चाहिए',
  skills: 'हुनर',
  skillsHint: 'बीच में कॉमा लगाकर, दस तक।',
  seats: 'जगहें',
  startsOn: 'शुरू होने का दिन',
  weeks: 'हफ़्ते',
  weeksHint: 'अगर कोई आख़िरी दिन तय नहीं है, तो ख़ाली छोड़ें।',
  hoursAWeek: 'हफ़्ते में घंटे',
  mode: 'काम कहाँ होगा',
  place: 'शहर या ज़िला',
  placeHint: 'उसका नाम, या पिन कोड। कहीं से भी हो सकने वाले काम के लिए ज़रूरी नहीं।',
  questions: 'सवाल',
  question: (at) => `सवाल ${number(at)}`,
  questionsHint: 'पाँच तक। हर आवेदक इनका जवाब देते हैं।',
  trialTask: 'ट्रायल काम',
  trialTaskHint: 'नहीं चाहिए तो ख़ाली छोड़ें। यह काम आवेदक को शॉर्टलिस्ट में रखने के बाद ही माँगा जाता है।',
  trialHours: 'कितने घंटे लगेंगे',
  closesOn: 'कब तक खुला है',
  closesOnHint: `आज से ज़्यादा से ज़्यादा ${limits.closesWithin} दिन।`,
  gives: 'क्या मिलेगा',
  givesHint: 'भुगतान, इक्विटी या कॉलेज क्रेडिट: कम से कम एक। नौकरी में भुगतान बताना ज़रूरी है।',
  payMin: 'भुगतान, कम से कम',
  payMax: 'भुगतान, ज़्यादा से ज़्यादा',
  currency: 'मुद्रा',
  period: 'भुगतान की अवधि',
  equity: 'इक्विटी मिल सकती है',
  equityHint: 'यहाँ आँकड़े न लिखें: वे सिर्फ़ किसी एक तय व्यक्ति को, लिखित में, काम शुरू होने से पहले दिए जाते हैं।',
  creditInstitution: 'कॉलेज क्रेडिट देने वाली शिक्षण संस्था',
  creditInstitutionHint:
    'जो शिक्षण संस्था इसे देती है। कोई नहीं तो ख़ाली छोड़ें। सहेजने के बाद आप यहाँ मौजूद शिक्षण संस्था से इसे पक्का करने को कह सकते हैं।',
  creditHours: 'क्रेडिट के घंटे',
} satisfies Translated<typeof englishFields>;

export const opportunityFormTexts = {
  title: 'अवसर',
  description: 'आपके प्रोजेक्ट का एक अवसर।',
  edit: 'बदलें',
  saved: 'सहेजा गया।',
  preview: 'दूसरों को क्या पढ़ने को मिलेगा',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  goOn: 'सहेजें और आगे बढ़ें',
  step: (at, of) => `${number(of)} में से क़दम ${number(at)}`,
  steps: {
    basics: 'यह क्या है',
    terms: 'कब, कहाँ और क्या मिलेगा',
    questions: 'सवाल और ट्रायल काम',
  },
  bothVersions: 'आपकी टीम के किसी सदस्य ने आपसे पहले बदलाव कर दिया',
  now: 'अब इसमें यह लिखा है',
  yours: 'आपके शब्द अब भी नीचे के फ़ॉर्म में हैं। उन्हें इसकी जगह रखने के लिए फिर से सहेजें।',
} satisfies Translated<typeof englishForm>;
