import { type PartedNumber, type PartName, transparencyLimits } from '#contract/transparency/numbers.ts';
import type { Translated } from '#rules/text/translated.ts';
import { list, number } from '#web/ground/texts/amounts.ts';
import type { transparencyTexts as english } from '../en/transparency.ts';

const { few } = transparencyLimits;

export const transparencyTexts = {
  title: 'पारदर्शकता',
  description: 'आम्ही रिपोर्ट, अपील आणि विनंत्यांबद्दल महिन्यागणिक कसे निर्णय घेतले, आणि आम्हाला किती वेळा उशीर झाला.',
  lead: 'आम्ही रिपोर्ट, अपील आणि विनंत्यांबद्दल महिन्यागणिक कसे निर्णय घेतले, आणि आम्हाला किती वेळा उशीर झाला.',
  how: 'हे कसे वाचायचे',
  rules: [
    `मागील ${transparencyLimits.months} महिने, UTC वेळेनुसार. प्रत्येक महिना तो संपल्यानंतरच्या रात्री येतो.`,
    'रिपोर्ट ज्या दिवशी आला त्या दिवशी मोजला जातो. प्रकरण, अपील किंवा विनंती आमच्या पहिल्या निर्णयाच्या किंवा उत्तराच्या दिवशी मोजली जाते.',
    `1 ते ${few - 1} ही संख्या “${few} पेक्षा कमी” अशी लिहिली जाते, म्हणजे तिच्यावरून एका व्यक्तीबद्दल काही कळत नाही.`,
    'एकूण संख्येवरून अशी संख्या कळणार असेल, तर आम्ही एखादी मोठी संख्या, किंवा सर्व भागही दाखवत नाही.',
    'जो भाग 0 आहे, त्याची ओळ नसते.',
  ],
  none: 'आम्ही अजून कोणताही महिना मोजलेला नाही. आम्ही प्रत्येक महिना तो संपल्यानंतरच्या रात्री मोजतो.',
  month: (name) => name,
  numbersOf: (month) => `${month}: सर्व संख्या`,
  number: 'काय',
  count: 'किती वेळा',
  names: {
    reports: 'सदस्यांचे आणि पाहुण्यांचे रिपोर्ट',
    cases: 'आम्ही निर्णय घेतलेली प्रकरणे',
    appeals: 'आम्ही उत्तर दिलेली अपिले',
    screened: 'आमच्या शब्दयाद्यांनी तपासायला पाठवलेले संदेश',
    requests: 'आम्ही उत्तर दिलेल्या डेटाबद्दलच्या विनंत्या आणि तक्रारी',
    orders: 'अधिकारी आणि न्यायालयांचे आदेश',
    lone: 'आमच्या स्टाफपैकी दोघांऐवजी एकाने एकट्याने घेतलेले निर्णय',
    breaches: 'वैयक्तिक डेटाची उल्लंघने',
  },
  parts: {
    'cases.kind': 'प्रकरणे, काय रिपोर्ट झाले त्यानुसार',
    'cases.concern': 'प्रकरणे, कारणानुसार',
    'cases.outcome': 'प्रकरणे, निकालानुसार',
    'cases.time': 'प्रकरणे, वेळेनुसार',
    'appeals.result': 'अपिले, उत्तरानुसार',
    'screened.result': 'तपासायला पाठवलेले संदेश, निकालानुसार',
    'requests.kind': 'विनंत्या, प्रकारानुसार',
    'requests.time': 'विनंत्या, वेळेनुसार',
  } as Record<`${PartedNumber}.${PartName}`, string>,
  kind: ({ name }) => name,
  results: {
    in_time: 'वेळेत',
    late: 'उशिरा',
    overturned: 'निर्णय बदलला',
    stands: 'निर्णय कायम',
    right: 'बरोबर: आम्ही कारवाई केली',
    wrong: 'चूक: आम्ही काहीही केले नाही',
  } as Record<string, string>,
  outcomes: {
    nothing: 'काहीही केले नाही',
    warn: 'इशारा',
    pause: 'थांबवलेले',
    hide: 'लपवलेले',
    remove: 'काढून टाकलेले',
    suspend: 'अकाउंट निलंबित',
  } as Record<string, string>,
  shown: ({ shown, count }) =>
    ({ exact: number(count), few: `${few} पेक्षा कमी`, held: 'दाखवलेली नाही' })[shown],
  withShare: ({ count, percent }) => `${count} (${percent} %)`,
  tooFew: ({ lists }) => `खूप कमी असल्यामुळे दाखवलेले नाही: ${list(lists)}.`,
  log: 'आमच्या स्टाफच्या कामांची नोंद',
  logHow: 'आमच्या स्टाफच्या प्रत्येक कामाची नोंद होते. ती कोणीही लपून बदलू शकत नाही.',
} satisfies Translated<typeof english>;
