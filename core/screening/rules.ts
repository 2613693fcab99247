/** What a text may not ask of an applicant. */
export type ScreeningReason = 'asks_for_money' | 'asks_for_identity' | 'leads_away';

/**
 * A rule looks at one clause of a prepared text. `unless` excuses a clause that speaks of the project's own trade.
 * Denied clauses are excused by all rules but those that say `evenDenied`.
 */
export type Rule = { reason: ScreeningReason; pattern: RegExp; unless?: RegExp; evenDenied?: boolean };

/** Somebody other than the applicant pays, is asked or is written to. */
const others =
  /\b(?:their|customers?|users?|clients?|tenants?|landlords?|schools?|universit(?:y|ies)|hospitals?|banks?|shops?|farmers?|buyers?|sellers?|patients?|parents?|villages?|flats?|stud(?:y|ies)|research|survey|compar\w+|integrat\w+|implement\w*|borne|scholarships?|bot|api)\b/;
/** The project pays. */
const projectPays =
  /\b(?:we (?:pay|cover|refund|charge|reimburse)|you (?:get|earn|receive)|stipend|salary|per month|a month|monthly|paid by|per hour|per milestone)\b/;
const othersOrPaid = new RegExp(`${others.source}|${projectPays.source}`);

const amount = String.raw`(?:(?:₹|\brs|\binr|\$|रु|रू) ?\d|\d[\d,]* ?(?:₹|rs\b|inr\b|rupees?\b|rupaye\b|रुपये|रुपए|\/-))`;
const feeFor = String.raw`\b(?:registration|application|joining|enrol+ment|onboarding|processing|training|certificat\w*|kit|interview|verification|admission|course|program(?:me)?|internship|seat|booking|caution|security|refundable|commitment)`;
const fee = String.raw`${feeFor} (?:fees?|charges?|deposits?|amounts?|money|costs?)\b`;
const moneyThing = String.raw`(?:\bfees?\b|\bcharges?\b|\bdeposit\b|\bsecurity\b|\badvance\b|\bmoney\b|\bamount\b|${amount})`;
const applicants = String.raw`\b(?:you|applicants?|candidates?|interns?|joiners?|selected)\b`;
const begins = String.raw`(?:^|\b(?:please|kindly|and|then|first|just|also) )`;

const money: Rule[] = [
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`${fee}.{0,25}(?:${amount}|\d{3}|payable|mandatory|compulsory|required|applies|applicable|refundable|to be paid|must be paid|deducted)`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:you|applicants?|candidates?|interns?|joiners?|students|members|everyone|everybody)\b.{0,30}\b(?:must|have to|has to|needs? to|should|will|shall|required to|asked to|expected to)\b.{0,20}\b(?:pay|deposit|transfer|remit|buy|purchase)\b.{0,60}${moneyThing}`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:after|when|once|if|until) you (?:pay|deposit|transfer|remit)\b.{0,40}${moneyThing}`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`${begins}(?:pay|transfer|remit|send|deposit)\b.{0,35}(?:${fee}|${amount}|\bcharges\b|\badvance\b|\bmoney\b)`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:buy|purchase)\b.{0,40}${amount}.{0,30}\bto (?:join|start|apply|begin|get)\b`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`${amount}.{0,15}(?:\b(?:for|towards) (?:the |your )?(?:registration|certificate|kit|training|joining|offer letter|interview)\b|\bto (?:join|apply|register|confirm|book|reserve|secure)\b)`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`(?:\bmake (?:a|the|your) payment\b|\b(?:by|after|on) (?:paying|payment of)).{0,20}(?:${amount}|\d{2}|${fee})`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:charge|collect|take)\b.{0,30}(?:\bfees?\b|\bdeposit\b|${amount}).{0,20}\b(?:from|to)\b.{0,10}${applicants}`,
    ),
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`(?:${fee}|\bdeposit of\b).{0,20}\b(?:must|has to|should|needs to|will have to) be (?:submitted|deposited|paid|transferred)\b`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern:
      /[\w.-]{2,}@(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|upi|paytm|ibl|axl|apl|yapl|pthdfc|ptsbi|ptaxis|ptyes|axisbank|hdfcbank|icici|sbi|freecharge|jupiteraxis|airtel)(?![\w.])/,
  },
  {
    reason: 'asks_for_money',
    pattern:
      /\b(?:g ?pay|google pay|phone ?pe|paytm|bhim|upi) (?:me|us|karo|kar do|to (?:this|the|my|our)|number|₹|rs|\d)/,
    unless: others,
  },
  { reason: 'asks_for_money', pattern: /\bscan\b.{0,20}\bqr\b.{0,25}\bpay\b/, unless: others },
  {
    reason: 'asks_for_money',
    pattern:
      /\b(?:enter|share|send|give|provide|submit|your)\b.{0,25}\b(?:card number|cvv|credit card|debit card)\b/,
    unless: others,
  },
  {
    reason: 'asks_for_money',
    pattern: /(?:without paying|unless you pay).{0,40}\b(?:fees?|charges?|deposit|amount)\b/,
    evenDenied: true,
    unless: others,
  },
  {
    reason: 'asks_for_money',
    pattern:
      /\b(?:paise|paisa|rupaye|fees?)\b.{0,25}\b(?:bhej\w*|bharo|bharn[ia]|jama kar\w*|den[aei] hog[ai]|dene honge)\b/,
  },
];

const document = String.raw`(?:\ba{1,2}dh?a{1,2}r\b|\bpan (?:card|number|no|copy)\b|\botp\b|\bone[- ]time password\b|\bbank (?:account|details|passbook|statement)\b|\baccount (?:number|details)\b|\bifsc\b|\bpassbook\b|\bcancelled cheque\b|\bpassport\b|\bvoter id\b|\bdriving licen[cs]e\b|\bid(?:entity)? (?:proofs?|cards?|documents?|numbers?)\b|\bphoto id\b|\bmarksheets?\b)`;

const identity: Rule[] = [
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(
      String.raw`(?:^|\b(?:please|kindly|and|then|must|to|should|have to|need to|can you|could you) )(?:send|share|give|provide|submit|enter|upload|attach|e?-?mail|tell|bring|show|type|forward|text|message)\b.{0,50}${document}`,
    ),
    unless: others,
  },
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(String.raw`\byour (?:\w+ ){0,3}?(?:${document}|pan\b(?!-))`),
    unless: /\b(?:users?|customers?|callers?|masks?|masking)\b/,
  },
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(
      String.raw`${document}.{0,30}\b(?:is|are) (?:needed|required|mandatory|compulsory)\b`,
    ),
    unless: others,
  },
  {
    reason: 'asks_for_identity',
    pattern:
      /\b(?:a{1,2}dh?a{1,2}r|pan card|otp|bank)\b.{0,40}\b(?:bhej\w*|batao|bata do|share karo|dena hoga)\b/,
  },
];

const messenger =
  '(?:whats ?app?|wats ?app|telegram|signal|wechat|viber|discord|skype|insta(?:gram)?|facebook|messenger|snapchat|linkedin|botim)';

const away: Rule[] = [
  {
    reason: 'leads_away',
    pattern: new RegExp(
      String.raw`\b(?:contact|reach|message|dm|msg|ping|text|add|join|chat|write|talk|connect|call|apply|send|reply|continue)\b.{0,40}\b(?:on|via|through|over|in|to|by|our|my|the|at) (?:our |my |the |a )?${messenger}\b`,
    ),
    unless: others,
  },
  {
    reason: 'leads_away',
    pattern: new RegExp(String.raw`\b${messenger} (?:me|us|your|karo|kare|kar do|number|on \d)\b`),
    unless: others,
  },
  {
    reason: 'leads_away',
    pattern: new RegExp(String.raw`\bjoin\b.{0,20}\b${messenger} (?:group|channel|chat|community)\b`),
    unless: others,
  },
  { reason: 'leads_away', pattern: /\b(?:dm|inbox) (?:me|us)\b/, unless: others },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:wa\.me|t\.me\/|telegram\.me|chat\.whatsapp\.com|discord\.gg|discord\.com\/invite|m\.me\/|ig\.me\/|signal\.(?:me|group))/,
    evenDenied: true,
  },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:forms\.gle|docs\.google\.com\/forms|\w*\.?typeform\.com|jotform\.|surveymonkey\.|forms\.office\.com|forms\.microsoft|airtable\.com\/(?:shr|app)|tally\.so|zfrmz\.|forms\.zoho|cognitoforms|wufoo\.com|bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|linktr\.ee)/,
    evenDenied: true,
  },
  {
    reason: 'leads_away',
    pattern: /\b(?:fill|complete|submit)\b.{0,30}\b(?:google|ms|microsoft) ?forms?\b/,
    unless: others,
  },
  { reason: 'leads_away', pattern: /\bapply\b.{0,20}https?:\/\// },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:send|e?-?mail|write|apply|contact|share|forward|reach|drop)\b.{0,60}[\w.+-]+@[\w-]+\.[a-z]{2,}/,
    unless: others,
  },
];

const hindiMoney: Rule[] = [
  {
    reason: 'asks_for_money',
    pattern:
      /(?:(?<![\p{L}\p{M}])(?:शुल्क|फीस|फी|अनामत|रक्कम|डिपॉजिट|पैसे|पैसा|रुपये|रुपए|राशि|रु)(?![\p{L}\p{M}])|₹ ?\d).{0,40}(?:दे(?:ना|नी|ने) हो|भर(?:ना|नी|ने) हो|(?<![\p{L}\p{M}])(?:भरें|भरिए|भरो|भरा|भेजें|भेजिए|भेजो|पाठवा|द्या)(?![\p{L}\p{M}])|जमा (?:कर|कीजिए)|भुगतान (?:कर|कीजिए)|भेज दें|ट्रांसफर कर|चुका(?:एं|ना)|भराव[ेी]|द्याव[ेी])/u,
  },
  {
    reason: 'asks_for_money',
    pattern:
      /(?:पंजीकरण|रजिस्ट्रेशन|आवेदन|प्रवेश|प्रशिक्षण|ट्रेनिंग|नोंदणी|ज्वाइनिंग|जॉइनिंग|इंटर्नशिप|सर्टिफिकेट|प्रमाणपत्र) (?:शुल्क|फीस|फी)(?![\p{L}\p{M}]).{0,12}\d/u,
  },
  {
    reason: 'asks_for_money',
    pattern: /(?:शुल्क|फीस|फी|पैसे|अनामत).{0,15}(?:(?:भरल्या|दिल्या|पाठवल्या)शिवाय|(?:दिए|भरे|भेजे|चुकाए) (?:बिना|बगैर))/,
    evenDenied: true,
  },
];

const hindiIdentity: Rule[] = [
  {
    reason: 'asks_for_identity',
    pattern:
      /(?:आधार ?(?:कार्ड|नंबर|क्रमांक)|पैन (?:नंबर|कार्ड)|पॅन (?:नंबर|कार्ड|क्रमांक)|ओटीपी|बैंक (?:खाता|खाते|विवरण|डिटेल)|बंक (?:खाते|खाता|तपशील|डिटेल)|पासबुक|पहचान पत्र|ओळखपत्र).{0,40}(?:भेज|बताइ|बताएं|बताओ|अपलोड|साझा कर|शेयर कर|पाठवा|सांगा|(?<![\p{L}\p{M}])(?:दें|दीजिए|दो|द्या|जोडा)(?![\p{L}\p{M}]))/u,
  },
];

const hindiAway: Rule[] = [
  {
    reason: 'leads_away',
    pattern:
      /(?:व्ह[ाॉ]ट्स ?(?:एप|ऐप|अॅप|ॲप|अप)|वॉट्सऐप|टेलीग्राम|टेलिग्राम|सिग्नल|इंस्टाग्राम|इन्स्टाग्राम).{0,25}(?:संपर्क|जुड|मैसेज|मेसेज|कॉल कर|भेजें|भेजो|पाठवा|लिखें|लिहा)/u,
    unless: /बॉट|अध्ययन|अभ्यास/,
  },
  { reason: 'leads_away', pattern: /(?:गूगल|गुगल) ?फॉर्म.{0,15}भर(?:ें|ा|ो|िए|कर)(?![\p{L}\p{M}])/u },
];

export const rules: readonly Rule[] = [
  ...money,
  ...identity,
  ...away,
  ...hindiMoney,
  ...hindiIdentity,
  ...hindiAway,
];
