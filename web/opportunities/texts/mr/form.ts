import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { opportunityFields as englishFields, opportunityFormTexts as englishForm } from '../en/form.ts';

export const opportunityFields = {
  kind: 'प्रकार',
  title: 'नाव',
  titleHint: 'लोक ज्या शब्दांनी शोधतात ते शब्द, जसे “कोल्ड रूमसाठी काउंटर”.',
  wouldDo: 'कोणते काम करायचे आहे',
  wouldDoHint: 'सोमवारी काय करायचे आहे?',
  wouldLearn: 'काय शिकायला मिळेल',
  lookFor: 'आम्हाला कशी व्यक्ती हवी आहे',
  skills: 'कौशल्ये',
  skillsHint: 'मध्ये स्वल्पविराम देऊन, दहापर्यंत.',
  seats: 'जागा',
  startsOn: 'सुरू होण्याचा दिवस',
  weeks: 'आठवडे',
  weeksHint: 'शेवटचा दिवस ठरलेला नसेल तर रिकामे ठेवा.',
  hoursAWeek: 'आठवड्याला तास',
  mode: 'काम कुठे होईल',
  place: 'शहर किंवा जिल्हा',
  placeHint: 'त्याचे नाव, किंवा पिन कोड. कुठूनही करता येणाऱ्या कामासाठी गरज नाही.',
  questions: 'प्रश्न',
  question: (at) => `प्रश्न ${number(at)}`,
  questionsHint: 'पाचपर्यंत. प्रत्येक अर्जदार त्यांची उत्तरे देतात.',
  trialTask: 'चाचणी काम',
  trialTaskHint: 'नको असल्यास रिकामे ठेवा. ते शॉर्टलिस्टमध्ये ठेवल्यावरच मागता येते.',
  trialHours: 'किती तास लागतील',
  closesOn: 'कधीपर्यंत खुली',
  closesOnHint: `आजपासून जास्तीत जास्त ${limits.closesWithin} दिवस.`,
  gives: 'काय मिळेल',
  givesHint: 'मोबदला, इक्विटी किंवा कॉलेज क्रेडिट: किमान एक. नोकरीत मोबदला सांगावा लागतो.',
  payMin: 'मोबदला, किमान',
  payMax: 'मोबदला, कमाल',
  currency: 'चलन',
  period: 'मोबदल्याचा कालावधी',
  equity: 'इक्विटी मिळू शकते',
  equityHint: 'इथे आकडे लिहू नका: ते फक्त एका ठरावीक व्यक्तीला, लेखी, काम सुरू होण्याआधी दिले जातात.',
  creditInstitution: 'कॉलेज क्रेडिट देणारी शैक्षणिक संस्था',
  creditInstitutionHint:
    'जी शैक्षणिक संस्था ते देते. नसल्यास रिकामे ठेवा. जतन केल्यावर तुम्ही इथे असलेल्या शैक्षणिक संस्थेला ते नक्की करायला सांगू शकता.',
  creditHours: 'क्रेडिटचे तास',
} satisfies Translated<typeof englishFields>;

export const opportunityFormTexts = {
  title: 'संधी',
  description: 'तुमच्या प्रकल्पाची एक संधी.',
  edit: 'बदला',
  saved: 'जतन केले.',
  preview: 'इतरांना काय वाचायला मिळेल',
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  goOn: 'जतन करा, पुढे जा',
  step: (at, of) => `पायरी ${number(at)}, एकूण ${number(of)}`,
  steps: {
    basics: 'ही काय आहे',
    terms: 'कधी, कुठे आणि काय मिळेल',
    questions: 'प्रश्न आणि चाचणी काम',
  },
  bothVersions: 'तुमच्या टीममधील सदस्याने तुमच्या आधी बदल केला',
  now: 'आता त्यात हे लिहिले आहे',
  yours: 'तुमचे शब्द अजून खालच्या रकान्यांत आहेत. ते त्याच्या जागी ठेवण्यासाठी पुन्हा जतन करा.',
} satisfies Translated<typeof englishForm>;
