/** A search must not ask for these. */
export type DemandReason =
  | 'asks_gender'
  | 'asks_age'
  | 'asks_religion'
  | 'asks_caste'
  | 'asks_marriage'
  | 'asks_health'
  | 'asks_politics'
  | 'asks_college'
  | 'asks_looks';

/** A rule checks one clause of a prepared text. `unless` excuses a clause about customers, or one that leaves it open. */
export type DemandRule = { reason: DemandReason; pattern: RegExp; unless?: RegExp };

/** Customers, users and workers are asked nothing here; and a clause may say that it does not matter. */
const excused =
  /\b(?:customers?|users?|clients?|patients?|buyers?|sellers?|shoppers?|readers|market|products?|garments?|clothes|clothing|wear|toys|safety|hygiene|festivals?|temples?|mosques?|farmers|weavers|artisans|workers|drivers|tailors|pilgrims|parents|schools?|self-help|welcome|(?:all|any) (?:ages?|genders?|castes?|religions?|communities|colleges?)|regardless|irrespective|whatever|whichever|matters? (?:not|little)|(?:does|do) not matter|doesn't matter|no matter|not important|never ask|not ask)\b|'s (?:health|rights|wear|clothing|group)/;

const wants = String.raw`(?:\b(?:only|no|looking (?:only )?for|look for|searching for|search for|seek|seeking|want|wants|wanted|need|needs|require|required|must be|must have|should be|should have|has to be|have to be|needs to be|prefer|prefers|preferred|preferably|ideally|cannot be|can't be|must not be|should not be|not (?:a |an )?)\b)`;
const wanted = String.raw`(?:only|preferred|preferably|wanted|required|needed|please|a must|is a must|mandatory|compulsory)\b`;
const partner = String.raw`(?:co-?founders?|founders?|partners?|person|people|candidates?)\b`;

/** A demand for one of these words, before or after it. */
function demandFor(reason: DemandReason, group: string): DemandRule[] {
  return [
    { reason, pattern: new RegExp(String.raw`${wants}.{0,40}?\b(?:${group})\b`), unless: excused },
    { reason, pattern: new RegExp(String.raw`\b(?:${group})\b.{0,25}?\b${wanted}`), unless: excused },
  ];
}

const gender = 'males?|females?|m[ae]n|wom[ae]n|boys?|girls?|lad(?:y|ies)|gentlem[ae]n|gents|guys?';
const religion = 'hindus?|muslims?|islamic|christians?|sikhs?|jains?|buddhists?|parsis?|jewish|catholics?';
const caste =
  'brahmins?|brahmans?|marathas?|rajputs?|kayasthas?|baniyas?|marwaris?|yadavs?|jats?|dalits?|obc|general category|upper[- ]castes?|forward castes?|own caste|same caste|our caste|my caste|caste|gotra|same community|own community|my community|our community';
const marriage =
  'unmarried|married|bachelors?|spinsters?|divorced|divorcees?|widow(?:er|ed)?s?|single (?:m[ae]n|wom[ae]n|person|people|and)';
const health =
  'able-bodied|physically fit|medically fit|disabled|disabilit(?:y|ies)|handicapped|health problems?|illness(?:es)?|in good health|good health|healthy (?:person|body|man|woman)';
const politics =
  'bjp|congress(?:i)?|aap|shiv ?sena|ncp|communists?|left-wing|right-wing|leftists?|nationalists?|party members?|political views?|supporters? of';
const college =
  'iit(?:ians?|s)?|iim|nit|bits pilani|ivy league|tier[- ]?(?:1|one) (?:colleges?|institutes?)|premier (?:colleges?|institutes?|institutions?)|top (?:colleges?|universit(?:y|ies)|institutes?)|reputed (?:colleges?|universit(?:y|ies)|institutes?)|(?:same|my) (?:college|university)|college name';
const looks =
  'good[- ]looking|handsome|beautiful (?:girl|lady|woman|person|face)|attractive|fair[- ](?:skinned|skin|complexion)|fair and|slim|tall|smart[- ]looking|well-built|your (?:recent )?photo(?:graph)?|full[- ]length photo(?:graph)?';

const english: DemandRule[] = [
  ...demandFor('asks_gender', gender),
  { reason: 'asks_gender', pattern: new RegExp(String.raw`\b(?:${gender}) ${partner}`), unless: mine() },
  {
    reason: 'asks_age',
    pattern:
      /\b(?:under|below|above|over|less than|more than|younger than|older than|up to|at most|not older than|between) (?:the age of )?\d{2}(?: ?(?:and|to|-) ?\d{2})?(?: ?(?:years?|yrs?)(?: old| of age)?)\b/,
    unless: new RegExp(String.raw`\bexperience\b|\bwarranty\b|\bcompan(?:y|ies)\b|${excused.source}`),
  },
  {
    reason: 'asks_age',
    pattern:
      /\b(?:age[ds]?|age group|age limit)\b.{0,12}\b\d{2}\b|\b\d{2} ?(?:-|to) ?\d{2} (?:years?|yrs?)(?: old| of age)\b/,
    unless: excused,
  },
  ...demandFor(
    'asks_age',
    'young (?:person|people|m[ae]n|wom[ae]n|co-?founders?|partners?|and)|youngsters?|old people|elderly|teenagers?',
  ),
  ...demandFor('asks_religion', religion),
  ...demandFor('asks_caste', caste),
  ...demandFor('asks_marriage', marriage),
  ...demandFor('asks_health', health),
  ...demandFor('asks_politics', politics),
  ...demandFor('asks_college', college),
  ...demandFor('asks_looks', looks),
  {
    reason: 'asks_looks',
    pattern:
      /\b(?:send|share|attach|include|show)\b.{0,15}\b(?:your|a|recent) (?:recent |full[- ]length )?photo(?:graph)?s?\b(?! of (?:the|your) (?:work|shop|product|workshop|machine))/,
  },
];

/** A member who speaks of themselves asks for nothing. */
function mine(): RegExp {
  return new RegExp(`^(?:i am|i'm|we are|as) (?:a |an |the |two |three )?|${excused.source}`);
}

const start = String.raw`(?<![\p{L}\p{M}])`;
/** Hindi and Marathi. Of a word of a group also its forms. */
const groups: [DemandReason, string][] = [
  ['asks_gender', 'पुरुष|महिला|महिले|स्त्री|लडक(?:ा|ी|े|ियां|ियों|ों)|मुलग(?:ा|ी|े)|मुली|मुलांना|मर्द|औरत|युवती'],
  ['asks_religion', 'हिंदू|हिन्दू|मुस्लिम|मुसलमान|ईसाई|ख्रिश्चन|सिख|शीख|जैन|बौद्ध|पारसी'],
  [
    'asks_caste',
    'ब्राह्मण|मराठा|राजपूत|कायस्थ|बनिया|मारवाडी|दलित|ओबीसी|सवर्ण|(?:अपनी|मेरी|हमारी|एक ही) (?:जाति|बिरादरी)|(?:आपल्या|माझ्या|आमच्या|एकाच) (?:जातीच|समाजाच)|उच्च जाति|उच्च जात',
  ],
  ['asks_marriage', 'अविवाहित|विवाहित|शादीशुदा|कुंवार[ाीे]|कुंआर[ाीे]|लग्न झालेल|लग्न न झालेल|तलाकशुदा|घटस्फोटित'],
  ['asks_health', 'विकलांग|दिव्यांग|अपंग|स्वस्थ (?:व्यक्ति|शरीर)|निरोगी|शारीरिक रूप से|शारीरिकदृष्ट्या'],
  ['asks_politics', 'भाजपा|भाजप|कांग्रेसी|काँग्रेसी|शिवसैनिक|पार्टी का समर्थक|पक्षाचा समर्थक|पक्षाचा कार्यकर्ता'],
  ['asks_college', 'आईआईटी|आयआयटी|आईआईएम|आयआयएम|नामी कॉलेज|बडे कॉलेज|नामांकित (?:कॉलेज|महाविद्यालय)|मोठ्या कॉलेज'],
  ['asks_looks', 'सुंदर (?:लडकी|दिखने|मुलगी)|दिखने में|गोर[ाी]|देखण[ाी]|दिसायला|स्मार्ट दिखने'],
];
const hindiWants =
  '(?:चाहिए|चाहिये|होना चाहिए|होनी चाहिए|की तलाश|ढूंढ|खोज रह|पसंद|प्राथमिकता|को ही|ही (?:हो|चाहिए)|नहीं चाहिए)';
const marathiWants = String.raw`(?:पाहिजे|हव(?:ा|ी|े|ेत|ं)(?![\p{L}\p{M}])|असाव(?:ा|ी|े|ेत)|नको|शोधत|शोधतो|शोधते|प्राधान्य)`;
const onlyBefore = String.raw`${start}(?:केवल|सिर्फ|फक्त|मात्र)(?![\p{L}\p{M}])`;
const excusedDevanagari =
  /ग्राहक|उत्पाद|उत्पादन|के लिए|साठी|कोई भी|कोणताही|कोणतीही|कोणत्याही|फर्क नहीं|फरक पडत नाही|मायने नहीं|महत्त्वाच[ेी] नाही|सुरक्षा|बचत गट|समूह|कारीगर|किसान|शेतकरी|मरीज|रुग्ण|कपड/;

const devanagari: DemandRule[] = [
  ...groups.flatMap(([reason, group]): DemandRule[] => [
    {
      reason,
      pattern: new RegExp(`${start}(?:${group}).{0,40}?(?:${hindiWants}|${marathiWants})`, 'u'),
      unless: excusedDevanagari,
    },
    {
      reason,
      pattern: new RegExp(`${onlyBefore}.{0,25}?${start}(?:${group})`, 'u'),
      unless: excusedDevanagari,
    },
  ]),
  {
    reason: 'asks_age',
    pattern:
      /(?:उम्र|आयु|वय).{0,15}\d{2}|\d{2} ?(?:से|ते|-) ?\d{2} ?(?:साल|वर्ष)|\d{2} ?(?:साल|वर्ष|वर्षां)(?: ?से|पेक्षा) (?:कम|ज्यादा|अधिक|कमी|जास्त)/,
    unless: new RegExp(`अनुभव|${excusedDevanagari.source}`),
  },
];

export const demands: readonly DemandRule[] = [...english, ...devanagari];
