import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { sharesTexts as english } from '../en/shares.ts';

export const sharesTexts = {
  title: 'शेअरचे वचन',
  short: 'शेअर',
  description: 'काय व्हेस्ट झाले आहे, पुढे कधी होईल, आणि त्याचे काय होते.',
  notShares:
    'वचन म्हणजे शेअर नाही. शेअरसाठी कंपनीचे स्वतःचे निर्णय आणि सरकारी कागदपत्रे लागतात, आणि शेअर कधीच न मिळण्याची शक्यता आहे.',
  units: 'स्वीकारलेल्या टप्प्यांनी वचन दिलेली युनिट',
  vested: 'व्हेस्ट झालेली: कायमची कमाई',
  unvested: 'अजून व्हेस्ट न झालेली',
  held: 'व्हेस्ट झालेली, पण अजून वचनच',
  next: (units: string, on: string) => `पुढची ${units} युनिट ${day(on)} रोजी व्हेस्ट होतील.`,
  noNext: 'यापुढे काळानुसार आणखी युनिट व्हेस्ट होणार नाहीत.',
  atOnce: 'युनिट एकाच वेळी व्हेस्ट होतात, टप्पा स्वीकारल्यावर.',
  monthly: (months: number, from: string, cliff: number) =>
    cliff === 0
      ? `युनिट ${day(from)} पासून ${months} महिन्यांत दर महिन्याला व्हेस्ट होतात.`
      : `युनिट ${day(from)} पासून ${months} महिन्यांत दर महिन्याला व्हेस्ट होतात. महिना ${cliff} पूर्ण होण्याआधी एकही होत नाही: यालाच क्लिफ म्हणतात.`,
  conversion: (on: string, amount: string) =>
    `व्हेस्ट झालेल्या युनिटचे शेअर ${day(on)} पर्यंत होऊ शकतात. ज्यांचे तोपर्यंत झाले नाहीत, त्यांच्यासाठी प्रति युनिट ${amount} रोख देणे असते: हीच शेअरऐवजीची रोख रक्कम.`,
  fallbackDue: (amount: string) => `शेअरऐवजी ${amount} रोख देणे आहे.`,
  months: 'काय व्हेस्ट झाले',
  month: (units: string, on: string, milestone: number) => `${day(on)} रोजी ${units} युनिट, टप्पा ${milestone}`,
  leaving: 'कराराच्या शेवटी',
  conversions: 'कशाचे शेअर झाले',
  stated: (units: string, on: string, document: string) =>
    `${day(on)} रोजी ${units} युनिट${document && `, दस्तऐवज: ${document}`}`,
  confirmed: 'योगदानकर्त्यांनी नक्की केले',
  unconfirmed: (until: string) =>
    until === ''
      ? 'अजून नक्की केलेले नाही'
      : `अजून नक्की केलेले नाही. ${moment(until)} पर्यंत काही उत्तर आले नाही, तर ते धरले जात नाही: युनिट वचनातच राहतात, आणि शेअरमध्ये बदलण्याच्या तारखेपासून त्यांचे पैसे रोख द्यायचे असतात.`,
  givenUp: (units: string, at: string) => `${moment(at)} रोजी ${units} युनिट सोडून दिली`,
  confirm: 'नक्की करा',
  confirmHow: 'हे शेअर तुमच्याकडे आल्यावरच. त्यानंतर ही युनिट वचन राहत नाहीत.',
  withdraw: 'मागे घ्या',
  withdrawHow: 'हे चुकीचे नोंदवले गेले असेल तर. दुसरी नोंद ते सांगते; कोणतीही नोंद हटत नाही.',
  deny: 'तसे नाही',
  denyHow:
    'हे शेअर तुमच्याकडे नसतील तर. युनिट वचनातच राहतात, आणि शेअरमध्ये बदलण्याच्या तारखेपासून त्यांचे पैसे रोख द्यायचे असतात. दुसरी नोंद ते सांगते; कोणतीही नोंद हटत नाही.',
  state: 'युनिटचे शेअर झाले असे नोंदवा',
  stateHow: (units: string) => `जास्तीत जास्त ${units} युनिटचे होऊ शकतात. योगदानकर्ता ते नक्की करतात.`,
  unitsField: 'किती युनिट',
  dayField: 'कोणत्या दिवशी',
  documentField: 'कोणत्या दस्तऐवजाने',
  documentHint: 'जसे फॉर्म आणि त्याची तारीख, किंवा प्रमाणपत्राचा क्रमांक.',
  stateAct: 'नोंदवा',
  giveUp: 'व्हेस्ट युनिट सोडून द्या',
  giveUpHow: (units: string) =>
    `तुमच्याकडे व्हेस्ट झालेली ${units} युनिट आहेत. तुम्ही सोडून दिलेली युनिट कायमची जातात. त्यांच्यासाठी कोणीही तुम्हाला काहीही देणे लागत नाही. असे करण्याआधी सल्ला घ्या.`,
  askCode: 'मला कोड ईमेल करा',
  askCodeHow: 'तो 10 मिनिटे चालतो, नेमक्या एवढ्याच युनिटसाठी.',
  code: 'ईमेलमधील कोड',
  giveUpAct: 'सोडून द्या',
  sent: 'कोड तुमच्या ईमेल पत्त्यावर पाठवला आहे.',
  another: 'मला दुसरा कोड ईमेल करा',
  pools: 'एकूण युनिटमधील बदल',
  pool: (version: number, at: string) => `आवृत्ती ${version}, ${day(at)}`,
  ofCompany: (from: string, to: string) => `कंपनीचे ${from} → ${to}`,
  ofPool: (from: string, to: string) => `पूलचे ${from} → ${to}`,
  tiny: '0.0001 % पेक्षा कमी',
  poolsHow: 'एकूण युनिट बदलल्यावर तुमच्या युनिटची संख्या तीच राहते, आणि संपूर्णातील त्यांचा भाग बदलतो.',
  done: {
    stated: 'युनिटचे शेअर झाले असे तुम्ही नोंदवले आहे. योगदानकर्ता ते नक्की करतात.',
    confirmed: 'हे शेअर तुमच्याकडे आहेत असे तुम्ही नक्की केले आहे.',
    withdrawn: 'नोंदवलेले मागे घेतले आहे.',
    'given up': 'युनिट सोडून दिली आहेत.',
  } as Record<string, string>,
  busy: 'एक क्षण…',
} satisfies Translated<typeof english>;
