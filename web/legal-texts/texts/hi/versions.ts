import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { versionTexts as english, purposeTexts as englishPurpose } from '../en/versions.ts';

const dayOf = (date: string) => day(`${date}T12:00:00+05:30`);

export const versionTexts = {
  state: {
    in_force: (inForce) => `${dayOf(inForce)} से लागू`,
    coming: (inForce) => `अभी लागू नहीं है। यह ${dayOf(inForce)} से लागू होता है।`,
    former: (inForce) => `पहले का संस्करण। यह ${dayOf(inForce)} से लागू था।`,
  },
  version: (version) => `संस्करण ${version}`,
  titled: (title, version) => `${title}, संस्करण ${version}`,
  described: (description, version) => `संस्करण ${version}। ${description}`,
  hash: (hash) => `SHA-256 ${hash}`,
  sooner: (law) => `यह एक क़ानून की वजह से 30 दिन से पहले लागू होता है: ${law}।`,
  coming: (inForce) => `नया संस्करण ${dayOf(inForce)} से लागू होता है।`,
  readComing: 'नया संस्करण पढ़ें, और क्या बदलता है',
  changes: 'क्या बदलता है',
  differences: 'शब्द-दर-शब्द, पिछले संस्करण से तुलना',
  before: 'पिछला संस्करण',
  current: 'लागू संस्करण',
  versions: 'सभी संस्करण',
  line: (version, inForce) => `संस्करण ${version}, ${dayOf(inForce)} से`,
  was: 'पहले:',
  is: 'अब:',
  nothing: 'कुछ नहीं',
  heldToday: 'डेटा के प्रकारों की सूचियाँ आज के पेज पर हैं:',
  names: { terms: 'सेवा की शर्तें', privacy: 'गोपनीयता नीति', notice: 'हमारे पास क्या है, और क्यों' },
  announced: (title, inForce) => `${title}: नया संस्करण ${dayOf(inForce)} से लागू होता है`,
  announcedFacts: 'पढ़ें कि क्या बदलता है',
  asked: (name) => `आपसे एक सवाल: ${name}`,
  askedFacts: 'हाँ या नहीं',
  refused: (name) => `आपने “नहीं” कहा: ${name}`,
  refusedFacts: 'अपना जवाब बदलें',
} satisfies Translated<typeof english>;

export const purposeTexts = {
  title: 'हाँ या नहीं',
  description: 'हम आपसे आपके डेटा के नए इस्तेमाल, या उसके नए पाने वाले के बारे में पूछते हैं।',
  ofMember: (name) => `यह ${name} के अकाउंट के बारे में है, जिनकी उम्र 18 साल से कम है।`,
  without: 'अगर आप हाँ नहीं कहते, तो यह शुरू नहीं होता। आपके लिए और कुछ नहीं बदलता।',
  yes: 'हाँ',
  no: 'नहीं',
  saving: 'सहेजा जा रहा है...',
  answered: (answer, at) =>
    answer === 'yes' ? `आपने ${day(at)} को “हाँ” कहा।` : `आपने ${day(at)} को “नहीं” कहा।`,
  change: 'आप अपना जवाब कभी भी बदल सकते हैं।',
  text: 'इसके बारे में टेक्स्ट पढ़ें',
  done: 'हमने आपका जवाब सहेज लिया है। वह अब से लागू है।',
  codeFirst: 'हाँ कहने के लिए आपको एक कोड चाहिए। हम उसे आपके अपने पते पर भेजते हैं।',
  mail: 'मुझे कोड भेजें',
  sent: 'हमने आपके पते पर एक कोड भेजा है। वह दस मिनट तक काम करता है।',
  code: 'कोड',
  sayYes: 'हाँ कहें',
  another: 'दूसरा कोड भेजें',
} satisfies Translated<typeof englishPurpose>;
