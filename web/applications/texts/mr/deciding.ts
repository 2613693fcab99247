import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type {
  decidingTexts as englishDeciding,
  emailTexts as englishEmail,
  exportTexts as englishExport,
} from '../en/deciding.ts';

export const emailTexts = {
  title: 'त्यांचे पत्र',
  toYou: 'टीमचे पत्र',
  dear: (name) => `नमस्कार ${name},`,
  fullName: 'नाव आणि आडनाव',
  thanks: (title, project) =>
    `${project} या प्रकल्पातील “${title}” या संधीसाठी अर्ज केल्याबद्दल आणि त्यासाठी वेळ दिल्याबद्दल धन्यवाद.`,
  reasons: {
    chose_another: 'या वेळी आम्ही दुसऱ्या व्यक्तीला निवडले आहे.',
    other_experience: 'आम्हाला तुम्ही सांगितलेल्या अनुभवापेक्षा वेगळा अनुभव हवा आहे.',
    hours_do_not_fit: 'यासाठी तुमच्याकडे असलेले तास कामाच्या गरजेशी जुळत नाहीत.',
    start_does_not_fit: 'तुम्ही ज्या दिवशी सुरू करू शकता तो दिवस जुळत नाही.',
    place_does_not_fit: 'ठिकाण जुळत नाही.',
    needs_changed: 'हे लिहिल्यानंतर आमची गरज बदलली आहे.',
    says_too_little: 'तुमच्या अर्जात इतके कमी लिहिले आहे की त्यावरून आम्ही निर्णय घेऊ शकत नाही.',
    other: '',
  },
  theReason: '[तुम्ही निवडलेले कारण.]',
  yourWords: '[तुमचे शब्द.]',
  from: (project) => `${project} या प्रकल्पाची टीम`,
} satisfies Translated<typeof englishEmail>;

export const decidingTexts = {
  tick: (name) => `${name} यांना निवडा`,
  decline: 'निवडलेल्यांना नकार द्या',
  declineHow: `प्रत्येकाला त्यांच्या नावाने वेगळे पत्र मिळेल. ते ${limits.undoMinutes} मिनिटांत जाईल; तोपर्यंत तुम्ही नकार मागे घेऊ शकता.`,
  preview: 'त्यांच्यापैकी प्रत्येकाला काय वाचायला मिळेल',
  undo: 'निवडलेल्यांचा नकार मागे घ्या',
  undoHow: 'त्यांची पत्रे जाणार नाहीत, आणि तुम्हाला त्यांना पुन्हा उत्तर द्यावे लागेल.',
  declined: `नकार दिला. पत्रे ${limits.undoMinutes} मिनिटांत जातील; इथे तुम्ही नकार मागे घेऊ शकता.`,
  declinedSome: `तुम्ही पाहत असताना काही बदलले होते, आणि ते होते तसेच आहेत. बाकीची पत्रे ${limits.undoMinutes} मिनिटांत जातील.`,
  undone: 'मागे घेतले. आम्ही कोणालाही सांगितले नाही.',
  undoneSome: 'मागे घेतले, पण सर्व नाही: बाकीची गेली होती, किंवा मधल्या काळात बदलली होती.',
  undoneOver: 'मागे घेतले. मधल्या काळात संधी संपली आहे, म्हणून त्यांना ती संपली एवढेच वाचायला मिळेल, नकाराबद्दल काही नाही.',
  all: 'सर्व एका पानावर दाखवा',
  tooManyListed: (shown) =>
    `पहिले ${number(shown)} दाखवले आहेत. बाकीचे पाहण्यासाठी काहींचा निर्णय घ्या, किंवा यादी लहान करा.`,
  tickAll: 'सर्व निवडा',
  tickNone: 'कोणालाही निवडू नका',
  closeTitle: 'संधी बंद करा',
  closeDescription: 'वाट पाहणाऱ्या सर्वांचा निर्णय घ्या, आणि संधी बंद करा.',
  waiting: (count) =>
    plural(count, {
      one: (shown) => `${shown} व्यक्ती निर्णयाची वाट पाहत आहे.`,
      other: (shown) => `${shown} लोक निर्णयाची वाट पाहत आहेत.`,
    }),
  nobodyWaits: 'कोणीही निर्णयाची वाट पाहत नाही.',
  closeHow:
    'निवडलेल्या प्रत्येक अर्जदाराला खालच्या कारणासह ईमेल मिळेल. बाकी सर्वांना “संधी बंद झाली” असे वाचायला मिळेल. यासोबत खुले प्रस्तावही संपतील. ज्या सदस्यांनी स्वीकारले आहे ते राहतील.',
  tooMany: (shown) => `पहिले ${number(shown)} दाखवले आहेत. बाकी सर्व संधीसोबत संपतील.`,
  choose: 'कोणाला पत्र मिळेल',
  close: 'बंद करा, पत्रे पाठवा',
  closeFor: 'ही कायमची संपेल. तुम्ही तिची प्रत बनवू शकता.',
  stays: 'खुली राहू द्या',
  busy: 'एक क्षण…',
} satisfies Translated<typeof englishDeciding>;

export const exportTexts = {
  title: 'तक्ता म्हणून डाउनलोड करा',
  how: 'सर्व खुल्या अर्जांची CSV फाइल, ज्यात फाइल, पत्ते किंवा फोन नंबर नाहीत. ही फाइल बनवल्याचे प्रत्येक अर्जदाराला त्यांच्या अर्जात दिसते. निर्णय घेतल्यावर ती हटवा.',
  export: 'खुले अर्ज डाउनलोड करा',
  log: 'हे अर्ज कोणी डाउनलोड केले',
  logged: (by, at, count) => `${by || 'एक माजी सदस्य'}, ${moment(at)}: ${number(count)}`,
} satisfies Translated<typeof englishExport>;
