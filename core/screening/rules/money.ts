import { others, othersOrPaid, projectPays, type Rule } from './rule.ts';

const amount = String.raw`(?:(?:₹|\brs|\binr|\$|रु|रू) ?\d|\d[\d,]* ?(?:₹|rs\b|inr\b|rupees?\b|rupaye\b|रुपये|रुपए|\/-))`;
const feeFor = String.raw`\b(?:registration|application|joining|enrol+ment|onboarding|processing|training|certificat\w*|kit|interview|verification|admission|course|program(?:me)?|internship|seat|booking|caution|security|refundable|commitment)`;
const fee = String.raw`${feeFor} (?:fees?|charges?|deposits?|amounts?|money|costs?)\b`;
const moneyThing = String.raw`(?:\bfees?\b|\bcharges?\b|\bdeposit\b|\bsecurity\b|\badvance\b|\bmoney\b|\bamount\b|${amount})`;
const applicants = String.raw`\b(?:you|applicants?|candidates?|interns?|joiners?|selected)\b`;
const begins = String.raw`(?:^|\b(?:please|kindly|and|then|first|just|also) )`;

export const money: readonly Rule[] = [
  { reason: 'asks_for_money', pattern: /\bdeduct\w*\b.{0,40}\bfrom your\b/, unless: others },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`(?:\bfees?\b|\bcharges?\b|\bdeposit\b|\badvance (?:of|payment|amount)\b|\bin advance\b|${amount}).{0,50}\b(?:collected|compulsory|mandatory|needed|required|payable|non-refundable|upfront|as security|before (?:joining|starting|task|the first day))\b`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(String.raw`${applicants}.{0,15}\bbear\b.{0,20}\b(?:cost|fee|charge)s?\b`),
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:fees?|charges?|deposit|registration|enrol+ment|joining kit|processing|one[- ]?time payment)(?: (?:costs?|price|is|of|only|will be|amount)| ?[:=-]){0,2} ?(?:${amount}|\d{3})`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern:
      /\b(?:you|applicants?|candidates?|interns?) (?:will|would|may|shall|are|is) (?:be )?(?:charged|billed)\b/,
    unless: projectPays,
  },
  {
    reason: 'asks_for_money',
    pattern: /\bwe (?:require|need|expect|take|ask for|request)\b.{0,30}\b(?:payment|deposit|fee|advance)\b/,
    unless: others,
  },
  {
    reason: 'asks_for_money',
    pattern: /^(?:refundable |security |caution )+(?:deposit|amount|money)\b/,
    unless: others,
  },
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
      String.raw`\b(?:you|applicants?|candidates?|interns?|joiners?|students|members|everyone|everybody)\b.{0,30}\b(?:must|have to|has to|needs? to|should|will|shall|can|may|required to|asked to|expected to)\b.{0,20}\b(?:pay|deposit|transfer|remit|buy|purchase)\b.{0,60}${moneyThing}`,
    ),
    unless: othersOrPaid,
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\byou (?:first |then )?pay\b.{0,10}${amount}.{0,15}\b(?:deposit|fees?|charges?|advance)\b`,
    ),
  },
  {
    reason: 'asks_for_money',
    pattern: new RegExp(
      String.raw`\b(?:after|when|once|if|until) you (?:pay|deposit|transfer|remit)\b.{0,40}(?:${moneyThing}|\d{3})`,
    ),
    unless: others,
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
      /(?:\b(?:paise|paisa|rupaye|rupees|rs|fees?|deposit)\b|\d).{0,30}\b(?:bhej\w*|bharo|bharn[ia]|jama kar\w*|den[aei] (?:hog[ai]|padeg[ai])|dene honge|lageng?e|lageg[ai])\b/,
    unless: /\b(?:bhejne|bharne|milne) (?:wal[aei]|ka app)\b/,
  },
];
