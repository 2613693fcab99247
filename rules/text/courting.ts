import { clausesOf, isDenied, prepareText, sentencesOf } from './prepare-text.ts';

const looks = '(?:beautiful|pretty|gorgeous|cute|sexy|handsome|hot|lovely|attractive|stunning)';
const adverb = '(?:so |very |really |too |quite |bahut )*';
const mate = '(?:girlfriend|boyfriend|life partner|soulmate|bride|groom|valentine)';

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:you|u) (?:are|r|look|looked|seem) ${adverb}${looks}\\b(?! (?:at|in) (?:this|your|the) work)`,
  ),
  new RegExp(
    `\\byour? (?:photos?|pictures?|pics?|dp|smile|eyes|face|hair|voice|body|figure)\\b.{0,20}\\b(?:${looks}|amazing|sweet|like)\\b`,
  ),
  /\b(?:i|we) (?:like|love|saw|adore) your (?:smile|eyes|face|looks|beauty|body|figure|hair)\b/,
  /\b(?:are|r) (?:you|u) (?:still )?(?:single|married|unmarried|engaged|seeing (?:anyone|someone))\b/,
  /\b(?:i|we) (?:am |'m )?(?:love|loving|in love with|falling for|fall for|miss) (?:you|u)\b|\bfall(?:ing|en)? in love\b|\blove at first sight\b/,
  new RegExp(`\\b(?:be|become) my (?:${mate}|wife|husband|date|queen|king)\\b`),
  new RegExp(
    `\\b(?:look(?:ing)? for|want|need|seek(?:ing)?|find) (?:a |an |my )?(?:${mate}|wife|husband)\\b`,
  ),
  /\b(?:marry me|marry you|go on a date|going on a date|date (?:with )?(?:me|you)|take you out|(?:romantic|candle) (?:dinner|evening|date|relationship))\b/,
  /\b(?:dinner|drinks?|movie|coffee|hotel|night) (?:alone )?(?:with (?:you|me) )?(?:alone|just (?:us|the two of us)|only (?:us|we) two)\b/,
  /\bsend (?:me )?(?:a |your )?(?:selfie|(?:full )?photo of (?:you|yourself)|(?:your )(?:photo|pic|picture)s?)\b/,
  /\b(?:sweetheart|darling|hey (?:baby|babe|sexy|gorgeous|beautiful))\b/,
  // Hindi in Latin letters.
  /\b(?:shaa?di karogi|shaa?di karoge|mujhse shaa?di|py(?:aa|a)r (?:karta|karti|ho gaya)|(?:aap|tum) (?:bahut |kitni )?(?:sundar|khoobsurat|khubsurat)\b|girlfriend banogi)/,
  /(?:आप|तुम|तू) (?:\S+ ){0,2}(?:सुंदर|खूबसूरत|क्यूट|हॉट|प्यारी) (?:हैं|हो|है|लगत|दिखत)/,
  /(?:आपसे|तुमसे|तुझसे) (?:\S+ ){0,2}(?:प्यार|शादी|इश्क|मोहब्बत)|(?:मुझसे|मेरे साथ) शादी|शादी करोग[ीे]|प्यार कर(?:ता|ती) हूं/,
  /(?:आपकी|तुम्हारी) (?:फोटो|तस्वीर|मुस्कान|आंखें|सूरत|आवाज) (?:\S+ ){0,2}(?:सुंदर|खूबसूरत|प्यारी|पसंद|अच्छी लगी)/,
  /(?:आप|तुम) (?:अभी )?(?:सिंगल|अविवाहित|शादीशुदा|कुंवारी) (?:हैं|हो)/,
  /(?:गर्लफ्रेंड|बॉयफ्रेंड|जीवनसाथी|जीवनसंगिनी|दुल्हन)(?: की तलाश| चाहिए| बनोगी| बनोगे| ढूंढ| हवी| हवा| शोध| होशील)|डेट पर (?:चल|आओ|आइए|जा)/,
  /(?:तू|तुम्ही) (?:\S+ ){0,2}(?:सुंदर|देखणी|देखणे|गोड|क्यूट|हॉट) (?:आहेस|आहात|दिसत)/,
  /(?:तुझ्यावर|तुमच्यावर) (?:\S+ ){0,2}प्रेम|माझ्याशी लग्न|लग्न करशील|(?:तुझ|तुमच)(?:ं|े) लग्न झाल/,
  /(?:तुझा|तुमचा|तुझे|तुमचे) (?:फोटो|हसू|डोळे|चेहरा) (?:\S+ ){0,2}(?:सुंदर|आवडल|गोड)|डेटवर (?:ये|या|जाऊ)/,
];

/** The clause of a text that courts its reader, in English, Hindi and Marathi; null where none does. */
export function findCourting(text: string): string | null {
  for (const sentence of sentencesOf(prepareText(text)))
    for (const clause of clausesOf(sentence))
      if (!isDenied(clause) && patterns.some((pattern) => pattern.test(clause))) return clause;
  return null;
}
