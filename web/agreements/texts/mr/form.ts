import { limits } from '#rules/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { agreementFormTexts as english } from '../en/form.ts';

export const agreementFields: Record<string, { label: string; hint?: string }> = {
  isRegistered: {
    label: 'प्रकल्प ही नोंदणीकृत संस्था आहे',
    hint: 'नाहीतर ती नोंदणी नसलेली टीम आहे: तिचे ओनर व्यक्तिशः जबाबदार असतात, आणि प्रस्ताव देणारे ओनर सही करतात.',
  },
  projectName: { label: 'तिचे नोंदणीकृत नाव' },
  projectNumber: {
    label: 'तिचा नोंदणी क्रमांक',
    hint: 'CIN, LLPIN, उद्यम, GSTIN किंवा तसा क्रमांक. एखाद्या ओनरनी त्यावरून संस्थेची पडताळणी करून घेतलेली असली पाहिजे.',
  },
  projectPlace: { label: 'प्रकल्पाची बाजू कुठे आहे' },
  contributorPlace: { label: 'योगदानकर्ता कुठे आहेत' },
  role: { label: 'भूमिका', hint: 'ते काय म्हणून काम करतात: “काउंटर बनवणारे”.' },
  work: { label: 'काय केले जाईल', hint: 'तुमच्या शब्दांत. काय द्यायचे आहे ते टप्प्यांत येते.' },
  startDay: { label: 'सुरू होण्याची तारीख' },
  endDay: { label: 'संपण्याची तारीख', hint: 'रिकामे: शेवट ठरलेला नाही.' },
  hoursAWeek: { label: 'आठवड्याला तास', hint: '1 ते 48.' },
  rights: {
    label: 'कोणते हक्क दिले जातात, आणि कधी',
    hint: 'सहसा टप्प्याचा हिशेब पूर्ण झाल्यावर, म्हणजे कोणाचेही काम पैशांविना जात नाही.',
  },
  notPassing: {
    label: 'काय दिले जात नाही',
    hint: 'एका ओळीत एक: आधीचे काम, ओपन-सोर्स भाग, जनरेट केलेला मजकूर.',
  },
  portfolio: { label: 'काम दाखवणे', hint: 'योगदानकर्ता ते दाखवू शकतात का, किंवा कधीपासून.' },
  noticeDays: {
    label: 'नोटिशीचे दिवस',
    hint: `0 ते ${limits.noticeDays}. कोणतीही बाजू एवढ्या नोटिशीने तो संपवू शकते.`,
  },
  confidentialityYears: {
    label: 'गोपनीय',
    hint: 'जे जाहीर नाही ते शेवटानंतर किती काळ तसेच राहील.',
  },
  causes: {
    label: 'वाईट पद्धतीने जाण्याची कारणे',
    hint: 'एका ओळीत एक. फक्त यांच्यासाठीच व्हेस्ट न झालेली युनिट परत जातात.',
  },
  other: { label: 'आणखी काही', hint: 'कोणतीही अट शेवटानंतर दुसरे काम करण्यास मनाई करू शकत नाही.' },
  law: { label: 'कायदा', hint: 'ज्या देशाचा कायदा लागू होतो तो.' },
  place: { label: 'ठिकाण', hint: 'न्यायालय कुठे असेल.' },
  currency: { label: 'चलन', hint: 'संपूर्ण करारासाठी एकच; ते नंतर बदलता येत नाही.' },
  includesGst: { label: 'मूल्यांत GST समाविष्ट आहे', hint: 'जी रक्कम लिहिली आहे तेवढीच दिली जाते.' },
  instrument: {
    label: 'कशाचे वचन आहे',
    hint: 'शेअरचे वचन, किंवा त्याचे दुसरे नाव. ते शेअर किंवा प्रतिभूती नाही.',
  },
  isEmployee: {
    label: 'ते कंपनीचे कर्मचारी किंवा संचालक आहेत किंवा होतील',
    hint: 'फक्त “ESOP च्या वचनासाठी” आवश्यक.',
  },
  unitPrice: { label: 'एका युनिटची किंमत', hint: 'एक युनिट किती मूल्याचे आहे.' },
  priceSource: {
    label: 'ही किंमत कुठून आली',
    hint: '“ओनरनी ठरवली”, किंवा गुंतवणुकीची फेरी आणि तिची तारीख.',
  },
  vesting: { label: 'व्हेस्टिंग', hint: 'व्हेस्ट झालेली युनिट काहीही झाले तरी त्यांचीच राहतात.' },
  months: {
    label: 'व्हेस्टिंगचे महिने',
    hint: `${limits.vestingMonths.min} ते ${limits.vestingMonths.max}; दर महिन्याला एक भाग व्हेस्ट होतो.`,
  },
  cliff: { label: 'क्लिफ, महिन्यांत', hint: `0 ते ${limits.cliffMonths}: त्याआधी काहीही व्हेस्ट होत नाही.` },
  vestingStart: { label: 'व्हेस्टिंग सुरू होण्याची तारीख', hint: 'दुसऱ्या सहीच्या दिवसाआधी नाही.' },
  leaver: {
    label: 'ते अशा कारणाविना गेले तर',
    hint: 'स्वीकारलेल्या कामाच्या व्हेस्ट न झालेल्या युनिटचे काय होते.',
  },
  conversionDay: {
    label: 'शेअरमध्ये बदलण्याची तारीख',
    hint: 'व्हेस्ट झालेल्या ज्या युनिटचे तोपर्यंत शेअर झाले नाहीत, त्यांचे पैसे रोख द्यायचे असतात.',
  },
  fallbackPrice: { label: 'तेव्हा एका युनिटसाठी रोख', hint: 'रिकामे ठेवले, तर: युनिटची किंमत.' },
  title: { label: 'शीर्षक' },
  criteria: {
    label: 'कधी पूर्ण मानावा',
    hint: `एका ओळीत एक निकष, जास्तीत जास्त ${limits.criteria}. काम फक्त यांवरूनच पाहिले जाते.`,
  },
  hours: { label: 'तास', hint: `1 ते ${number(limits.milestoneHours)}.` },
  value: { label: 'मूल्य', hint: 'याचे एकूण मूल्य, पैसे आणि शेअर मिळून.' },
  dueDay: { label: 'ठरलेली तारीख' },
  lowestShare: { label: 'सर्वात कमी हिस्सा', hint: 'मूल्याचा किमान एवढा भाग शेअरच्या वचनाच्या रूपात.' },
  highestShare: {
    label: 'सर्वात जास्त हिस्सा',
    hint: 'जास्तीत जास्त एवढा. योगदानकर्ता सुरू करण्याआधी या दोन्हींच्या दरम्यानचा हिस्सा निवडतात.',
  },
  companyUnits: {
    label: 'संपूर्ण कंपनीची युनिट',
    hint: 'सर्व धरून: ज्यांचे वचन दिले ती सर्व युनिट दिली गेली असे मानून.',
  },
  poolUnits: { label: 'पूलची युनिट', hint: 'त्यांपैकी एवढ्यांचे इथे वचन देता येते.' },
  asOfDay: { label: 'कोणत्या तारखेची' },
};

const shares = Object.fromEntries(
  Array.from({ length: 100 / limits.shareStep + 1 }, (_, at) => [
    at * limits.shareStep,
    `${at * limits.shareStep}\u00a0%`,
  ]),
);

export const agreementChoices: Record<string, Record<string, string>> = {
  confidentialityYears: {
    0: 'कायदा सांगतो त्यापेक्षा जास्त नाही',
    1: 'शेवटानंतर 1 वर्ष',
    2: 'शेवटानंतर 2 वर्षे',
  },
  vesting: { monthly: 'दर महिन्याला', at_once: 'एकाच वेळी, काम स्वीकारल्यावर' },
  lowestShare: shares,
  highestShare: shares,
  leaver: { vest: 'ती संपण्याच्या तारखेला व्हेस्ट होतात', return: 'ती पूलमध्ये परत जातात' },
};

export const agreementFormTexts = {
  steps: {
    parties: 'बाजू',
    work: 'काम',
    time: 'वेळ',
    rights: 'काम कोणाचे आहे',
    ending: 'शेवट',
    law: 'कायदा आणि पैसे',
    equity: 'शेअरचे वचन',
    milestones: 'टप्पे',
  },
  step: (at: number, of: number) => `पायरी ${at}, एकूण ${of}`,
  title: 'कराराचा मसुदा',
  short: 'बदला',
  draft: 'मसुदा',
  oneMilestone: 'टप्पा',
  description: 'करार लिहा, एकेक पायरी.',
  save: 'जतन करा',
  go: 'जतन करा आणि पुढे जा',
  busy: 'एक क्षण…',
  saved: 'जतन झाले.',
  preview: 'आता यात काय लिहिले आहे',
  whole: 'पूर्ण मजकूर वाचा',
  empty: '(रिकामे)',
  equityWhy:
    'या भागामुळे योगदानकर्ता टप्प्याटप्प्याने मूल्याचा किती भाग शेअरच्या वचनाच्या रूपात घ्यायचा ते निवडू शकतात. त्याशिवाय सर्व काही पैशांत दिले जाते.',
  worth: (amount: string) => `या किमतीला संपूर्ण कंपनीचे मूल्य ${amount} होईल.`,
  noPool: 'प्रकल्प कशाचे वचन देऊ शकतो ते आधी नोंदवा.',
  pool: 'पूल नोंद',
  without: 'हा भाग वगळा',
  withoutHow: 'मग सर्व काही पैशांत दिले जाते, आणि कोणत्याही टप्प्यात निवडण्यासाठी हिस्सा नसतो.',
  milestone: (at: number) => `टप्पा ${at}`,
  addMilestone: 'टप्पा जोडा',
  noMilestones: 'अजून टप्पा नाही. प्रत्येक टप्पा म्हणजे एक काम, ज्याला मूल्य, ठरलेली तारीख आणि ते पूर्ण झाल्याचे निकष असतात.',
  removeMilestone: 'हा टप्पा काढा',
  perHour: (amount: string) => `तासाला ${amount}`,
  wages: 'कायद्याने द्यावे लागणारे वेतन या करारामुळे टळत नाही.',
  shares: (lowest: number, highest: number) => {
    if (highest === 0) return 'सर्व पैशांत';
    return lowest === highest ? `${lowest}\u00a0% युनिटमध्ये` : `${lowest}\u00a0% ते ${highest}\u00a0% युनिटमध्ये`;
  },
} satisfies Translated<typeof english>;
