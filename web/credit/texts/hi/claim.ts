import {
  type ClaimLack,
  type ClaimReturner,
  creditLimits as limits,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { RuleParts } from '#contract/credit/shapes.ts';
import type { ClaimCut } from '#rules/credit/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number } from '#web/ground/texts/amounts.ts';
import type { claimTexts as english } from '../en/claim.ts';
import { creditsOf, hoursOf } from './hours.ts';

const pdf = 'application/pdf';

type Sides = { project: string; institution: string; until: string };
type OfLack = { institution: string; missing: number; rule: RuleParts | null };

export const claimTexts = {
  one: 'दावा',
  up: 'कॉलेज क्रेडिट',
  description: 'कॉलेज क्रेडिट का एक दावा, और वह किस हाल में है।',
  to: (institution, cohort) => `${institution}, ${cohort}`,
  number: (number) => `नंबर ${number}`,
  term: (term) => `सत्र ${term}`,
  turns: {
    draft: ({ project }) =>
      `यह दावा सिर्फ़ आपको दिखता है। भेजने पर यह ${project} के ओनर के पास जाता है, जो आपके घंटे पक्के करते हैं।`,
    draftEvidence: ({ project, institution }) =>
      `यह दावा सिर्फ़ आपको दिखता है। ${project} के कोई ओनर आपके घंटे पक्के नहीं कर सकते। इसलिए भेजने के बाद आप ${institution} के लिए सबूत लिखते हैं।`,
    host: ({ project, until }) => `${project} के एक ओनर को ${day(until)} तक आपके घंटे पक्के करने हैं।`,
    hostAgain: ({ project, institution, until }) =>
      `${project} के किसी ओनर ने जवाब नहीं दिया, इसलिए हमने एक बार और पूछा है। ${day(until)} तक जवाब न आए, तो आप इसकी जगह ${institution} को सबूत भेज सकते हैं।`,
    evidence: ({ project, institution, until }) =>
      `आपकी बारी: ${project} के किसी ओनर ने आपके घंटे पक्के नहीं किए। ${institution} को बताएँ कि आपका काम कैसे देखा जा सकता है, और इसे ${day(until)} तक भेजें। उस दिन के बाद दावा वापस ले लिया जाता है।`,
    college: ({ institution, until }) => `${institution} को ${day(until)} तक फ़ैसला करना है।`,
    collegeLate: ({ institution, until }) =>
      `${institution} की ओर से देर हो गई है। फ़ैसला ${day(until)} तक करना था। आपको कुछ करने की ज़रूरत नहीं है।`,
    collegeNoOne: ({ institution }) =>
      `${institution} के स्टाफ़ में अभी कोई नहीं है जो आपके दावे पर फ़ैसला कर सके। दावा इंतज़ार में है, और हमने शिक्षण संस्था को बता दिया है।`,
    appealed: ({ institution }) =>
      `${institution} में आपकी अपील देखी जा रही है। फ़ैसला स्टाफ़ के वे लोग करते हैं जिन्होंने पहले नहीं किया था।`,
    appealedUntil: ({ institution, until }) =>
      `${institution} को आपकी अपील पर ${day(until)} तक फ़ैसला करना है। फ़ैसला स्टाफ़ के वे लोग करते हैं जिन्होंने पहले नहीं किया था।`,
    approved: ({ institution }) => `${institution} ने आपके दावे को मंज़ूरी दे दी है।`,
    declined: ({ institution }) => `${institution} ने आपके दावे को मना कर दिया है।`,
    withdrawn: () => 'यह दावा वापस ले लिया गया। इसका काम दूसरे दावे में लिया जा सकता है।',
    released: () =>
      'यह दावा ख़त्म हो गया है, क्योंकि आप अब शिक्षण संस्था के छात्र नहीं हैं, या शिक्षण संस्था या प्रोजेक्ट बंद हो गया है। इसका काम दूसरे दावे में लिया जा सकता है।',
    taken_back: ({ institution }) => `${institution} ने अपनी मंज़ूरी वापस ले ली है। प्रमाणपत्र अब मान्य नहीं है।`,
  },
  returned: {
    '': ({ until }) => `आपकी बारी: दावा बदलें और ${day(until)} तक फिर से भेजें।`,
    host: ({ project, until }) =>
      `आपकी बारी: ${project} के एक ओनर ने दावा लौटाया है। इसे बदलें और ${day(until)} तक फिर से भेजें। उस दिन के बाद यह वापस ले लिया जाता है।`,
    college: ({ institution, until }) =>
      `आपकी बारी: ${institution} ने दावा लौटाया है। इसे बदलें और ${day(until)} तक फिर से भेजें। उस दिन के बाद यह वापस ले लिया जाता है।`,
    rule: ({ project, until }) =>
      `आपकी बारी: ${project} के ओनर ने इतने कम घंटे पक्के किए हैं कि उनसे कोई क्रेडिट नहीं मिलता। काम जोड़ें और ${day(until)} तक फिर से भेजें। उस दिन के बाद दावा वापस ले लिया जाता है।`,
  } satisfies Record<ClaimReturner, (of: Sides) => string>,
  reason: (reason) => `कारण: ${reason}`,
  certificate: 'प्रमाणपत्र देखें',
  noBank: 'एकेडमिक बैंक ऑफ़ क्रेडिट्स में कोई एंट्री नहीं; वह शिक्षण संस्था करती है।',
  sum: 'इससे मिलता है',
  sumOver: 'यह दावा इतने का था',
  another: 'क्रेडिट का फिर दावा करें',
  sumLine: (minutes, credits) => `${hoursOf(minutes)}, ${creditsOf(credits)}`,
  sumSaid: (minutes) => `काम का समय: ${hoursOf(minutes)}।`,
  cuts: {
    line_days: (minutes) =>
      `नहीं गिना गया: ${hoursOf(minutes)}। एक काम के एक दिन में ज़्यादा से ज़्यादा 12 घंटे गिने जाते हैं।`,
    all_days: (minutes) =>
      `नहीं गिना गया: ${hoursOf(minutes)}। आपके सारे काम मिलाकर एक दिन में ज़्यादा से ज़्यादा 12 घंटे गिने जाते हैं।`,
    most_hours: (minutes, rule) =>
      rule
        ? `नहीं गिना गया: ${hoursOf(minutes)}। नियम के अनुसार इस बैच में ज़्यादा से ज़्यादा इतना गिना जाता है: ${hoursOf(rule.mostHours * 60)}।`
        : `नियम के अनुसार नहीं गिना गया: ${hoursOf(minutes)}।`,
    most_credits: (_, rule, credits) =>
      rule
        ? `नहीं गिना गया: ${creditsOf(credits)}। नियम के अनुसार इस बैच में ज़्यादा से ज़्यादा इतना मिलता है: ${creditsOf(rule.mostCredits)}।`
        : `नियम के अनुसार नहीं गिना गया: ${creditsOf(credits)}।`,
  } satisfies Record<ClaimCut, (minutes: number, rule: RuleParts | null, credits: number) => string>,
  lacksTitle: 'यह अभी भेजा नहीं जा सकता',
  lacks: {
    lines: () => 'जिस काम का दावा करना है, उस पर टिक करें।',
    least: ({ missing, rule }) =>
      rule
        ? `कमी: ${hoursOf(missing)}। नियम के अनुसार कम से कम इतना चाहिए: ${hoursOf(rule.leastHours * 60)}।`
        : `कमी: ${hoursOf(missing)}।`,
    credit: () => 'आपने पहले जितने का दावा किया है, इन घंटों से उससे ज़्यादा कोई क्रेडिट नहीं मिलता।',
    semester: () => 'नियम के अनुसार क्रेडिट आपके सेमेस्टर में नहीं, दूसरे सेमेस्टर में मिलता है।',
    evidence: () => 'अपने सबूत लिखें।',
    organisation: ({ institution }) => `${institution} में अभी दावे नहीं लिए जाते।`,
  } satisfies Record<ClaimLack, (of: OfLack) => string>,
  lines: 'इस दावे का काम',
  linesChoose: 'काम चुनें',
  linesHow: 'जिसका दावा करना है, उस पर टिक करें, फिर सहेजें। ऊपर का जोड़ सहेजे गए काम का है।',
  saveLines: 'चुना हुआ सहेजें',
  lineMilestone: (minutes, days) => `पड़ाव, ${hoursOf(minutes)}, ${days}`,
  lineLog: (minutes, days) => `घंटों का लेखा, ${hoursOf(minutes)}, ${days}`,
  confirmed: (minutes) => `ओनर ने पक्का किया: ${hoursOf(minutes)}।`,
  confirmedNone: 'ओनर ने कोई घंटा पक्का नहीं किया।',
  lineReason: (reason) => `ओनर का कारण: ${reason}`,
  agreement: 'अनुबंध देखें',
  send: 'दावा भेजें',
  sendToHost: (project) =>
    `यह ${project} के ओनर के पास जाता है। वे आपका नाम, आपकी शिक्षण संस्था और यह काम देखते हैं। उनके पास 7 दिन हैं।`,
  sendToCollege: (institution) =>
    `यह आपके सबूतों के साथ ${institution} के पास जाता है। वहाँ उनकी सूची में आपकी पंक्ति, यह काम और सबूत दिखते हैं।`,
  sendToEvidence: (institution) =>
    `इसके बाद आप अपने सबूत लिखते हैं। आपके पास 30 दिन हैं। फिर दावा ${institution} के पास जाता है।`,
  sendBack: (institution) => `यह फिर से ${institution} के पास जाता है, क्योंकि घंटे पहले ही पक्के हो चुके हैं।`,
  sendAgain: 'फिर से भेजें',
  busy: 'सहेजा जा रहा है…',
  evidence: {
    title: 'सबूत',
    how: (institution) =>
      `${institution} को बताएँ कि यह कैसे देखा जा सकता है कि यह काम आपने किया: काम ख़ुद, इसके बारे में कौन जानता है, यह कहाँ है। तब प्रमाणपत्र में लिखा होता है: “सबूत के आधार पर, काम देने वाले ने पक्का नहीं किया”।`,
    words: 'आपके शब्द',
    save: 'शब्द सहेजें',
    files: 'फ़ाइलें',
    filesNone: 'अभी कोई फ़ाइल नहीं है।',
    filesHow: `ज़्यादा से ज़्यादा ${limits.files} फ़ाइलें, हर एक PDF या तस्वीर। पहचान पत्र का कोई नंबर न दिखाएँ। शब्द और फ़ाइलें हम फ़ैसले के ${times.evidenceDays} दिन बाद मिटा देते हैं।`,
    file: 'एक फ़ाइल जोड़ें',
    fileHint: 'PDF, JPEG, PNG या WebP।',
    add: 'यह फ़ाइल जोड़ें',
    see: (position, mimeType) =>
      mimeType === pdf ? `फ़ाइल ${number(position)}, PDF` : `फ़ाइल ${number(position)}, तस्वीर`,
    delete: (position) => `फ़ाइल ${number(position)} मिटाएँ`,
  },
  steps: 'अब तक',
  withdraw: 'दावा वापस लें',
  withdrawHow: 'यह अभी ख़त्म होता है। इसका काम दूसरे दावे में लिया जा सकता है।',
  delete: 'यह ड्राफ़्ट मिटाएँ',
  appeal: {
    title: 'अपील',
    how: (institution, until) =>
      `अगर आपको लगता है कि फ़ैसला ग़लत है, तो ${day(until)} तक बताएँ कि क्यों। ${institution} के स्टाफ़ के वे लोग इसे एक बार फिर देखते हैं जिन्होंने फ़ैसला नहीं किया था। उनका फ़ैसला यहाँ आख़िरी होता है।`,
    noStaff: (institution) =>
      `${institution} के स्टाफ़ में और कोई नहीं है जो अपील पर फ़ैसला कर सके, इसलिए आप यहाँ अपील नहीं कर सकते। शिक्षण संस्था से ही पूछें।`,
    words: 'फ़ैसला क्यों ग़लत है',
    send: 'अपील भेजें',
    sent: (at) => `आपने ${day(at)} को अपील की।`,
    decided: (at) => `अपील पर फ़ैसला ${day(at)} को हुआ।`,
    ended: (at) => `शिक्षण संस्था अब यहाँ नहीं है। इसलिए अपील ${day(at)} को बिना फ़ैसले के ख़त्म हो गई।`,
  },
  done: {
    begun: 'दावा शुरू हो गया है। अभी कुछ नहीं भेजा गया। पढ़ें कि इससे क्या मिलता है, फिर भेजें।',
    lines: 'सहेज लिया गया। जोड़ अब इसी के अनुसार है।',
    sent: 'दावा भेज दिया गया है।',
    words: 'आपके शब्द सहेज लिए गए हैं।',
    file: 'फ़ाइल जोड़ दी गई है।',
    fileDeleted: 'फ़ाइल मिटा दी गई है।',
    withdrawn: 'आपने दावा वापस ले लिया है।',
    appealed: 'आपकी अपील भेज दी गई है।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english>;
