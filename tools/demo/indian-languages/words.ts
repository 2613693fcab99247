import type { DemoApplication } from '../applications.ts';

type Line = readonly [handle: string, hoursAgo: number, text: string];

/** Conversations of two teams, by the name of their project. */
export const linesOfTeams: Readonly<Record<string, readonly Line[]>> = {
  पाणीपाळी: [
    ['dnyaneshwar-shinde', 52, 'उद्या चारी ९ वर खांब उभा करायचा आहे. सकाळी सातला कोण येतंय?'],
    ['mohanlal-sahu', 51, 'मैं आ जाऊँगा। तार और क्लैंप मेरे पास हैं, सीढ़ी वहीं मिल जाएगी ना?'],
    ['dnyaneshwar-shinde', 50, 'हो, शिडी गणपत भाऊंकडे आहे. नाश्ता आमच्याकडे.'],
    ['manisha-bhoyar', 28, 'मागच्या आठवड्याच्या नोंदी लिहून झाल्या. चारी ४ वर दोन कॉल उशिरा गेले, बाकी सगळे वेळेत.'],
    ['mohanlal-sahu', 5, 'चारी ४ का सेंसर खोलकर देखा। कीचड़ भर गया था, अब साफ़ है।'],
  ],
  'नाम का टाँका': [
    ['shabnam-khatoon', 30, 'इस हफ़्ते नौ कुर्ते तैयार हैं। प्रियंका, शुक्रवार को काकोरी चल सकती हो?'],
    ['priyanka-verma', 29, 'जी, दो बजे के बाद। पर्चियाँ भी छपवाकर ले आऊँ?'],
    ['shabnam-khatoon', 29, 'हाँ, चालीस पर्चियाँ। रुख़साना बाजी का नाम इस बार "ख़" से लिखवाना।'],
    ['priyanka-verma', 4, 'छप गईं। तस्वीरों की सूची यहाँ रख दी है: https://sample.example/kakori'],
  ],
};

const asked = (
  opportunity: string,
  handle: string,
  reached: DemoApplication['reached'],
  daysAgo: number,
) => ({
  opportunity,
  handle,
  reached,
  daysAgo,
});

export const applicationsInTheirLanguage: readonly DemoApplication[] = [
  {
    ...asked('साठ दिवस टिकणारा लाडू', 'manisha-bhoyar', 'shortlisted', 6),
    note: 'मी वर्ध्याला कृषी शिकते आणि घरी दिवाळीचा सगळा फराळ मीच करते. गूळ कोणत्या तापमानाला ओढायचा याच्या नोंदी माझ्याकडे तीन वर्षांच्या आहेत. शनिवार-रविवार गडचिरोलीला येऊ शकते.',
    answer: 'तिळाची वडी, जी पावसाळ्यात पस्तीस दिवस टिकली.',
  },
  {
    ...asked('मराठी आणि गोंडी लेबल', 'namita-kulkarni', 'submitted', 2),
    note: 'मी मराठीत लिहिते आणि दुसऱ्यांच्या चुका शोधते. कोलम प्रेसच्या दोन पुस्तकांचं शुद्धलेखन तपासलं आहे. गोंडी येत नाही, पण शिकायला आवडेल.',
    answer: 'शाळेच्या पुस्तकातली एकशे वीस पानं, एकही चूक न ठेवता.',
  },
  {
    ...asked('चारीवरच्या नोंदी ठेवणं', 'sachin-thakre', 'seen', 3),
    note: 'Mi Nagpur la shikto pan gav Arni javal aahe. Dar shanivari gavi jato, tyamule don charya var jane sope aahe. Nondi vahit lihin aani phone var pan taken.',
    answer: 'College chya mess sathi hajeri cha app.',
  },
  {
    ...asked('कढ़ाई की तस्वीरें', 'aniket-jagtap', 'submitted', 1),
    note: 'मी पुण्याचा आहे, पण जुलैमध्ये सहा आठवडे लखनऊला मामाकडे असतो. पैठणी विणणाऱ्यांचे फोटो मी मागच्या वर्षी काढले, प्रत्येकाची परवानगी घेऊन. हिंदी बोलतो, लिहायला अजून शिकतो आहे.',
    answer: 'येवल्याच्या चौदा विणकरांच्या फोटोंची छोटी पुस्तिका.',
  },
  {
    ...asked('ठेलों की आवाज़ें जमा करना', 'priyanka-verma', 'seen', 4),
    note: 'मेरी नानी पटना सिटी में रहती हैं और घर में मगही ही बोली जाती है। छुट्टियों में दो महीने वहीं रहूँगी। लोगों से पूछकर बात करने की आदत है, और जो सुनूँ वही लिखती हूँ।',
    answer: 'मोहल्ले की बीस बुज़ुर्ग औरतों की कहानियाँ, उन्हीं की बोली में।',
  },
  {
    ...asked('ऐसा साथी जो ऐप सँभाले', 'emeka-nwosu', 'submitted', 5),
    note: 'I do not speak Hindi, and I know that this matters at a stall. But I have kept a ledger correct through two years of lost connections, and I would work with a person who listens for me.',
    answer: 'A queue that loses nothing when the phone goes dark.',
  },
];
