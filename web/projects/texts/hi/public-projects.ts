import type { Translated } from '#rules/text/translated.ts';
import { day, plural } from '#web/ground/texts/amounts.ts';
import type {
  publicProjectsTexts as englishList,
  publicProjectTexts as englishOne,
} from '../en/public-projects.ts';

export const publicProjectsTexts = {
  title: 'प्रोजेक्ट',
  description:
    'छात्र, संस्थापक और मेंटर यहाँ क्या बना रहे हैं: हर प्रोजेक्ट के पीछे कौन है, वह कहाँ तक पहुँचा है, और आगे क्या होगा।',
  headline: 'लोग यहाँ क्या शुरू करते हैं।',
  intro: 'हर बिंदु एक व्यक्ति है, और हर घेरा दोनों पक्षों का स्वीकारा हुआ एक पड़ाव।',
  stage: 'चरण',
  anyStage: 'कोई भी चरण',
  sector: 'क्षेत्र',
  anySector: 'कोई भी क्षेत्र',
  filter: 'दिखाएँ',
  all: 'सभी प्रोजेक्ट',
  empty: 'अभी तक ऐसा कोई प्रोजेक्ट नहीं है।',
  emptyAll: 'अभी तक कोई प्रोजेक्ट प्रकाशित नहीं हुआ है।',
  drop: 'सभी प्रोजेक्ट दिखाएँ',
  more: 'पुराने प्रोजेक्ट',
  first: 'सबसे नए प्रोजेक्ट',
  start: 'प्रोजेक्ट शुरू करें',
  startTitle: 'अगला आपका हो सकता है।',
  startText: 'एक नाम और एक लाइन से यह शुरू होता है। जब तक आप इसे प्रकाशित नहीं करते, इसे कोई और नहीं देखता।',
} satisfies Translated<typeof englishList>;

export const publicProjectTexts = {
  report: 'रिपोर्ट करें',
  missing: {
    title: 'ऐसा कोई प्रोजेक्ट नहीं है',
    text: 'हो सकता है कि इसकी टीम ने इसे आर्काइव कर दिया हो, या लिंक अधूरा हो।',
    link: 'सभी प्रोजेक्ट',
  },
  problem: 'समस्या',
  today: 'आज क्या है',
  next: 'आगे क्या होगा',
  team: 'इसके पीछे कौन है',
  owner: 'ओनर',
  cofounder: (on) => `${day(on)} से सह-संस्थापक। यह उनका अपना कहना है।`,
  others: (count) =>
    plural(count, { one: (shown) => `और ${shown} व्यक्ति`, other: (shown) => `और ${shown} लोग` }),
  noneShown: (count) => plural(count, { one: (shown) => `${shown} व्यक्ति`, other: (shown) => `${shown} लोग` }),
  hidden: 'उन्होंने चुना है कि हर कोई उन्हें न देख सके।',
  organisation: {
    yes: {
      term: 'संस्था (जाँच हो चुकी)',
      text: 'इसके एक ओनर ने दिखाया है कि वे एक रजिस्टर्ड संस्था की ओर से काम करते हैं।',
    },
    no: {
      term: 'बिना रजिस्ट्रेशन की टीम',
      text: 'इस प्रोजेक्ट के लिए किसी संस्था की जाँच नहीं हुई है।',
    },
  },
  figures: 'अभी इतना नया है कि आँकड़े नहीं हैं।',
  figuresOver: 'पिछले 90 दिन में आवेदनों के जवाब।',
  figuresHow: 'प्रोजेक्ट कितनी जल्दी जवाब देता है, यह पाँच जवाबों के बाद से दिखता है।',
  open: 'खुले अवसर',
  noneOpen: 'अभी कोई अवसर खुला नहीं है।',
  website: 'वेबसाइट',
  follow: 'इस प्रोजेक्ट को फ़ॉलो करें',
  share: 'दूसरों को भेजें',
  archived: 'यह प्रोजेक्ट आर्काइव में है। यह पेज सिर्फ़ इसकी टीम देखती है।',
  removed: 'हमारे स्टाफ़ ने यह प्रोजेक्ट हटा दिया है। यह पेज सिर्फ़ इसकी टीम देखती है।',
  draft: 'यह ड्राफ़्ट है। यह पेज सिर्फ़ इसकी टीम देखती है।',
} satisfies Translated<typeof englishOne>;
