import { marathi } from '../clauses/second/mr.ts';
import { ways } from '../entry-words/mr.ts';
import type { PaperWords } from './words.ts';

export const paperWords: PaperWords = {
  day: marathi.day,
  instruments: marathi.instruments,
  ways,
  unshown: marathi.sheet.unshown,
  number: ({ number }) => `क्रमांक: ${number}`,
  project: ({ name, address }) => `प्रकल्प: ${name}, ${address}`,
  invoice: ({ number }) => `इनव्हॉइस ${number}`,
  date: ({ day, dueDay }) => (dueDay ? `तारीख: ${day}. पेमेंट या दिवसापर्यंत: ${dueDay}` : `तारीख: ${day}`),
  from: 'कोणाकडून',
  to: 'कोणाला',
  for: 'कोणत्या कामासाठी',
  milestone: ({ number, title }) => `टप्पा ${number}: ${title}`,
  accepted: ({ day }) => `${day} रोजी स्वीकारला`,
  value: ({ amount }) => `ठरलेले मूल्य: ${amount}`,
  awarded: ({ amount }) => `स्वीकारलेले किंवा निर्णयाने ठरलेले मूल्य: ${amount}`,
  inUnits: ({ instrument, units, price, amount }) =>
    `युनिटमध्ये घेतलेले (${instrument}): ${units}, प्रत्येकी ${price}, एकूण ${amount}. या भागासाठी पैसे देणे नाही.`,
  gst: 'रकमेत GST धरलेला आहे.',
  noGst: 'रकमेत GST धरलेला नाही.',
  tax: ({ day, amount, reference }) =>
    reference
      ? `${day} रोजी कापलेला कर: ${amount}. संदर्भ: ${reference}.`
      : `${day} रोजी कापलेला कर: ${amount}. संदर्भ दिलेला नाही.`,
  toBePaid: ({ amount }) => `द्यायची रक्कम: ${amount}`,
  closing: ({ agreement, version }) =>
    `हे Saharambh ने लिहिले आहे: करार ${agreement}, आवृत्ती ${version} च्या लेजरवरून. Saharambh पैसे पाठवत नाही: काय पाठवले आणि काय नक्की केले, हे दोन्ही बाजूंचे स्वतःचे म्हणणे आहे.`,
  receipt: ({ number }) => `पावती ${number}`,
  receivedBy: 'कोणाला मिळाले',
  fallback: ({ amount }) => `शेअरऐवजी रोख, हेही द्यायचे आहे: ${amount}`,
  payments: 'पेमेंट',
  sent: ({ entry, day, way, reference, amount, withheld }) => {
    const how = reference ? `${way}, संदर्भ ${reference}` : way;
    const tax = withheld ? `, ${withheld} कर म्हणून कापले` : '';
    return `नोंद ${entry}: ${day}, ${how}: ${amount} पाठवले${tax}.`;
  },
  unconfirmed: 'अजून नक्की केलेले नाही.',
  confirmed: ({ isSilent, day, amount }) =>
    isSilent ? `उत्तर न आल्याने ${day} रोजी नक्की झाले: ${amount}.` : `${day} रोजी नक्की केले: ${amount}.`,
  paidBack: ({ entry, day, way, amount, confirmed }) =>
    confirmed
      ? `नोंद ${entry}: ${day}, ${way}: ${amount} परत केले, ${confirmed} नक्की केले.`
      : `नोंद ${entry}: ${day}, ${way}: ${amount} परत केले, अजून नक्की केलेले नाही.`,
  inAll: ({ amount }) => `एकूण नक्की केलेले: ${amount}`,
  closedOpen: ({ amount }) => `${amount} बाकी असताना बंद केले.`,
  last: ({ sequence, day, hash }) =>
    `शेवटची नोंद: ${sequence}, ${day} ची. तिचा SHA-256: ${hash}. ती /verify वर तपासा.`,
};
