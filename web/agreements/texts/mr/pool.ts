import type { Translated } from '#rules/text/translated.ts';
import type { agreementPoolTexts as english } from '../en/pool.ts';

export const agreementPoolTexts = {
  use: 'यातील किती वचनात आहे',
  pictureHow: 'पूर्ण रंग: व्हेस्ट झालेली. अर्धा: वचन आहे, अजून व्हेस्ट न झालेली. रिकामे: मोकळी.',
  pool: 'पूल',
  committed: 'सुरू झालेल्या आणि पुढच्या टप्प्यांकडे',
  free: 'मोकळी',
  missing: 'कमी आहेत: एका निर्णयाने मोकळ्या युनिटपेक्षा जास्त दिली',
  units: (count: string) => `${count} युनिट`,
  ofPool: (percent: string) => `पूलचे ${percent}`,
  tiny: '0.0001 % पेक्षा कमी',
  noParts: 'अजून कोणाकडेही याचा भाग नाही.',
  who: 'व्यक्ती',
  reserved: 'राखून ठेवलेली',
  vested: 'व्हेस्ट झालेली',
  due: 'कधी काय करायचे आहे',
  dueHow:
    'पुढील बारा महिने, डावीकडून उजवीकडे; उशीर झालेले सर्वात आधी: भरलेला ठिपका म्हणजे पेमेंट, पोकळ ठिपका म्हणजे काम किंवा तपासणी.',
  nothingDue: 'आत्ता काहीही करायचे नाही.',
  overdue: 'उशीर झाला आहे.',
  what: {
    work: (name: string, title: string) => `${name} यांनी “${title}” सादर करायचे आहे`,
    review: (name: string, title: string) => `तुम्ही ${name} यांचे “${title}” तपासायचे आहे`,
    payment: (name: string, title: string) => `तुम्ही ${name} यांना “${title}” साठी पैसे द्यायचे आहेत`,
  },
} satisfies Translated<typeof english>;
