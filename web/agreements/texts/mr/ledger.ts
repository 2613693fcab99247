import type { Side } from '#rules/agreements/facts.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { agreementLedgerTexts as english } from '../en/ledger.ts';

export const agreementLedgerTexts = {
  title: 'लेजर',
  description: 'कराराची प्रत्येक नोंद, आणि त्यांचा एकूण हिशेब.',
  how: 'दोघांनी सही केल्यापासून पैशांचे आणि युनिटचे जे काही झाले ते, ज्या क्रमाने लिहिले गेले त्या क्रमाने. कोणतीही नोंद कोणीही बदलू किंवा हटवू शकत नाही, आम्हीसुद्धा नाही.',
  none: 'अजून काहीही लिहिलेले नाही. टप्पा सुरू झाल्यावर पहिली नोंद येते.',
  stands: 'एकूण हिशेब',
  noSums: 'सही केलेला मजकूर ठेवण्याची मुदत संपली आहे. नोंदी राहतात; इथे बेरजा काढता येत नाहीत.',
  sums: {
    awarded: 'स्वीकारलेले मूल्य',
    pay: 'त्याचे पेमेंट',
    confirmed: 'मिळाले, नक्की केलेले',
    due: 'बाकी',
    awaited: 'पाठवल्याचे सांगितलेले',
    toPayBack: 'परत करायचे',
    closedOpen: 'एवढे बाकी असताना बंद',
    units: 'त्यासाठी वचन दिलेली युनिट',
    vested: 'व्हेस्ट झालेली',
    unvested: 'अजून व्हेस्ट न झालेली',
    held: 'व्हेस्ट झालेली, पण अजून वचनच',
    reserved: 'पूलमधून राखून ठेवलेली',
    fallbackDue: 'युनिटसाठी बाकी रोख',
  } satisfies Record<keyof Sums, string>,
  after: (parts: readonly string[]) => `यानंतर: ${parts.join(' · ')}`,
  running: {
    confirmed: (amount: string) => `मिळाले ${amount}`,
    due: (amount: string) => `बाकी ${amount}`,
    units: (count: string) => `${count} युनिट`,
    vested: (count: string) => `${count} व्हेस्ट झाली`,
  },
  who: {
    project: 'प्रकल्प',
    contributor: 'योगदानकर्ता',
    product: 'Saharambh',
    administrator: 'आमचा स्टाफ',
  } satisfies Record<Side, string>,
  entries: 'नोंदी',
  older: 'जुन्या नोंदी',
  newest: 'सर्वात नवीन',
  receipt: 'याची पावती',
  last: (sequence: number) =>
    sequence === 0
      ? 'अजून एकही नोंद लिहिलेली नाही. पहिली नोंद सही केलेल्या मजकुराच्या हॅशनंतर येते:'
      : `शेवटची नोंद ${sequence} आहे. तिचा हॅश:`,
  receiptHow:
    'दोन्ही जपून ठेवा. ज्यांच्याकडे कराराची फाइल आहे ते सर्व आमच्या मदतीशिवाय ती या दोन्हींशी जुळवून पाहू शकतात, आणि एखादी नोंद बदलली किंवा वगळली गेली का ते पाहू शकतात.',
  verify: 'फाइल पडताळा',
  downloads: 'डाउनलोड',
  file: 'सही केलेले मजकूर आणि संपूर्ण लेजर (JSON)',
  whole: 'संपूर्ण लेजर',
  asPdf: 'PDF',
  asCsv: 'CSV',
  months: 'दर महिन्याचे विवरण',
  own: 'तुमचे सर्व करार मिळून',
  pack: 'प्रकल्पाचा अंतिम संच',
  packHow: 'वकिलासाठी किंवा कंपनी स्थापनेसाठी: व्यक्तीनुसार सर्व वचने, आणि सही केलेला प्रत्येक मजकूर, एका ZIP मध्ये.',
} satisfies Translated<typeof english>;
