import type { OpportunityKind } from '#rules/lists/kinds.ts';
import type { DemoOpportunity } from '../opportunity.ts';

type Pay = { amount: number; period: 'Per month' | 'Per milestone' } | null;
type Row = [
  kind: OpportunityKind,
  title: string,
  wouldDo: string,
  lookFor: string,
  skills: string[],
  time: [hours: number, weeks: number],
  gives: [pay: Pay, equity: boolean],
  place: string,
];

const month = (amount: number): Pay => ({ amount: amount * 100, period: 'Per month' });
const milestone = (amount: number): Pay => ({ amount: amount * 100, period: 'Per milestone' });

/** By the name of their project, in its language. */
const offered: Record<string, { learn: string; question: string; rows: Row[] }> = {
  पाणीपाळी: {
    learn: 'छोटं यंत्र शेतात वर्षभर कसं टिकवायचं.',
    question: 'यासारखं काही तुम्ही आधी बनवलं आहे का?',
    rows: [
      [
        'Internship',
        'चारीवरच्या नोंदी ठेवणं',
        'आठवड्यातून दोनदा तीन चाऱ्यांवर जायचं, पाणी कधी आलं आणि कॉल कधी गेला ते वहीत लिहायचं, आणि शेतकऱ्यांशी बोलायचं.',
        'उन्हात फिरायची तयारी आणि नीट अक्षर.',
        ['Data Collection', 'Agronomy'],
        [8, 10],
        [month(5000), false],
        'Yavatmal',
      ],
      [
        'Project role',
        'पावसात टिकणारा डबा',
        'यंत्राचा डबा आणि खांब नव्याने बनवायचा, आणि पावसाळाभर एक नमुना शेतात ठेवायचा.',
        'पत्रा, वेल्डिंग किंवा प्लास्टिकचं काम हाताने केलेलं असावं.',
        ['Mechanical Design', 'Welding'],
        [6, 8],
        [milestone(6000), false],
        'Yavatmal',
      ],
      [
        'Job',
        'पाणी वापर संस्थांशी बोलणारी व्यक्ती',
        'दहा पाणी वापर संस्थांना यंत्र दाखवायचं, दर ठरवायचा आणि त्यांच्या शंका आम्हाला सांगायच्या.',
        'गावात विक्रीचा अनुभव. मोटरसायकल असली तर उत्तम.',
        ['Field Sales', 'Rural Marketing'],
        [35, 0],
        [month(14_000), true],
        'Yavatmal',
      ],
    ],
  },
  मोहफूल: {
    learn: 'घरगुती पदार्थ दुकानाच्या फळीपर्यंत कसा पोहोचतो.',
    question: 'तुम्ही केलेलं असं एक काम सांगा.',
    rows: [
      [
        'Internship',
        'साठ दिवस टिकणारा लाडू',
        'गूळ, तूप आणि भाजण्याची वेळ बदलून बारा नमुने करायचे, आणि दर आठवड्याला चव आणि वास लिहून ठेवायचा.',
        'अन्न तंत्रज्ञानाचे विद्यार्थी. स्वयंपाकाची आवड हवी.',
        ['Food Processing'],
        [10, 9],
        [month(6000), false],
        'Gadchiroli',
      ],
      [
        'Project role',
        'मराठी आणि गोंडी लेबल',
        'चार पदार्थांची लेबलं दोन्ही भाषांत लिहायची आणि छापखान्यात उभं राहून तपासायची.',
        'शुद्धलेखन पक्कं हवं. गोंडी येत नसली तरी आम्ही मदत करू.',
        ['Print Design', 'Translation'],
        [5, 4],
        [milestone(4000), false],
        '',
      ],
    ],
  },
  'नाम का टाँका': {
    learn: 'हाथ का काम बिना बिचौलिए के कैसे बिकता है।',
    question: 'इससे मिलता-जुलता आपने क्या बनाया है?',
    rows: [
      [
        'Internship',
        'कढ़ाई की तस्वीरें',
        'हफ़्ते में एक दिन काकोरी जाकर काम करती औरतों और तैयार कपड़ों की तस्वीरें लेना, और हर तस्वीर के साथ दो पंक्तियाँ लिखना।',
        'अपना फ़ोन या कैमरा हो, और पूछकर तस्वीर लेने की आदत हो।',
        ['Photography', 'Content Writing'],
        [7, 8],
        [month(5000), false],
        'Lucknow',
      ],
      [
        'Project role',
        'नाप की आसान सूची',
        'तीस कुर्तों की नाप लेकर ऐसी सूची बनाना जिसे दर्ज़ी और ग्राहक दोनों समझें।',
        'सिलाई की समझ हो।',
        ['Fashion Design'],
        [4, 5],
        [milestone(3500), false],
        'Lucknow',
      ],
      [
        'Advice',
        'बिना रंग छोड़े धुलाई',
        'दो बार आकर धुलाई देखना और बताना कि क्या बदलें जिससे रंग पानी में न जाए।',
        'रँगाई या कपड़ा मिल में काम किया हो।',
        ['Textile Design'],
        [2, 3],
        [null, true],
        '',
      ],
    ],
  },
  'बोलता खाता': {
    learn: 'ऐसी आवाज़ समझना जिसके पीछे पूरा बाज़ार बोल रहा हो।',
    question: 'आपने अब तक सबसे मुश्किल क्या बनाया है?',
    rows: [
      [
        'Internship',
        'ठेलों की आवाज़ें जमा करना',
        'बीस ठेलों पर बैठकर पूछकर आवाज़ रिकॉर्ड करना, और लिखना कि क्या बोला गया।',
        'भोजपुरी या मगही समझते हों।',
        ['Transcription', 'Data Collection'],
        [10, 6],
        [month(6000), false],
        'Patna',
      ],
      [
        'Co-founder',
        'ऐसा साथी जो ऐप सँभाले',
        'ऐप का पूरा ज़िम्मा: बिना इंटरनेट के चलना, सस्ते फ़ोन पर चलना, और हिसाब का एक पैसा भी ग़लत न होना।',
        'Android पर दो साल का काम।',
        ['Android', 'Kotlin'],
        [20, 0],
        [null, true],
        'Patna',
      ],
    ],
  },
};

export type OfferedInTheirLanguage = DemoOpportunity & { project: string };

export const opportunitiesInTheirLanguage: readonly OfferedInTheirLanguage[] = Object.entries(
  offered,
).flatMap(([project, { learn, question, rows }]) =>
  rows.map(([kind, title, wouldDo, lookFor, skills, [hours, weeks], [pay, equity], place]) => ({
    project,
    kind,
    title,
    wouldDo,
    wouldLearn: learn,
    lookFor,
    question,
    skills,
    hours,
    weeks,
    place,
    state: 'live',
    gives: {
      pay: pay && { min: pay.amount, max: pay.amount * 1.5, currency: 'INR', period: pay.period },
      equity,
      credit: null,
    },
  })),
);
