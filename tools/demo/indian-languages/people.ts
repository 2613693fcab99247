import type { OpenTo } from '#rules/lists/kinds.ts';
import type { Role } from '#rules/lists/roles.ts';
import type { DemoPerson } from '../people.ts';

/**
 * Members who write in Hindi or Marathi: handle, name, name in a second script, role, location, headline, skills, hours a week,
 * what they are open to, languages, and the language of their pages.
 */
const table = `
  dnyaneshwar-shinde | ज्ञानेश्वर शिंदे | Dnyaneshwar Shinde | Entrepreneur | Yavatmal | पाटाचं पाणी कधी येणार ते शेतकऱ्याला फोनवर कळवतो | Agronomy, Digital Electronics, Rural Marketing | 40 | Co-found, Answer questions | mr | mr
  sarita-uikey | सरिता उईके | Sarita Uikey | Entrepreneur | Gadchiroli | मोहाच्या फुलांचे लाडू, पाक आणि चटणी. गावातल्या बायका बनवतात | Food Processing, Team Leadership | 36 | Co-found, Answer questions | mr | mr
  manisha-bhoyar | मनीषा भोयर | | Student | Wardha | कृषी पदवीचं तिसरं वर्ष. माती, पाणी आणि आकडे | Agronomy, Data Collection | 10 | Join projects, Be hired | mr | mr
  sachin-thakre | Sachin Thakre | सचिन ठाकरे | Student | Nagpur | Gavakadcha mulga, phone sathi apps lihito | Android, Kotlin | 12 | Join projects, Be hired | mr | en
  rekha-gaikwad | रेखा गायकवाड | Rekha Gaikwad | Industry Professional | Pune | बचत गटांच्या मालाला मोठ्या दुकानांत जागा मिळवून देते | Distribution, Quality Control | 3 | Answer questions | mr | mr
  aniket-jagtap | अनिकेत जगताप | Aniket Jagtap | Student | Pune | लेबल, पोस्टर आणि देवनागरी अक्षरं | Graphic Design, Print Design | 9 | Join projects, Be hired | mr | en
  pratibha-dhote | प्रतिभा धोटे | | Mentor | Amravati | पंचवीस वर्षं बँकेत, आता छोट्या धंद्यांच्या वह्या तपासते | Accounting, Business Planning | 3 | Mentor, Answer questions | mr | mr
  shabnam-khatoon | शबनम ख़ातून | Shabnam Khatoon | Entrepreneur | Lucknow, Uttar Pradesh, India | चिकन की कढ़ाई, और कढ़ाई करने वाली का नाम साथ में | Textile Design, Sales, Team Leadership | 38 | Co-found, Answer questions | hi | hi
  rakesh-kumar-yadav | राकेश कुमार यादव | Rakesh Kumar Yadav | Entrepreneur | Patna, Bihar, India | ठेले का हिसाब बोलकर लिखने वाला ऐप | Business Planning, Field Sales | 42 | Co-found | hi | hi
  priyanka-verma | प्रियंका वर्मा | Priyanka Verma | Student | Lucknow, Uttar Pradesh, India | कैमरा, कपड़ा और छोटी-छोटी कहानियाँ | Photography, Content Writing | 10 | Join projects, Be hired | hi | hi
  abhishek-ranjan | Abhishek Ranjan | अभिषेक रंजन | Student | Patna, Bihar, India | Awaaz se hisaab: chhote phone ke liye code likhta hoon | Kotlin, Android | 14 | Join projects, Be hired | hi | en
  mohanlal-sahu | मोहनलाल साहू | Mohanlal Sahu | Industry Professional | Nagpur | मोटर, पंप और तार का काम, तीस साल से | Electronics Repair, Welding | 8 | Join projects, Answer questions | hi | hi
`;

const list = (text = '') => text.split(',').map((part) => part.trim());

export const peopleInTheirLanguage: readonly DemoPerson[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [handle = '', name = '', otherName = '', role, place = '', headline = '', ...rest] = line
      .split('|')
      .map((cell) => cell.trim());
    const [skills, hours, openTo, languages, reads = ''] = rest;
    return {
      handle,
      name,
      otherName,
      role: role as Role,
      place,
      headline,
      skills: list(skills),
      hoursAWeek: Number(hours),
      openTo: list(openTo) as OpenTo[],
      languages: list(languages),
      reads,
      visibility: 'public',
    };
  });

/** Some of them say more of themselves. */
export const aboutThem: Readonly<Record<string, string>> = {
  'dnyaneshwar-shinde':
    'आर्णीजवळ आमची सहा एकर शेती आहे. पाटाला पाणी सुटलं हे मला नेहमी दुसऱ्याकडून कळायचं, आणि तोवर माझी पाळी निघून जायची. म्हणून हा धंदा.\n\nपाणी वापर संस्था, कॅनॉल इन्स्पेक्टर आणि सोलर पंप याबद्दल काहीही विचारा.',
  'sarita-uikey':
    'आमच्या भागात मोह म्हणजे दारू असंच लोकांना वाटतं. माझी आजी त्याच फुलांचे लाडू करायची. आता कोरची आणि कुरखेड्याच्या चौदा बायका मिळून ते विकतो.',
  'shabnam-khatoon':
    'मेरी अम्मी ने चालीस साल कढ़ाई की, और किसी कुर्ते पर उनका नाम नहीं लिखा गया। अब हर कपड़े के साथ एक पर्ची जाती है: किसने काढ़ा, कितने दिन में, और उसे कितने पैसे मिले।\n\nचौक के कारीगरों, धुलाई और ऑनलाइन दुकानों के बारे में पूछिए।',
  'rakesh-kumar-yadav':
    'पटना जंक्शन के बाहर दस साल लिट्टी-चोखा बेचा है। उधार कॉपी में लिखते थे, और बारिश में कॉपी गल जाती थी।',
  'mohanlal-sahu': 'रायपुर से नागपुर आए तीस साल हो गए। मराठी बोल लेता हूँ, पढ़ने में समय लगता है।',
};
