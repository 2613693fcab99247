import type { Translated } from '#rules/text/translated.ts';
import type { agreementPoolTexts as english } from '../en/pool.ts';

export const agreementPoolTexts = {
  use: 'इसमें से कितने का वादा है',
  pictureHow: 'पूरा रंग: वेस्ट हो चुकीं। आधा: वादा है, अभी वेस्ट नहीं हुईं। ख़ाली: बची हुईं।',
  pool: 'पूल',
  committed: 'शुरू हुए और आगे के पड़ावों के पास',
  free: 'बची हुईं',
  missing: 'कम हैं: एक फ़ैसले में बची हुई यूनिट से ज़्यादा दी गईं',
  units: (count: string) => `${count} यूनिट`,
  ofPool: (percent: string) => `पूल का ${percent}`,
  tiny: '0.0001 % से कम',
  noParts: 'अभी किसी के पास इसका भाग नहीं है।',
  who: 'व्यक्ति',
  reserved: 'रोकी हुईं',
  vested: 'वेस्ट हो चुकीं',
  due: 'कब क्या करना है',
  dueHow: 'अगले बारह महीने, बाएँ से दाएँ; जिनमें देर हो चुकी है वे सबसे पहले: भरा हुआ बिंदु भुगतान है, घेरा काम या समीक्षा है।',
  nothingDue: 'अभी कुछ नहीं करना है।',
  overdue: 'देर हो चुकी है।',
  what: {
    work: (name: string, title: string) => `${name} को “${title}” जमा करना है`,
    review: (name: string, title: string) => `आपको ${name} का “${title}” देखना है`,
    payment: (name: string, title: string) => `आपको ${name} को “${title}” का भुगतान करना है`,
  },
} satisfies Translated<typeof english>;
