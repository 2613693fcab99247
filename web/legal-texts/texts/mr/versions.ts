import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { versionTexts as english, purposeTexts as englishPurpose } from '../en/versions.ts';

const dayOf = (date: string) => day(`${date}T12:00:00+05:30`);

export const versionTexts = {
  state: {
    in_force: (inForce) => `${dayOf(inForce)} पासून लागू`,
    coming: (inForce) => `अजून लागू नाही. ही ${dayOf(inForce)} पासून लागू होते.`,
    former: (inForce) => `आधीची आवृत्ती. ही ${dayOf(inForce)} पासून लागू होती.`,
  },
  version: (version) => `आवृत्ती ${version}`,
  titled: (title, version) => `${title}, आवृत्ती ${version}`,
  described: (description, version) => `आवृत्ती ${version}. ${description}`,
  hash: (hash) => `SHA-256 ${hash}`,
  sooner: (law) => `एका कायद्यामुळे ही 30 दिवसांच्या आधी लागू होते: ${law}.`,
  coming: (inForce) => `नवीन आवृत्ती ${dayOf(inForce)} पासून लागू होते.`,
  readComing: 'नवीन आवृत्ती आणि काय बदलते ते वाचा',
  changes: 'काय बदलते',
  differences: 'शब्दाशब्दाने, आधीच्या आवृत्तीशी तुलना',
  before: 'आधीची आवृत्ती',
  current: 'लागू आवृत्ती',
  versions: 'सर्व आवृत्त्या',
  line: (version, inForce) => `आवृत्ती ${version}, ${dayOf(inForce)} पासून`,
  was: 'आधी:',
  is: 'आता:',
  nothing: 'काही नाही',
  heldToday: 'डेटाच्या प्रकारांच्या याद्या आजच्या पानावर आहेत:',
  names: { terms: 'सेवेच्या अटी', privacy: 'गोपनीयता धोरण', notice: 'आमच्याकडे काय आहे, आणि का' },
  announced: (title, inForce) => `${title}: नवीन आवृत्ती ${dayOf(inForce)} पासून लागू होते`,
  announcedFacts: 'काय बदलते ते वाचा',
  asked: (name) => `तुम्हाला एक प्रश्न: ${name}`,
  askedFacts: 'हो किंवा नाही',
  refused: (name) => `तुम्ही “नाही” म्हटले: ${name}`,
  refusedFacts: 'तुमचे उत्तर बदला',
} satisfies Translated<typeof english>;

export const purposeTexts = {
  title: 'हो किंवा नाही',
  description: 'आम्ही तुम्हाला तुमच्या डेटाच्या नवीन वापराबद्दल, किंवा नवीन घेणाऱ्याबद्दल विचारतो.',
  ofMember: (name) => `हे ${name} यांच्या अकाउंटबद्दल आहे. त्यांचे वय 18 पेक्षा कमी आहे.`,
  without: 'तुम्ही हो म्हटले नाही, तर हे सुरू होत नाही. तुमच्यासाठी दुसरे काहीही बदलत नाही.',
  yes: 'हो',
  no: 'नाही',
  saving: 'जतन होत आहे...',
  answered: (answer, at) =>
    answer === 'yes' ? `तुम्ही ${day(at)} रोजी “हो” म्हटले.` : `तुम्ही ${day(at)} रोजी “नाही” म्हटले.`,
  change: 'तुम्ही तुमचे उत्तर कधीही बदलू शकता.',
  text: 'याबद्दलचा मजकूर वाचा',
  done: 'आम्ही तुमचे उत्तर जतन केले आहे. ते आतापासून लागू आहे.',
  codeFirst: 'हो म्हणण्यासाठी तुम्हाला कोड लागतो. आम्ही तो तुमच्या स्वतःच्या पत्त्यावर पाठवतो.',
  mail: 'मला कोड पाठवा',
  sent: 'आम्ही तुमच्या पत्त्यावर एक कोड पाठवला आहे. तो दहा मिनिटे चालतो.',
  code: 'कोड',
  sayYes: 'हो म्हणा',
  another: 'दुसरा कोड पाठवा',
} satisfies Translated<typeof englishPurpose>;
