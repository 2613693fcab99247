import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type {
  decidingTexts as englishDeciding,
  emailTexts as englishEmail,
  exportTexts as englishExport,
} from '../en/deciding.ts';

export const emailTexts = {
  title: 'उनका पत्र',
  toYou: 'टीम का पत्र',
  dear: (name) => `नमस्ते ${name},`,
  fullName: 'नाम और उपनाम',
  thanks: (title, project) => `${project} में “${title}” के लिए आवेदन करने और इसके लिए समय देने के लिए धन्यवाद।`,
  reasons: {
    chose_another: 'इस बार हमने किसी और को चुना है।',
    other_experience: 'हमें आपके बताए अनुभव से अलग अनुभव चाहिए।',
    hours_do_not_fit: 'इसके लिए आपके पास जितने घंटे हैं, वे काम की ज़रूरत से मेल नहीं खाते।',
    start_does_not_fit: 'जिस दिन से आप शुरू कर सकते हैं, वह दिन मेल नहीं खाता।',
    place_does_not_fit: 'जगह मेल नहीं खाती।',
    needs_changed: 'यह लिखने के बाद हमारी ज़रूरत बदल गई है।',
    says_too_little: 'आपके आवेदन में इतना कम लिखा है कि हम उससे फ़ैसला नहीं कर सकते।',
    other: '',
  },
  theReason: '[आपका चुना हुआ कारण।]',
  yourWords: '[आपके शब्द।]',
  from: (project) => `${project} की टीम`,
} satisfies Translated<typeof englishEmail>;

export const decidingTexts = {
  tick: (name) => `${name} को चुनें`,
  decline: 'चुने हुए लोगों को मना करें',
  declineHow: `हर एक को उनके नाम से अलग पत्र मिलेगा। पत्र ${limits.undoMinutes} मिनट में जाएगा; तब तक आप इसे पलट सकते हैं।`,
  preview: 'हर एक को क्या पढ़ने को मिलेगा',
  undo: 'चुने हुओं के लिए पलटें',
  undoHow: 'उनके पत्र नहीं जाएँगे, और आपको उन्हें फिर से जवाब देना होगा।',
  declined: `मना कर दिया गया। पत्र ${limits.undoMinutes} मिनट में जाएँगे; यहाँ आप इसे पलट सकते हैं।`,
  declinedSome: `आपके देखते समय कुछ बदल गए थे, और वे जैसे थे वैसे ही हैं। बाक़ी पत्र ${limits.undoMinutes} मिनट में जाएँगे।`,
  undone: 'पलट दिया गया। हमने किसी को नहीं बताया।',
  undoneSome: 'पलट दिया गया, पर सब नहीं: बाक़ी जा चुके थे, या इस बीच बदल गए थे।',
  undoneOver:
    'पलट दिया गया। इस बीच अवसर ख़त्म हो गया है, इसलिए उन्हें यही पढ़ने को मिलेगा कि वह ख़त्म हुआ, मना करने की बात नहीं।',
  all: 'सबको एक पेज पर दिखाएँ',
  tooManyListed: (shown) => `पहले ${number(shown)} दिखाए गए हैं। बाक़ी देखने के लिए कुछ का फ़ैसला करें, या सूची छोटी करें।`,
  tickAll: 'सबको चुनें',
  tickNone: 'किसी को न चुनें',
  closeTitle: 'अवसर बंद करें',
  closeDescription: 'इंतज़ार कर रहे सभी लोगों का फ़ैसला करें, और अवसर बंद करें।',
  waiting: (count) =>
    plural(count, {
      one: (shown) => `${shown} व्यक्ति फ़ैसले के इंतज़ार में है।`,
      other: (shown) => `${shown} लोग फ़ैसले के इंतज़ार में हैं।`,
    }),
  nobodyWaits: 'कोई फ़ैसले के इंतज़ार में नहीं है।',
  closeHow:
    'चुने हुए हर आवेदक को नीचे दिए कारण के साथ ईमेल मिलेगा। बाक़ी सबको “अवसर बंद हुआ” पढ़ने को मिलेगा। इसके साथ खुले प्रस्ताव भी ख़त्म हो जाएँगे। जिन सदस्यों ने स्वीकार कर लिया है, वे बने रहेंगे।',
  tooMany: (shown) => `पहले ${number(shown)} दिखाए गए हैं। बाक़ी सब अवसर के साथ ख़त्म हो जाएँगे।`,
  choose: 'किसे पत्र मिलेगा',
  close: 'बंद करें, और पत्र भेजें',
  closeFor: 'यह हमेशा के लिए ख़त्म हो जाएगा। आप इसकी कॉपी बना सकते हैं।',
  stays: 'खुला रहने दें',
  busy: 'एक पल…',
} satisfies Translated<typeof englishDeciding>;

export const exportTexts = {
  title: 'टेबल के रूप में डाउनलोड करें',
  how: 'सभी खुले आवेदनों की एक CSV फ़ाइल, जिसमें फ़ाइलें, पते या फ़ोन नंबर नहीं हैं। हर आवेदक को अपने आवेदन में दिखेगा कि यह फ़ाइल बनाई गई। फ़ैसला करने के बाद इसे मिटा दें।',
  export: 'खुले आवेदन डाउनलोड करें',
  log: 'इन्हें किसने डाउनलोड किया है',
  logged: (by, at, count) => `${by || 'एक पूर्व सदस्य'}, ${moment(at)}: ${number(count)}`,
} satisfies Translated<typeof englishExport>;
