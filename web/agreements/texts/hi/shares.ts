import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { sharesTexts as english } from '../en/shares.ts';

export const sharesTexts = {
  title: 'शेयर का वादा',
  short: 'शेयर',
  description: 'क्या वेस्ट हो चुका है, आगे कब होगा, और उसका क्या होता है।',
  notShares:
    'वादा शेयर नहीं है। शेयरों के लिए कंपनी के अपने फ़ैसले और सरकारी काग़ज़ी कार्रवाई चाहिए, और हो सकता है वे कभी न मिलें।',
  units: 'यूनिट जिनका स्वीकार किए गए पड़ावों से वादा है',
  vested: 'वेस्ट हो चुकीं: हमेशा के लिए कमाई हुईं',
  unvested: 'अभी वेस्ट नहीं हुईं',
  held: 'वेस्ट हो चुकीं, पर अभी वादा ही',
  next: (units: string, on: string) => `अगली ${units} यूनिट ${day(on)} को वेस्ट होंगी।`,
  noNext: 'अब समय के साथ और यूनिट वेस्ट नहीं होंगी।',
  atOnce: 'पड़ाव स्वीकार होते ही यूनिट एक साथ वेस्ट हो जाती हैं।',
  monthly: (months: number, from: string, cliff: number) =>
    cliff === 0
      ? `यूनिट ${day(from)} से ${months} महीनों में हर महीने वेस्ट होती हैं।`
      : `यूनिट ${day(from)} से ${months} महीनों में हर महीने वेस्ट होती हैं। महीना ${cliff} पूरा होने से पहले कोई नहीं होती: यही क्लिफ़ है।`,
  conversion: (on: string, amount: string) =>
    `वेस्ट हो चुकी यूनिट ${day(on)} तक शेयर बन सकती हैं। जो तब तक नहीं बनीं, उनके लिए ${amount} प्रति यूनिट नक़द देना होता है: यही बदले का नक़द है।`,
  fallbackDue: (amount: string) => `शेयरों की जगह ${amount} नक़द देने हैं।`,
  months: 'क्या वेस्ट हुआ',
  month: (units: string, on: string, milestone: number) =>
    `${day(on)} को ${units} यूनिट, पड़ाव ${milestone} की`,
  leaving: 'अनुबंध के अंत में',
  conversions: 'क्या शेयर बना',
  stated: (units: string, on: string, document: string) =>
    `${day(on)} को ${units} यूनिट${document && `, दस्तावेज़: ${document}`}`,
  confirmed: 'योगदानकर्ता ने पक्का किया',
  unconfirmed: (until: string) =>
    until === ''
      ? 'अभी पक्का नहीं किया गया'
      : `अभी पक्का नहीं किया गया। ${moment(until)} तक कुछ न कहा जाए, तो इसे नहीं गिना जाता: यूनिट वादे में रहती हैं, और शेयरों में बदलने की तारीख से उनका नक़द देना होता है।`,
  givenUp: (units: string, at: string) => `${moment(at)} को ${units} यूनिट छोड़ी गईं`,
  confirm: 'पक्का करें',
  confirmHow: 'तभी जब ये शेयर आपके पास हों। उसके बाद ये यूनिट वादा नहीं रहतीं।',
  withdraw: 'वापस लें',
  withdrawHow: 'अगर यह ग़लत दर्ज हुआ। दूसरी एंट्री यह बताती है; कोई एंट्री मिटती नहीं।',
  deny: 'ऐसा नहीं है',
  denyHow:
    'अगर ये शेयर आपके पास नहीं हैं। यूनिट वादे में रहती हैं, और शेयरों में बदलने की तारीख से उनका नक़द देना होता है। दूसरी एंट्री यह बताती है; कोई एंट्री मिटती नहीं।',
  state: 'दर्ज करें कि यूनिट शेयर बनीं',
  stateHow: (units: string) => `ज़्यादा से ज़्यादा ${units} यूनिट बन सकती हैं। योगदानकर्ता इसे पक्का करते हैं।`,
  unitsField: 'कितनी यूनिट',
  dayField: 'किस दिन',
  documentField: 'किस दस्तावेज़ से',
  documentHint: 'जैसे फ़ॉर्म और उसकी तारीख, या प्रमाणपत्र का नंबर।',
  stateAct: 'दर्ज करें',
  giveUp: 'वेस्ट हो चुकी यूनिट छोड़ें',
  giveUpHow: (units: string) =>
    `आपके पास वेस्ट हो चुकी ${units} यूनिट हैं। जो यूनिट आप छोड़ते हैं, वे हमेशा के लिए चली जाती हैं। उनके लिए किसी को आपको कुछ नहीं देना होता। ऐसा करने से पहले सलाह लें।`,
  askCode: 'मुझे कोड ईमेल करें',
  askCodeHow: 'यह 10 मिनट तक चलता है, ठीक इतनी ही यूनिट के लिए।',
  code: 'ईमेल में आया कोड',
  giveUpAct: 'छोड़ें',
  sent: 'कोड आपके ईमेल पते पर भेज दिया गया है।',
  another: 'मुझे नया कोड ईमेल करें',
  pools: 'कुल यूनिट के बदलाव',
  pool: (version: number, at: string) => `संस्करण ${version}, ${day(at)}`,
  ofCompany: (from: string, to: string) => `कंपनी का ${from} → ${to}`,
  ofPool: (from: string, to: string) => `पूल का ${from} → ${to}`,
  tiny: '0.0001 % से कम',
  poolsHow: 'कुल यूनिट बदलने पर आपकी यूनिट की संख्या वही रहती है, और पूरे में उनका भाग बदलता है।',
  done: {
    stated: 'आपने दर्ज किया है कि यूनिट शेयर बनीं। योगदानकर्ता इसे पक्का करते हैं।',
    confirmed: 'आपने पक्का किया है कि ये शेयर आपके पास हैं।',
    withdrawn: 'दर्ज की गई बात वापस ले ली गई है।',
    'given up': 'यूनिट छोड़ दी गई हैं।',
  } as Record<string, string>,
  busy: 'एक पल…',
} satisfies Translated<typeof english>;
