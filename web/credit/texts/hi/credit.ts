import type { Translated } from '#rules/text/translated.ts';
import { list, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type { creditTexts as english } from '../en/credit.ts';
import { creditsOf, hoursOf } from './hours.ts';

const pieces = (count: number) =>
  plural(count, { one: (shown) => `${shown} काम`, other: (shown) => `${shown} काम` });

export const creditTexts = {
  title: 'कॉलेज क्रेडिट',
  you: 'आप',
  facts: 'आपके काम के घंटों के दावे, और आपके घंटों का लेखा',
  description: 'कॉलेज क्रेडिट के आपके दावे, और अभी आप किसका दावा कर सकते हैं।',
  what: 'यहाँ प्रोजेक्ट में आपके काम के घंटे आपकी शिक्षण संस्था में क्रेडिट बन सकते हैं। प्रोजेक्ट आपके घंटे पक्के करता है, फिर आपकी शिक्षण संस्था फ़ैसला करती है।',
  noCohort: 'क्रेडिट का दावा करने के लिए पहले छात्र के तौर पर अपनी शिक्षण संस्था से जुड़ें।',
  join: 'शिक्षण संस्था से जुड़ें',
  hosted: (count) =>
    plural(count, {
      one: (shown) => `प्रोजेक्ट के ओनर के तौर पर आपके पास छात्रों का ${shown} दावा इंतज़ार में है`,
      other: (shown) => `प्रोजेक्ट के ओनर के तौर पर आपके पास छात्रों के ${shown} दावे इंतज़ार में हैं`,
    }),
  hostedAll: 'आपके प्रोजेक्ट में छात्रों के दावे',
  rule: ({ hoursACredit, leastHours, mostHours, mostCredits }) =>
    `${number(hoursACredit)} घंटे के काम पर 1 क्रेडिट मिलता है। दावा कम से कम ${number(leastHours)} घंटे का होता है। इस बैच में ज़्यादा से ज़्यादा ${number(mostHours)} घंटे और ${creditsOf(mostCredits)} गिने जाते हैं।`,
  semesters: (semesters) => `सेमेस्टर ${list(semesters)} के छात्रों के लिए।`,
  approved: (minutes, credits) => `मंज़ूर: ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  open: (minutes, credits) => `खुले दावों में: ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  noneYet: 'इस बैच में आपने अभी कोई दावा नहीं किया है।',
  can: 'अभी आप इसका दावा कर सकते हैं',
  canNone:
    'अभी ऐसा कोई काम नहीं है जिसका आप दावा कर सकें। दावा उन पड़ावों का हो सकता है जो किसी प्रोजेक्ट ने स्वीकार किए हैं, और आपके लेखे की पंक्तियों का।',
  project: (lines, minutes) => `${pieces(lines)}, ${hoursOf(minutes)}`,
  logs: 'आपके घंटों का लेखा',
  logsHow: (count) =>
    plural(count, {
      one: (shown) => `आप जिन अवसरों से जुड़े हैं उनमें से ${shown} अवसर बिना अनुबंध के क्रेडिट देता है। उसके लिए अपने घंटे लिखें।`,
      other: (shown) => `आप जिन अवसरों से जुड़े हैं उनमें से ${shown} अवसर बिना अनुबंध के क्रेडिट देते हैं। उनके लिए अपने घंटे लिखें।`,
    }),
  claims: 'आपके दावे',
  claimsNone: 'आपने अभी कोई दावा नहीं किया है।',
  claimFacts: (institution, minutes, credits) =>
    `${institution} · ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  claimFactsUntil: (institution, minutes, credits, until) =>
    `${institution} · ${hoursOf(minutes)}, ${creditsOf(credits)} · ${shortDay(until)} तक`,
  draftFacts: (institution) => `${institution} · अभी नहीं भेजा गया`,
  deleted: 'ड्राफ़्ट मिटा दिया गया है। इसका काम दूसरे दावे में लिया जा सकता है।',
  new: {
    title: 'कॉलेज क्रेडिट का दावा',
    description: 'वह काम चुनें जिसके लिए आप कॉलेज क्रेडिट का दावा करते हैं।',
    what: 'एक दावा एक ही प्रोजेक्ट के काम का होता है। अभी कुछ नहीं भेजा जाता: अगले पेज पर आप देखते हैं कि आपके काम से क्या मिलता है।',
    project: 'प्रोजेक्ट',
    show: 'काम दिखाएँ',
    cohort: 'शिक्षण संस्था',
    cohortOf: (institution, cohort) => `${institution}, ${cohort}`,
    work: (project) => `${project} में आपका काम`,
    workHow: 'जिसका दावा करना है, उस पर टिक करें। एक काम एक ही दावे में गिना जाता है।',
    noHost: (project) =>
      `${project} के कोई ओनर आपके घंटे पक्के नहीं कर सकते। आपका दावा सबूत के साथ शिक्षण संस्था के पास जाता है: आप बताते हैं कि वह आपका काम कैसे देख सकती है।`,
    begin: 'दावा शुरू करें',
    beginning: 'सहेजा जा रहा है…',
    barred: 'इसका दावा अभी नहीं हो सकता',
    closed: 'आप अभी दावा नहीं कर सकते',
    none: 'इस प्रोजेक्ट में ऐसा कोई काम नहीं है जिसका आप दावा कर सकें।',
    milestone: (title, minutes, days) => `${title} · पड़ाव, ${hoursOf(minutes)}, ${days}`,
    log: (title, minutes, days) => `${title} · घंटों का लेखा, ${hoursOf(minutes)}, ${days}`,
    cut: (said, counted) =>
      `आपने जमा किया: ${hoursOf(said)}। एक दिन में ज़्यादा से ज़्यादा 12 घंटे गिने जाते हैं, इसलिए इतना गिना जाता है: ${hoursOf(counted)}।`,
  },
  link: 'कॉलेज क्रेडिट',
  claimMilestone: 'इन घंटों के लिए कॉलेज क्रेडिट का दावा करें',
  writeLog: 'कॉलेज क्रेडिट के लिए अपने घंटे लिखें',
  ofProject: 'कॉलेज क्रेडिट के लिए छात्रों के घंटे',
  leaves: (project, institution) => `${project} में काम के लिए ${institution} को दावा`,
} satisfies Translated<typeof english>;
