import { type PartedNumber, type PartName, transparencyLimits } from '#contract/transparency/numbers.ts';
import type { Translated } from '#rules/text/translated.ts';
import { list, number } from '#web/ground/texts/amounts.ts';
import type { transparencyTexts as english } from '../en/transparency.ts';

const { few } = transparencyLimits;

export const transparencyTexts = {
  title: 'पारदर्शिता',
  description: 'हमने रिपोर्ट, अपील और अनुरोधों पर महीने-दर-महीने क्या फ़ैसला किया, और हमें कितनी बार देर हुई।',
  lead: 'हमने रिपोर्ट, अपील और अनुरोधों पर महीने-दर-महीने क्या फ़ैसला किया, और हमें कितनी बार देर हुई।',
  how: 'इसे कैसे पढ़ें',
  rules: [
    `पिछले ${transparencyLimits.months} महीने, UTC समय में। हर महीना उसके ख़त्म होने के बाद की रात में जुड़ता है।`,
    'रिपोर्ट उस दिन गिनी जाती है जिस दिन वह आई। मामला, अपील या अनुरोध उस दिन गिना जाता है जिस दिन हमने पहला फ़ैसला किया या पहला जवाब दिया।',
    `1 से ${few - 1} तक की संख्या “${few} से कम” लिखी जाती है, ताकि उससे किसी एक व्यक्ति के बारे में कुछ पता न चले।`,
    'अगर कुल संख्या से ऐसी कोई संख्या पता चल सकती हो, तो हम कोई बड़ी संख्या, या सभी हिस्से भी नहीं दिखाते।',
    'जो हिस्सा 0 है, उसकी कोई पंक्ति नहीं होती।',
  ],
  none: 'हमने अभी कोई महीना नहीं गिना है। हम हर महीने को उसके ख़त्म होने के बाद की रात में गिनते हैं।',
  month: (name) => name,
  numbersOf: (month) => `${month}: सभी संख्याएँ`,
  number: 'क्या',
  count: 'कितनी बार',
  names: {
    reports: 'सदस्यों और मेहमानों की रिपोर्ट',
    cases: 'मामले जिन पर हमने फ़ैसला किया',
    appeals: 'अपील जिनका हमने जवाब दिया',
    screened: 'संदेश जो हमारी शब्द-सूचियों ने जाँचने को भेजे',
    requests: 'डेटा के अनुरोध और शिकायतें जिनका हमने जवाब दिया',
    orders: 'अधिकारियों और अदालतों के आदेश',
    lone: 'फ़ैसले जो हमारे स्टाफ़ में से दो की जगह एक ने अकेले किए',
    breaches: 'निजी डेटा में सेंध',
  },
  parts: {
    'cases.kind': 'मामले, किस चीज़ की रिपोर्ट हुई उसके हिसाब से',
    'cases.concern': 'मामले, कारण के हिसाब से',
    'cases.outcome': 'मामले, नतीजे के हिसाब से',
    'cases.time': 'मामले, समय के हिसाब से',
    'appeals.result': 'अपील, जवाब के हिसाब से',
    'screened.result': 'जाँचने को भेजे संदेश, नतीजे के हिसाब से',
    'requests.kind': 'अनुरोध, प्रकार के हिसाब से',
    'requests.time': 'अनुरोध, समय के हिसाब से',
  } as Record<`${PartedNumber}.${PartName}`, string>,
  kind: ({ name }) => name,
  results: {
    in_time: 'समय पर',
    late: 'देर से',
    overturned: 'फ़ैसला बदला गया',
    stands: 'फ़ैसला बना रहा',
    right: 'सही: हमने क़दम उठाया',
    wrong: 'ग़लत: हमने कुछ नहीं किया',
  } as Record<string, string>,
  outcomes: {
    nothing: 'कुछ नहीं किया गया',
    warn: 'चेतावनी',
    pause: 'रोका हुआ',
    hide: 'छिपा हुआ',
    remove: 'हटाया गया',
    suspend: 'अकाउंट निलंबित',
  } as Record<string, string>,
  shown: ({ shown, count }) => ({ exact: number(count), few: `${few} से कम`, held: 'नहीं दिखाई गई' })[shown],
  withShare: ({ count, percent }) => `${count} (${percent} %)`,
  tooFew: ({ lists }) => `बहुत कम होने के कारण नहीं दिखाए गए: ${list(lists)}।`,
  log: 'हमारे स्टाफ़ के कामों का रिकॉर्ड',
  logHow: 'हमारे स्टाफ़ का हर काम एक रिकॉर्ड में लिखा जाता है। उसे कोई छिपकर नहीं बदल सकता।',
} satisfies Translated<typeof english>;
