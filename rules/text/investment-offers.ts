import { clausesOf, isDenied, joinLines, prepareText, sentencesOf } from './prepare-text.ts';

const large = '(?:lakhs?|lacs?|crores?|cr|k|m|mn|million|thousand|hazaar|लाख|करोड़?|कोटी|हजार)';
const currency = '(?:₹|\\$|€|£|(?<![a-z])(?:rs|inr|usd|eur|ghs|rupees|dollars)(?![a-z]))';
const figure = '\\d[\\d,.]*';
const spelled =
  '(?<![a-z])(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|twenty[ -]five|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
/** An amount of money: with a currency, or a large figure as it is spoken. */
const amount = `(?:${spelled} (?:lakhs?|lacs?|crores?|million)(?![a-z])|${currency} ?${figure}(?: ?${large}(?![a-z]))?|${figure} ?${large}(?![a-z])(?: ?(?:rupees|dollars|रुपये|रुपए))?|${figure} ?(?:rupees|dollars|रुपये|रुपए))`;
const largeAmount = `(?:${currency} ?)?${figure} ?${large}(?![a-z])`;
const percent = `${figure} ?(?:%|percent|per cent|प्रतिशत|फीसदी|टक्के)`;
const share = '(?:equity|stakes?|shares?|ownership|hissedari|हिस्सेदारी|हिस्सा|भागीदारी|इक्विटी|शेयर|शेअर्स?)';
const whose = `(?:of|in) (?:the |our |my |this )?(?:company|startup|firm|venture|business|equity)`;
const inReturn = '(?:for|against|in (?:return|exchange) for|के बदले|च्या बदल्यात|बदल्यात|साठी)';
const notMoney =
  '(?<!(?:interview|interviews|application|applications|selection|hiring|voting|quiz|admission|second|third|first|final) )';

const rounds = '(?:seed |pre-?seed |angel |bridge |series [a-d] |funding |first |small )';
const asked = '(?:(?:we|i) )?(?:(?:offer|offers|offering|give|giving|sell|selling)(?: away)? )?';
const ofShare = '(?:हिस्सेदारी|हिस्सा|भागीदारी|इक्विटी)';

const anyShare = `(?:of )?(?:the |our |my )?(?:${share}|${whose})`;
const pay =
  '(?:a|per|each|every) (?:day|week|month|year)|salary|stipend|wage|pay|महीन|महिन|वेतन|पगार|तनख|साल|वर्ष';
/** A large figure without a currency may count something else: "20 k seedlings". */
const ofMoney = '(?= (?:from|for|to|in|at|by|this|and|now|more|before|with|as|on)(?![a-z])|[^a-z]*$)';
const roundOf = '(?:फंडिंग|सीड|निवेश|एंजेल|एंजल|गुंतवणूक|फंडिंगची|निवेशाची|गुंतवणुकीची|हमारा निवेश|सीडची)';
const wanted =
  '(?:investment|funds?|funding|capital) (?:is |are )?(?:required|needed|sought|wanted|goal|target|ask)|(?:our|the|target|total|current) (?:fund-?)?raise|fund-?raise|(?:round|raise) size|size of (?:the|our) round';
const wantedIndian = '(?:फंड|फंडिंग|निवेश|पूंजी|गुंतवणूक|भांडवल)(?: की)? (?:चाहिए|जरूरत|हवी|हवा|हवे|पाहिजे)(?: है| आहे)?';

/** Offers whose parts a comma or a colon divides, in a sentence that denies nothing and names no pay. */
const wholePatterns: readonly RegExp[] = [
  new RegExp(
    `${percent} ?${anyShare} ?[,:;–—-] ?(?:for |at |only |सिर्फ |फक्त )?${largeAmount}(?: ?(?:rupees|रुपये|रुपए))?[^\\p{L}]*$`,
    'u',
  ),
  new RegExp(
    `${largeAmount}(?: ?(?:rupees|रुपये|रुपए))? ?[,:;–—-] ?(?:for |only |सिर्फ |फक्त )?(?:${percent} ?${anyShare}|${share}:? ${percent})`,
  ),
];
const namesPay = new RegExp(`(?<![a-z])(?:${pay})(?![a-z])`);

const patterns: readonly RegExp[] = [
  new RegExp(`(?<![a-z])(?:${wanted})(?: is| of)?:? ?(?:about |up to )?${amount}`),
  new RegExp(`(?:${wantedIndian}) ?:? ?${amount}|${amount}(?: का| की| के| ची| चे)? ${wantedIndian}`),
  new RegExp(`\\b(?:raise|raising|raises) (?:funds|money)(?: of|:| -)? ?${amount}`),
  new RegExp(
    `\\b(?:put in|pay|give us|send|invest) ${amount} (?:and|to) (?:you )?(?:get|own|receive|earn) (?:a |about )?${percent}`,
  ),
  new RegExp(`\\bearn ${percent}.{0,25}\\bon your (?:money|investment|savings)\\b`),
  new RegExp(
    `\\b(?:backers|supporters|investors|early believers)(?: will| can| each)? (?:get|receive|earn|own) ${percent}`,
  ),
  /\b(?:own|buy|get) (?:a|your) (?:piece|slice|part) of (?:our|my|the) (?:company|startup|firm|venture|business|dairy|farm|brand)\b.{0,20}(?:\bfor\b|₹|\brs\b|$)/,
  new RegExp(`\\bbuy (?:\\d[\\d,]* )?(?:of )?(?:our |my )?(?:shares|stock) (?:at|for) ${amount}`),
  new RegExp(`\\b(?:ccps|ccds?|isafe)\\b.{0,25}${amount}`),
  // Hindi and Marathi.
  new RegExp(
    `${amount}.{0,12}(?:दीजिए|दें|लगाएं|लगाइए|लगाओ|देकर|लगाकर|द्या|देऊन|गुंतवा|लावा)(?: और| आणि| व)? .{0,12}${percent} ?(?:की |का )?${ofShare}`,
  ),
  new RegExp(
    `(?<!(?:चंदे|चंदा|दान|राहत|स्कूल|शाळे|मदत).{0,30})${amount}.{0,10}(?:जुटा (?:रहे|रही|रहा)|जुटाना चाह|जुटाएंगे|उभारत आह|उभारणार|उभारायच)`,
  ),
  new RegExp(`(?:वैल्यूएशन|व्हॅल्युएशन|व्हॅल्यूएशन).{0,12}${amount}|${amount}.{0,8}(?:वैल्यूएशन|व्हॅल्युएशन|व्हॅल्यूएशन)`),
  /कंपनी(?: के| का| में|चे|तील|त) (?:\S+ )?(?:शेयर|शेअर्स?|हिस्सा|हिस्सेदारी|भागीदारी) (?:\S+ )?(?:खरीदें|खरीदिए|खरीदो|लीजिए|घ्या)/,
  new RegExp(
    `${percent} (?:का |की |चा )?(?:सालाना |वार्षिक )?(?:रिटर्न|लाभांश|परतावा)(?: की गारंटी)? (?:\\S+ )?(?:मिल|दे|पा|कमा|मिळ)`,
  ),
  /पैस[ाे] (?:\S+ ){0,2}(?:दोगुन|दुगुन|दुप्पट|डबल)/,
  new RegExp(`(?:कम से कम|किमान) ${amount}.{0,6}(?:लगा|निवेश|गुंतव)`),
  /(?:कंपनीत|व्यवसायात|धंद्यात|स्टार्टअपमध्ये) (?:\S+ )?पैसे (?:लावा|गुंतवा|टाका)/,
  // "₹20 lakh for 5 %": the share of something else has its name behind it.
  new RegExp(
    `${amount}.{0,40}?${inReturn}.{0,12}?${percent}(?: ?${share}| ${whose}|$| (?:and|plus|of (?:us|it))(?![a-z]))`,
  ),
  // Who gives money for a share may say to whom in its place.
  new RegExp(
    `\\b(?:give|gives|giving|invest|invests|investing|put|puts|offer|offers|offering) (?:up to |about |around )?${amount} ${inReturn} (?:a |about |up to )?${percent} (?:to|in|into)(?![a-z])`,
  ),
  new RegExp(`${percent} (?:of )?(?:the |our |my )?(?:${share}|${whose}).{0,30}${inReturn}.{0,15}${amount}`),
  new RegExp(`${share} of ${percent}.{0,20}${inReturn}.{0,15}${amount}`),
  new RegExp(`${percent} ?${share}.{0,20}${amount}|${amount}.{0,40}(?:के बदले|बदल्यात).{0,20}${share}`),
  // A share with its name left out: other percentages have a noun before them.
  new RegExp(`^${asked}${percent} (?:for|against|in (?:return|exchange) for) ${largeAmount}`),
  // No pay for a month of work.
  new RegExp(
    `${amount}(?![^a-z]{0,20}(?:महीन|महिन|वेतन|पगार|तनख))[^a-z]{0,10}(?:में|मध्ये|ात|आत)[^a-z]{0,8} ${percent} ?${ofShare}`,
  ),
  new RegExp(`^ticket:? (?:of |size )?${largeAmount}`),
  /(?:न्यूनतम|किमान) (?:टिकट|तिकीट)/,
  /\b(?:min(?:imum)?|smallest|lowest) (?:ticket|investment|cheque|check)\b|\bticket size\b|\b(?:ticket|cheque) of (?:₹|rs|\$|\d)/,
  new RegExp(
    `\\b${notMoney}round (?:closes|is closing|closing|will close|fills|is filling)\\b(?! the )|\\b(?:seed|pre-?seed|angel|bridge|series [a-d]) round (?:is )?(?:open|opens)\\b`,
  ),
  /\b(?:join|invest in|take part in|come into|enter|participate in) (?:our|my|the|this) (?:seed |pre-?seed |angel |bridge |series [a-d] |funding |current )*round\b/,
  new RegExp(
    `\\b(?:raise|raising|raises):? (?:(?:funds|money|capital)(?: of)?:? )?(?:(?:about|around|up to|another|a further|a total of|nearly|at least) )?(?:${spelled} (?:lakhs?|lacs?|crores?|million)${ofMoney}|${currency} ?${figure}|${figure} ?(?:rupees|dollars)|${figure} ?${large}(?: ?(?:rupees|dollars))?${ofMoney})`,
  ),
  new RegExp(
    `\\b(?:raise|raising|raises) (?:a|our|the|my|another) ${rounds}+round\\b|\\bfunding round (?:is )?open\\b`,
  ),
  new RegExp(`${percent} of (?:our|the|my) ${rounds}*round\\b(?! of (?:interviews|talks))`),
  /\b(?:raise|raising) (?:capital|equity|investment)\b|\b(?:we|i) (?:are|am) (?:now )?(?:raising funds|fund-?raising)\b/,
  new RegExp(
    `\\bvaluation(?::|\\b) ?(?:(?:of|at|is)\\b.{0,10})?${amount}|${amount} (?:(?:pre|post)-?money )?valuation\\b|${amount} (?:pre|post)-?(?: ?money)?\\b|\\b(?:pre|post)-?money:? ${amount}`,
  ),
  new RegExp(`${largeAmount} (?:valuation )?cap\\b`),
  new RegExp(
    `${percent} (?:monthly|quarterly|yearly|annual) returns?\\b|${percent} returns? (?:(?:a|per|each|every) (?:month|year|quarter)|on your)\\b|${percent} (?:interest|profit)\\b.{0,20}\\bon your (?:money|investment)\\b`,
  ),
  new RegExp(`^(?:please |just |you can )?invest ${amount}`),
  /\b(?:guaranteed|assured|promised|fixed) returns?\b|\b(?:double|triple) your (?:money|investment)\b/,
  /\binvest (?:in us|with us|in (?:our|my) (?:company|startup|firm|venture|business))\b/,
  new RegExp(
    `\\b(?:offer|offers|offering|give|giving|sell|selling)\\b.{0,20}${percent} (?:of )?(?:the |our |my )?(?:${share}|(?:company|startup|firm|venture)\\b)`,
  ),
  /\b(?:offer|offers|offering|sell|selling|buy|get|own|receive)\b.{0,12}\b(?:equity|shares|a stake|a share) (?:in|of) (?:our|my|the) (?:company|startup|firm|venture|business)\b/,
  /\b(?:safe|convertible) notes? (?:is |are )?(?:open|available|on offer|at a)\b/,
  /\b(?:invest|nivesh|paisa lagao|paise lagao) ?(?:karo|kijiye|karein|kare|lagaiye)\b|\bpais[ae] lagao\b/,
  /(?:निवेश|इन्वेस्ट) (?:करें|कीजिए|करो|कर सकते)|पैस[ाे] लगा(?:एं|इए|ओ)|न्यूनतम निवेश|(?:गारंटीड|पक्का) (?:रिटर्न|मुनाफा)/,
  /गुंतवणूक कर(?:ा|ावी)|पैसे गुंतवा|किमान गुंतवणूक|हमखास (?:परतावा|नफा)/,
  /(?<!(?:इंटरव्यू|साक्षात्कार|मुलाखत|मुलाखतीचा|चयन|निवड|बस का|क्विज|पहला|दूसरा|तीसरा|आखिरी|पहिला|दुसरा|शेवटचा) )राउंड (?:\S+ ){0,2}बंद/,
  // A bus has rounds as well: a round that begins has to be one of money.
  new RegExp(`${roundOf} (?:राउंड|फेरी) (?:\\S+ ){0,2}(?:बंद|सुरू|शुरू|खुल)|(?:फंडिंग|सीड) राउंड`),
];

/**
 * The clause of a text that offers shares, a return or a part in a round, in English, Hindi and Marathi; null where none does.
 * Opportunities and agreements offer pay and equity by rules of their own, and messages are free: none of them asks this.
 */
export function findInvestmentOffer(text: string): string | null {
  const joined = joinLines(text);
  const apart = prepareText(text).replace(/(?<=[a-z])[-_](?=[a-z])/g, ' ');
  return (
    offerIn(prepareText(text)) ?? offerIn(apart) ?? (joined === text ? null : offerIn(prepareText(joined)))
  );
}

function offerIn(prepared: string): string | null {
  for (const sentence of sentencesOf(prepared)) {
    for (const clause of clausesOf(sentence))
      if (!isDenied(clause) && patterns.some((pattern) => pattern.test(clause))) return clause;
    if (isDenied(sentence) || namesPay.test(sentence)) continue;
    if (wholePatterns.some((pattern) => pattern.test(sentence))) return sentence;
  }
  return null;
}
