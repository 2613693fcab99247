import type { Give } from '#contract/interests/limits.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number } from '#web/ground/texts/amounts.ts';
import type {
  interestTexts as english,
  askTexts as englishAsk,
  askerTexts as englishAsker,
  promiseTexts as englishPromise,
} from '../en/interests.ts';

export const giveNames: Record<Give, string> = {
  Time: 'समय',
  Advice: 'सलाह',
  Contacts: 'संपर्क',
  Customers: 'ग्राहक',
  Machines: 'मशीनें',
  Rooms: 'कमरे',
};

export const promiseText = 'किसी संस्थापक को सुनने, परखने या उनका परिचय कराने के लिए मेरी तरफ़ से कभी पैसे नहीं माँगे जाएँगे।';

export const interestTexts = {
  title: 'रुचियाँ',
  description: 'निवेशक या इंडस्ट्री प्रोफ़ेशनल के तौर पर आपकी रुचि किसमें है, और आप क्या दे सकते हैं।',
  noMark:
    'यह निवेशक या इंडस्ट्री प्रोफ़ेशनल के निशान वाले सदस्यों के लिए है। इसके साथ आप प्रोजेक्ट से परिचय माँग सकते हैं, और संस्थापक आपसे पूछ सकते हैं।',
  toMark: 'निशान पाएँ',
  how: 'जब आप प्रोजेक्ट के ओनर से पूछते हैं, और जब आप उनके अनुरोधों के लिए तैयार होते हैं, तब वे यह पढ़ते हैं। हम रक़म नहीं पूछते।',
  sectors: `क्षेत्र (${number(limits.sectors)} तक)`,
  stages: 'चरण',
  districts: 'ज़िले',
  districtsHint: `शहर या ज़िले, हर लाइन में एक। ${number(limits.districts)} तक।`,
  gives: 'मेरी तरफ़ से क्या मिल सकता है',
  about: 'आपके अपने शब्दों में',
  aboutHint: 'कोई रक़म या दाम न लिखें। यहाँ किसी चीज़ का प्रस्ताव नहीं दिया जा सकता।',
  openFor: 'प्रोजेक्ट के ओनर मुझसे इसके बारे में पूछ सकते हैं',
  openForHint:
    'अगर आप किसी पर टिक करते हैं, तो सदस्य उससे आपको खोजते हैं और ये रुचियाँ पढ़ते हैं। अगर आप किसी पर टिक नहीं करते, तो आपसे कोई नहीं पूछ सकता।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  saved: 'सहेजा गया।',
  remove: 'मेरी रुचियाँ मिटाएँ',
  removeHow: 'इसके बाद आपसे कोई नहीं पूछ सकता। आपका वादा बना रहता है।',
  removed: 'आपकी रुचियाँ मिटा दी गई हैं।',
  promise: 'आपका वादा',
  promisedOn: (on) => `आपने ${day(on)} को वादा किया: “${promiseText}”`,
  notPromised: 'किसी प्रोजेक्ट से पूछने से पहले आप एक वादा करते हैं।',
  toPromise: 'वादा पढ़ें',
  next: 'आगे आप क्या कर सकते हैं',
  toProjects: 'प्रोजेक्ट खोजें और खोज सहेजें',
  toProjectsFacts: 'नए नतीजे सोमवार को ईमेल से आते हैं',
  toIntroductions: 'मेरे परिचय',
  toIntroductionsFacts: 'आपके पास आए और आपके भेजे अनुरोध',
  toMentoring: 'मेंटरिंग दें',
  toMentoringFacts: 'मेंटर के तौर पर एक पेज खोलें',
  toAdvice: 'सलाह खोजने वाले सभी प्रोजेक्ट',
  advice: 'सलाह खोजने वाले प्रोजेक्ट',
  adviceNone: 'अभी कोई प्रोजेक्ट सलाह नहीं खोज रहा है।',
} satisfies Translated<typeof english>;

export const promiseTexts = {
  title: 'आपका वादा',
  description: 'किसी प्रोजेक्ट से परिचय माँगने से पहले आप क्या वादा करते हैं।',
  why: 'यहाँ संस्थापक सुने जाने के लिए किसी को पैसे नहीं देते। अगर आप पैसे माँगते हैं, तो हम आपका निशान ख़त्म करते हैं और मेंटर के तौर पर आपका पेज बंद करते हैं। ये दोनों आपको 12 महीने तक फिर नहीं मिलते।',
  submit: 'मेरा यह वादा है',
  submitting: 'सहेजा जा रहा है…',
} satisfies Translated<typeof englishPromise>;

export const askerTexts = {
  title: 'परिचय',
  description: 'कौन-से सदस्य प्रोजेक्ट के ओनर से परिचय माँग सकते हैं।',
  up: 'प्रोजेक्ट',
  how: 'चुनें कि ओनर से परिचय कौन माँग सकता है। जब तक आप नहीं चुनते, कोई नहीं माँग सकता। कोई सार्वजनिक पेज नहीं बताता कि आपने क्या चुना है।',
  investors: 'निवेशक पूछ सकते हैं',
  professionals: 'इंडस्ट्री प्रोफ़ेशनल पूछ सकते हैं',
  money: 'आपको सुनने, परखने या परिचय कराने के लिए कोई आपसे पैसे नहीं ले सकता। कोई माँगे, तो रिपोर्ट करें।',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  saved: 'सहेजा गया।',
  toRequests: 'हमारे पास आए अनुरोध, और कितने इंतज़ार में रह सकते हैं',
} satisfies Translated<typeof englishAsker>;

export const askTexts = {
  title: 'परिचय माँगें',
  first: {
    interests: 'पहले अपनी रुचियाँ बताएँ',
    promise: 'पहले एक वादा पढ़ें और करें',
  },
  projectHow: 'आप इस प्रोजेक्ट के ओनर से बात करने का अनुरोध कर सकते हैं।',
  person: (name) => `${name} परिचय के लिए तैयार हैं`,
  personHow: 'अगर आप किसी प्रोजेक्ट के ओनर हैं, तो आप पूछ सकते हैं। आपके अनुरोध के साथ आपका एक प्रोजेक्ट भी पढ़ा जाता है।',
  noProject: 'पहले एक प्रोजेक्ट शुरू करें, फिर आप पूछ सकते हैं।',
} satisfies Translated<typeof englishAsk>;
