import { others, type Rule } from './rule.ts';

/** For such things those ask for a fee who let founders pay to be heard, judged or introduced. */
const service =
  "(?:pitch(?:ing)?(?: deck| session| slot| event| day)?|listing|screening|shortlisting|evaluation|assessment|(?:due[- ])?diligence|events?|demo[- ]days?|summit|road ?show|stall|booth|success|closing|finder'?s?|introductions?|intros?|matchmaking|investor (?:access|connect|meet(?:ing)?s?)|deck review|advisory|facilitation)";
const fee = '(?:fees?|charges?|commissions?|deposits?)';
const amount = String.raw`(?:(?:₹|\brs|\binr|\$) ?\d|\d[\d,.]* ?(?:₹|rs\b|inr\b|rupees?\b|lakhs?\b|k\b|\/-))`;
const heard = String.raw`(?:pitch\w*|(?:get |be |being )?(?:listed|screened|shortlisted|evaluated|introduced)|list(?:ing)?|screen(?:ing)?|(?:due[- ])?diligence|demo[- ]day|introductions?|introduce|(?:meet|meeting|reach)(?: \w+){0,2} investors?|put (?:you|your) \w+ (?:in front of|before))`;
const articles = String.raw`(?:(?:the|our|my|your|a|an|each|every|one|such) )?(?:\w+ )?`;

/** The project itself pays such a fee, or it is the trade that the text is about. */
const paidOrTrade = new RegExp(
  String.raw`${others.source}|\b(?:we|i) (?:pay|paid|cover|reimburse|owe|refund)\b|\byou (?:get|earn|receive)\b|\bpaid by\b|\b(?:brokers?|agents?|portals?|marketplaces?|rent(?:ed|als?)?|bottles?|crates?|jars?|cans?|cups?|cylinders?|calculat\w+|invoices?|patents?|insurance|stock exchanges?)\b`,
);

const english: readonly RegExp[] = [
  new RegExp(String.raw`\b${service} ${fee}\b`),
  new RegExp(String.raw`\b${fee} (?:for|towards|per|of) ${articles}${service}\b`),
  new RegExp(
    String.raw`\b(?:charges?|costs?|takes?|asks?|pay|pays|paid|paying|payment|payable|bill)\b.{0,30}${amount}.{0,30}\b(?:to|for|before|per|after) ${articles}${heard}\b`,
  ),
  new RegExp(
    String.raw`\b(?:i|we) (?:charge|bill|take money|take a fee)\b.{0,40}\b(?:to|for|before) ${articles}${heard}\b`,
  ),
  new RegExp(
    String.raw`\b(?:pay|transfer|deposit|remit) (?:first|us|me|upfront|${amount}).{0,30}\b(?:to|for|before) ${articles}${heard}\b`,
  ),
  new RegExp(
    String.raw`\byou (?:have to |must |will |need to )?pay (?:us |me )?(?:for|before) (?:the |your |an? |each |every )${heard}(?! of)\b`,
  ),
  new RegExp(String.raw`\bpay(?:ing)? \d[\d,]{2,} (?:to|for|before) (?:be |get )?${articles}${heard}\b`),
  new RegExp(String.raw`\bjoin (?:karne |hone )?ke liye\b.{0,20}(?:${amount}|\b(?:fees?|paise|paisa)\b)`),
  /\b(?:monthly|quarterly|yearly|annual|upfront|advance|small|paid|nominal) retainers?\b|\bretainers? (?:fees?|of|model|basis|applies|is|starts|before|for)\b|\b(?:on|as|for) (?:a |my |our )?(?:\w+ )?retainer\b/,
  /\b\d[\d.]* ?(?:%|percent|per cent) (?:success|commission)|\b\d[\d.]* ?(?:%|percent|per cent) (?:of|on) (?:the |any |all |whatever )?(?:funds?|money|amount|capital|investment|round|sum)?(?: ?(?:that )?(?:you|we|i) (?:raise|bring|arrange|close)| raised)\b/,
  /\b(?:fully |partly |partially )?refundable (?:\w+ )?(?:deposits?|advance|amount|fees?|retainers?|tokens?|commitment)\b|\btoken (?:amount|money|advance)\b/,
  /\b(?:pitch(?:ing)?|listing|screening|events?|demo day|diligence|investor se mil\w*) (?:ki |ka |ke |ke liye )?(?:fees?|charges?|paise|paisa|rupaye)\b/,
];

const hindiService =
  '(?:पिच(?:िंग)?|सादरीकरण|लिस्टिंग|स्क्रीनिंग|मूल्यांकन|छानबीन|ड्यू ?डिलिजें?स|ड्यू ?डिलिजन्स|इवेंट|इव्हेंट|डेमो डे|कार्यक्रम|सक्सेस|सफलता|परिचय|ओळख|यश|तपासणी|मूल्यमापन|यादीत|सूचीबद्ध)';
const devanagari: readonly RegExp[] = [
  new RegExp(
    `${hindiService}[\\p{L}\\p{M}]*(?: (?:करने|होने|कराने|की|का|के|लिए|में|साठी|ण्यासाठी|करण्यासाठी|करून देण्यासाठी|नाव|आने|प्रवेश|ची|चे)){0,4} (?:शुल्क|फीस|फी|चार्ज|कमीशन|कमिशन|अनामत|डिपॉ[जझ]िट)(?![\\p{L}\\p{M}])`,
    'u',
  ),
  new RegExp(
    `${hindiService}[\\p{L}\\p{M}]*.{0,25}(?:₹ ?\\d|\\d[\\d,]* ?(?:रुपये|रुपए|हजार|लाख)).{0,25}(?:लगेंगे|लगेगा|लेते हैं|लेता हूं|लेती हूं|देने होंगे|दें|दीजिए|लागतील|लागतात|घेतो|घेते|द्या|द्यावे)(?![\\p{L}\\p{M}])`,
    'u',
  ),
  new RegExp(
    `${hindiService}[\\p{L}\\p{M}]* .{0,12}(?:₹ ?\\d[\\d,]*|\\d[\\d,.]* ?(?:रुपये|रुपए|हजार|%|टक्के|प्रतिशत)) (?:शुल्क|फीस|फी|कमीशन|कमिशन)(?![\\p{L}\\p{M}])`,
    'u',
  ),
  /(?:निवेशक|गुंतवणूकदार)[\p{L}\p{M}]*.{0,25}(?:मिल|भेट|ओळख|परिचय|मिळव)[\p{L}\p{M}]*.{0,25}(?:शुल्क|फीस|फी|कमीशन|कमिशन|₹ ?\d|\d[\d,]* ?(?:रुपये|रुपए|हजार))/u,
  /(?:मासिक|हर महीने|दरमहा|महीने का|महिन्याला) (?:का |की )?रिटेनर|रिटेनर (?:फीस|फी|शुल्क|देना|लगेगा|लागेल|द्यावा|भरा|पर काम|वर काम)/,
  /(?:रिफंडेबल|वापसी योग्य|लौटाई जाने वाली|लौटाया जाने वाला|वापस मिलने वाल[ाी]|परत मिळणार[ाीे]|परताव्याची|परतावायोग्य) (?:जमा|डिपॉ[जझ]िट|अनामत|रकम|रक्कम|राशि|टोकन)/,
  /\d[\d.]* ?(?:%|प्रतिशत|फीसदी|टक्के) (?:सक्सेस|कमीशन|कमिशन|सफलता शुल्क|यश शुल्क)/,
];
/** A side that pays or gets back, or the trade of the text, in both languages. */
const paidInDevanagari =
  /(?:देते हैं|हम देंगे|देंगे|आम्ही देतो|आम्ही देऊ|देऊ|बोतल|बाटली|क्रेट|ग्राहक|दुकानदार|स्कूल|शाळा|विद्यापीठ|किसान|शेतकरी|अध्ययन|अभ्यास)/u;

/** Fees for pitching, listing, screening, due diligence, events and success, retainers, and deposits that come back. */
export const fees: readonly Rule[] = [
  ...english.map((pattern): Rule => ({ reason: 'asks_for_money', pattern, unless: paidOrTrade })),
  ...devanagari.map((pattern): Rule => ({ reason: 'asks_for_money', pattern, unless: paidInDevanagari })),
];
