import { limits } from '#rules/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { agreementFormTexts as english } from '../en/form.ts';

export const agreementFields: Record<string, { label: string; hint?: string }> = {
  isRegistered: {
    label: 'प्रोजेक्ट एक रजिस्टर्ड संस्था है',
    hint: 'नहीं तो यह बिना रजिस्ट्रेशन की टीम है: उसके ओनर ख़ुद ज़िम्मेदार हैं, और जो ओनर प्रस्ताव देते हैं वे हस्ताक्षर करते हैं।',
  },
  projectName: { label: 'उसका रजिस्टर्ड नाम' },
  projectNumber: {
    label: 'उसका रजिस्ट्रेशन नंबर',
    hint: 'CIN, LLPIN, उद्यम, GSTIN या ऐसा कोई नंबर। ज़रूरी है कि किसी ओनर ने इससे संस्था की जाँच करवाई हो।',
  },
  projectPlace: { label: 'प्रोजेक्ट का पक्ष कहाँ है' },
  contributorPlace: { label: 'योगदानकर्ता कहाँ हैं' },
  role: { label: 'भूमिका', hint: 'वे किस रूप में काम करते हैं: “काउंटर बनाने वाले”।' },
  work: { label: 'क्या किया जाएगा', hint: 'अपने शब्दों में। क्या देना है, यह पड़ावों में लिखा जाता है।' },
  startDay: { label: 'शुरू होने की तारीख' },
  endDay: { label: 'ख़त्म होने की तारीख', hint: 'ख़ाली छोड़ने पर: अंत तय नहीं।' },
  hoursAWeek: { label: 'हफ़्ते में घंटे', hint: '1 से 48 तक।' },
  rights: {
    label: 'कौन-से अधिकार दिए जाते हैं, और कब',
    hint: 'आम तौर पर पड़ाव का हिसाब पूरा होने पर, ताकि कोई अपना काम बिना भुगतान के न दे।',
  },
  notPassing: {
    label: 'क्या नहीं दिया जाता',
    hint: 'हर लाइन में एक: पहले का काम, ओपन-सोर्स भाग, जनरेट की गई सामग्री।',
  },
  portfolio: { label: 'काम दिखाना', hint: 'क्या योगदानकर्ता इसे दिखा सकते हैं, या कब से।' },
  noticeDays: {
    label: 'नोटिस के दिन',
    hint: `0 से ${limits.noticeDays} तक। कोई भी पक्ष इतने नोटिस पर इसे ख़त्म कर सकता है।`,
  },
  confidentialityYears: {
    label: 'गोपनीय',
    hint: 'जो सबके सामने नहीं है, वह अंत के बाद कितने समय तक वैसा ही रहे।',
  },
  causes: {
    label: 'बुरे ढंग से जाने के कारण',
    hint: 'हर लाइन में एक। सिर्फ़ इन्हीं के लिए वेस्ट न हुई यूनिट लौटती हैं।',
  },
  other: { label: 'और कुछ', hint: 'कोई शर्त अंत के बाद दूसरा काम करने से नहीं रोक सकती।' },
  law: { label: 'क़ानून', hint: 'वह देश जिसका क़ानून लागू होता है।' },
  place: { label: 'जगह', hint: 'अदालत कहाँ होगी।' },
  currency: { label: 'मुद्रा', hint: 'पूरे अनुबंध के लिए एक; इसे बाद में बदला नहीं जा सकता।' },
  includesGst: { label: 'मूल्यों में GST शामिल है', hint: 'जो रक़म लिखी है, बस वही दी जाती है।' },
  instrument: {
    label: 'किस चीज़ का वादा है',
    hint: 'शेयर का वादा, या उसका कोई और नाम। यह शेयर या प्रतिभूति नहीं है।',
  },
  isEmployee: {
    label: 'वे कंपनी के कर्मचारी या निदेशक हैं या होंगे',
    hint: 'सिर्फ़ “ESOP के वादे” के लिए ज़रूरी।',
  },
  unitPrice: { label: 'एक यूनिट की क़ीमत', hint: 'एक यूनिट कितने मूल्य की है।' },
  priceSource: {
    label: 'यह क़ीमत कहाँ से आई',
    hint: '“ओनर ने तय की”, या निवेश का राउंड और उसकी तारीख।',
  },
  vesting: { label: 'वेस्टिंग', hint: 'वेस्ट हो चुकी यूनिट उनकी ही रहती हैं, चाहे जो हो।' },
  months: {
    label: 'वेस्टिंग के महीने',
    hint: `${limits.vestingMonths.min} से ${limits.vestingMonths.max} तक; हर महीने एक भाग वेस्ट होता है।`,
  },
  cliff: { label: 'क्लिफ़, महीनों में', hint: `0 से ${limits.cliffMonths} तक: उससे पहले कुछ वेस्ट नहीं होता।` },
  vestingStart: { label: 'वेस्टिंग शुरू होने की तारीख', hint: 'दूसरे हस्ताक्षर के दिन से पहले नहीं।' },
  leaver: {
    label: 'अगर वे ऐसे कारण के बिना जाएँ',
    hint: 'स्वीकार किए गए काम की जो यूनिट वेस्ट नहीं हुईं, उनका क्या होता है।',
  },
  conversionDay: {
    label: 'शेयरों में बदलने की तारीख',
    hint: 'वेस्ट हो चुकी जो यूनिट तब तक शेयर नहीं बनीं, उनका नक़द देना होता है।',
  },
  fallbackPrice: { label: 'तब एक यूनिट के लिए नक़द', hint: 'ख़ाली छोड़ने पर: यूनिट की क़ीमत।' },
  title: { label: 'शीर्षक' },
  criteria: {
    label: 'कब पूरा माना जाए',
    hint: `हर लाइन में एक कसौटी, ज़्यादा से ज़्यादा ${limits.criteria}। काम सिर्फ़ इन्हीं से देखा जाता है।`,
  },
  hours: { label: 'घंटे', hint: `1 से ${number(limits.milestoneHours)} तक।` },
  value: { label: 'मूल्य', hint: 'इसका कुल मूल्य, पैसे और शेयर मिलाकर।' },
  dueDay: { label: 'तय तारीख' },
  lowestShare: { label: 'सबसे कम हिस्सा', hint: 'मूल्य का कम से कम इतना भाग शेयर के वादे के रूप में।' },
  highestShare: {
    label: 'सबसे ज़्यादा हिस्सा',
    hint: 'ज़्यादा से ज़्यादा इतना। योगदानकर्ता शुरू करने से पहले, दोनों के बीच चुनते हैं।',
  },
  companyUnits: {
    label: 'पूरी कंपनी की यूनिट',
    hint: 'सब मिलाकर: यह मानकर कि जितनी यूनिट का वादा है, वे सब दी जा चुकी हैं।',
  },
  poolUnits: { label: 'पूल की यूनिट', hint: 'उनमें से इतनी का यहाँ वादा किया जा सकता है।' },
  asOfDay: { label: 'किस तारीख की' },
};

const shares = Object.fromEntries(
  Array.from({ length: 100 / limits.shareStep + 1 }, (_, at) => [
    at * limits.shareStep,
    `${at * limits.shareStep}\u00a0%`,
  ]),
);

export const agreementChoices: Record<string, Record<string, string>> = {
  confidentialityYears: {
    0: 'उससे ज़्यादा नहीं जितना क़ानून माँगता है',
    1: 'अंत के 1 साल बाद तक',
    2: 'अंत के 2 साल बाद तक',
  },
  vesting: { monthly: 'हर महीने', at_once: 'एक साथ, काम स्वीकार होने पर' },
  lowestShare: shares,
  highestShare: shares,
  leaver: { vest: 'वे ख़त्म होने की तारीख को वेस्ट होती हैं', return: 'वे पूल में लौट जाती हैं' },
};

export const agreementFormTexts = {
  steps: {
    parties: 'पक्ष',
    work: 'काम',
    time: 'समय',
    rights: 'काम किसका है',
    ending: 'अंत',
    law: 'क़ानून और पैसा',
    equity: 'शेयर का वादा',
    milestones: 'पड़ाव',
  },
  step: (at: number, of: number) => `${of} में से क़दम ${at}`,
  title: 'अनुबंध का ड्राफ़्ट',
  short: 'बदलें',
  draft: 'ड्राफ़्ट',
  oneMilestone: 'पड़ाव',
  description: 'अनुबंध लिखें, क़दम-दर-क़दम।',
  save: 'सहेजें',
  go: 'सहेजें और आगे बढ़ें',
  busy: 'एक पल…',
  saved: 'सहेजा गया।',
  preview: 'अब इसमें क्या लिखा है',
  whole: 'पूरा टेक्स्ट पढ़ें',
  empty: '(ख़ाली)',
  equityWhy:
    'इस भाग के साथ योगदानकर्ता हर पड़ाव पर चुन सकते हैं कि वे मूल्य का कितना भाग शेयर के वादे के रूप में लें। इसके बिना सब कुछ पैसे में दिया जाता है।',
  worth: (amount: string) => `इस क़ीमत पर पूरी कंपनी का मूल्य ${amount} होगा।`,
  noPool: 'पहले दर्ज करें कि प्रोजेक्ट किसका वादा कर सकता है।',
  pool: 'पूल रिकॉर्ड',
  without: 'यह भाग न रखें',
  withoutHow: 'तब सब कुछ पैसे में दिया जाता है, और किसी पड़ाव में चुनने के लिए हिस्सा नहीं होता।',
  milestone: (at: number) => `पड़ाव ${at}`,
  addMilestone: 'पड़ाव जोड़ें',
  noMilestones:
    'अभी कोई पड़ाव नहीं है। हर पड़ाव एक काम है, जिसका मूल्य, दिन और कसौटियाँ होती हैं जिनसे वह पूरा माना जाता है।',
  removeMilestone: 'यह पड़ाव हटाएँ',
  perHour: (amount: string) => `${amount} प्रति घंटा`,
  wages: 'क़ानून के हिसाब से जो मज़दूरी बनती है, यहाँ का अनुबंध उसकी जगह नहीं लेता।',
  shares: (lowest: number, highest: number) => {
    if (highest === 0) return 'सब पैसे में';
    return lowest === highest ? `${lowest}\u00a0% यूनिट में` : `${lowest}\u00a0% से ${highest}\u00a0% यूनिट में`;
  },
} satisfies Translated<typeof english>;
