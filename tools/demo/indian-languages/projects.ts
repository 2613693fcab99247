import type { DemoProject } from '../project.ts';

/** In the language that each declares for its text. */
export const projectsInTheirLanguage: readonly DemoProject[] = [
  {
    language: 'mr',
    name: 'पाणीपाळी',
    line: 'कालव्याचं पाणी शेतापर्यंत कधी पोहोचणार, ते शेतकऱ्याला आधीच फोनवर कळतं.',
    problem:
      'कालव्याला पाणी कधी सोडणार याचा निरोप गावात तोंडी येतो. रात्री दोनला पाणी येतं, आपण झोपलेले असतो, आणि पाळी पुढच्याला जाते. आर्णी तालुक्यात मागच्या रब्बीत दर तिसऱ्या शेतकऱ्याची एक तरी पाळी हुकली.',
    today:
      'तीन चाऱ्यांवर तीन यंत्रं बसवली आहेत. पाणी आलं की त्या चारीवरच्या ६२ शेतकऱ्यांना मिस्ड कॉल जातो. पन्नास दिवसांत दोनदा खोटा कॉल गेला: एकदा पावसाने, एकदा म्हशीने.',
    next: 'पुढच्या हंगामाआधी दहा चाऱ्या, पावसाळ्यात टिकणारा डबा, आणि पाणी वापर संस्थेसाठी एका पानाचा हिशोब.',
    stage: 'Pilot',
    sectors: ['Agriculture', 'Water and Sanitation'],
    place: 'Yavatmal',
    owners: ['dnyaneshwar-shinde'],
    members: [
      { handle: 'mohanlal-sahu', title: 'पंप और तार' },
      { handle: 'manisha-bhoyar', title: 'शेतातल्या नोंदी' },
    ],
    invited: ['sachin-thakre'],
    followers: ['arjun-wankhede', 'pratibha-dhote'],
    state: 'published',
    updates: [
      {
        daysAgo: 4,
        text: 'चारी क्रमांक ७ वर यंत्र बसवलं. काल पहाटे ३:४० ला पाणी आलं आणि २१ जणांपैकी १९ जण शेतावर हजर होते.',
        pictures: [{ scene: 'field', alt: 'चित्र: डोंगराखालच्या शेतात जाणारे पाटाचे पाणी' }],
      },
      { daysAgo: 19, text: 'म्हशीचा प्रश्न सुटला. डबा आता खांबावर आहे.' },
    ],
  },
  {
    language: 'mr',
    name: 'मोहफूल',
    line: 'मोहाच्या फुलांचे लाडू आणि पाक, गडचिरोलीच्या चौदा घरांतून थेट दुकानात.',
    problem:
      'मोहाची फुलं गावात ४० रुपये किलोने विकली जातात आणि तीन महिन्यांनी तीच ९० रुपयांनी परत विकत घ्यावी लागतात. लाडू चांगले होतात, पण वीस दिवसांत वास लागतो, म्हणून दुकानदार घेत नाहीत.',
    today: 'महिन्याला ३०० डबे. कोरची, कुरखेडा आणि नागपूरच्या दोन दुकानांत जातात. गूळ आमचा, डबा पुण्याचा.',
    next: 'साठ दिवस टिकणारा लाडू, अन्न परवाना, आणि लोकांना वाचता येईल असं लेबल.',
    stage: 'Revenue',
    sectors: ['Food and Beverages', 'Rural Livelihoods'],
    place: 'Gadchiroli',
    owners: ['sarita-uikey'],
    members: [{ handle: 'aniket-jagtap', title: 'लेबल आणि डबा' }],
    invited: [],
    followers: ['rekha-gaikwad', 'sunita-gawande'],
    state: 'published',
    updates: [{ daysAgo: 8, text: 'मोठ्या दुकानाने शंभर डबे मागवले. आम्ही चाळीस दिले, कारण तेवढेच चांगले झाले होते.' }],
  },
  {
    language: 'hi',
    name: 'नाम का टाँका',
    line: 'लखनऊ की चिकनकारी, जिसमें हर कुर्ते पर काढ़ने वाली का नाम होता है।',
    problem:
      'जिस कुर्ते को दुकान में तीन हज़ार में बेचा जाता है, उसकी कढ़ाई के दो सौ रुपये मिलते हैं। बीच में चार लोग होते हैं, और काढ़ने वाली को पता नहीं चलता कि उसका काम कहाँ बिका।',
    today:
      'ठाकुरगंज और काकोरी की सत्ताईस औरतें। हर कपड़े के साथ एक पर्ची: नाम, दिन और मज़दूरी। पिछले महीने 61 कुर्ते बिके, सब सीधे।',
    next: 'साफ़ तस्वीरें, नाप की एक आसान सूची, और धुलाई जो गोमती में रंग न छोड़े।',
    stage: 'Revenue',
    sectors: ['Crafts and Handloom', 'Fashion and Textiles'],
    place: 'Lucknow',
    owners: ['shabnam-khatoon'],
    members: [{ handle: 'priyanka-verma', title: 'तस्वीरें और पर्चियाँ' }],
    invited: [],
    followers: ['imran-shaikh', 'sneha-more'],
    state: 'published',
    updates: [
      {
        daysAgo: 6,
        text: 'एक ग्राहक ने पर्ची पर लिखा नंबर देखकर रुख़साना बाजी को चिट्ठी भेजी। पूरे मोहल्ले ने पढ़ी।',
        pictures: [{ scene: 'room', alt: 'चित्र: एक कमरे में तह किए हुए कपड़ों की अलमारी' }],
      },
    ],
  },
  {
    language: 'hi',
    name: 'बोलता खाता',
    line: 'ठेले वालों का हिसाब: बोलिए, और उधार-नक़द अपने आप लिखा जाए।',
    problem:
      'शाम को जब ठेला बंद होता है तब हाथ में पैसा होता है, पर पता नहीं होता कि कमाई कितनी हुई। लिखने की फ़ुर्सत नहीं मिलती, और बहुतों को लिखना आता भी नहीं।',
    today: 'पटना जंक्शन और बोरिंग रोड पर ग्यारह ठेले। भोजपुरी और मगही के बोल भी समझता है, दस में से आठ बार।',
    next: 'बिना इंटरनेट के चलना, और महीने का हिसाब जो बैंक वाला भी पढ़ सके।',
    stage: 'Prototype',
    sectors: ['Finance and Insurance', 'Software and Cloud Services'],
    place: 'Patna',
    owners: ['rakesh-kumar-yadav'],
    members: [{ handle: 'abhishek-ranjan', title: 'ऐप' }],
    invited: [],
    followers: ['pooja-rathod', 'zoya-ansari'],
    cover: { scene: 'street', alt: 'चित्र: घरों की क़तार के आगे से जाती एक पीली गाड़ी' },
    state: 'published',
    updates: [
      { daysAgo: 11, text: 'आज पहली बार किसी ठेले वाले ने ख़ुद पूछा: "कल का कितना हुआ था?" ऐप ने सही बताया।' },
    ],
  },
];
