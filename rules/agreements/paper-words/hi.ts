import { hindi } from '../clauses/second/hi.ts';
import { ways } from '../entry-words/hi.ts';
import type { PaperWords } from './words.ts';

export const paperWords: PaperWords = {
  day: hindi.day,
  instruments: hindi.instruments,
  ways,
  unshown: hindi.sheet.unshown,
  number: ({ number }) => `नंबर: ${number}`,
  project: ({ name, address }) => `प्रोजेक्ट: ${name}, ${address}`,
  invoice: ({ number }) => `इनवॉइस ${number}`,
  date: ({ day, dueDay }) => (dueDay ? `तारीख: ${day}। भुगतान इस दिन तक: ${dueDay}` : `तारीख: ${day}`),
  from: 'किसकी ओर से',
  to: 'किसके लिए',
  for: 'किस काम के लिए',
  milestone: ({ number, title }) => `पड़ाव ${number}: ${title}`,
  accepted: ({ day }) => `${day} को स्वीकार हुआ`,
  value: ({ amount }) => `तय मूल्य: ${amount}`,
  awarded: ({ amount }) => `मूल्य, जैसा स्वीकार हुआ या फ़ैसले में तय हुआ: ${amount}`,
  inUnits: ({ instrument, units, price, amount }) =>
    `यूनिट में लिया गया (${instrument}): ${units}, हर एक ${price}, कुल ${amount}। इस हिस्से के लिए कोई पैसा बक़ाया नहीं है।`,
  gst: 'रक़म में GST शामिल है।',
  noGst: 'रक़म में GST शामिल नहीं है।',
  tax: ({ day, amount, reference }) =>
    reference
      ? `${day} को टैक्स के रूप में काटा गया: ${amount}। संदर्भ: ${reference}।`
      : `${day} को टैक्स के रूप में काटा गया: ${amount}। संदर्भ नहीं दिया गया।`,
  toBePaid: ({ amount }) => `भुगतान करना है: ${amount}`,
  closing: ({ agreement, version }) =>
    `Saharambh ने इसे अनुबंध ${agreement}, संस्करण ${version} के लेजर से लिखा है। पैसा Saharambh से होकर नहीं जाता: क्या भेजा गया और क्या पक्का किया गया, यह दोनों पक्षों का अपना कहना है।`,
  receipt: ({ number }) => `रसीद ${number}`,
  receivedBy: 'किसे मिला',
  fallback: ({ amount }) => `शेयरों की जगह नक़द, यह भी देना है: ${amount}`,
  payments: 'भुगतान',
  sent: ({ entry, day, way, reference, amount, withheld }) => {
    const how = reference ? `${way}, संदर्भ ${reference}` : way;
    const tax = withheld ? `, ${withheld} टैक्स के रूप में काटे गए` : '';
    return `एंट्री ${entry}: ${day}, ${how}: ${amount} भेजे गए${tax}।`;
  },
  unconfirmed: 'अभी पक्का नहीं किया गया।',
  confirmed: ({ isSilent, day, amount }) =>
    isSilent ? `जवाब न आने से ${day} को पक्का हुआ: ${amount}।` : `${day} को पक्का किया गया: ${amount}।`,
  paidBack: ({ entry, day, way, amount, confirmed }) =>
    confirmed
      ? `एंट्री ${entry}: ${day}, ${way}: ${amount} लौटाए गए, ${confirmed} पक्के किए गए।`
      : `एंट्री ${entry}: ${day}, ${way}: ${amount} लौटाए गए, अभी पक्का नहीं किया गया।`,
  inAll: ({ amount }) => `कुल पक्का किया गया: ${amount}`,
  closedOpen: ({ amount }) => `${amount} बक़ाया रहते बंद किया गया।`,
  last: ({ sequence, day, hash }) =>
    `आख़िरी एंट्री: ${sequence}, ${day} की। उसका SHA-256: ${hash}। इसे /verify पर मिलाएँ।`,
};
