import type { CollegeRowBody } from '#contract/credit/college-shapes.ts';
import {
  type ClaimDecision,
  type ClaimSide,
  type ClaimStepKind,
  type CollegeFilter,
  creditLimits as limits,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { ClaimRoute, ClaimState } from '#rules/credit/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type { collegeTexts as english } from '../en/college.ts';
import { creditsOf as credits, hoursOf as hours } from './hours.ts';
import { termName } from './term.ts';

const dayOf = (day: string) => shortDay(`${day}T12:00:00Z`);
const most = limits.reason.max.toLocaleString('en');
const pdf = 'application/pdf';

export const collegeTexts = {
  title: 'क्रेडिट के दावे',
  description: 'शिक्षण संस्था के क्रेडिट के लिए छात्रों के दावे।',
  bank: 'एकेडमिक बैंक ऑफ़ क्रेडिट्स में कोई एंट्री नहीं; वह शिक्षण संस्था करती है।',
  list: {
    lists: {
      waiting: 'इंतज़ार में',
      appealed: 'अपील',
      returned: 'छात्र के पास',
      approved: 'मंज़ूर',
      declined: 'मना किए गए',
      ended: 'ख़त्म',
    } satisfies Record<CollegeFilter, string>,
    none: {
      waiting: 'कोई दावा फ़ैसले के इंतज़ार में नहीं है।',
      appealed: 'कोई अपील इंतज़ार में नहीं है।',
      returned: 'कोई दावा फिर से छात्र या काम देने वाले के पास नहीं है।',
      approved: 'कोई दावा मंज़ूर नहीं हुआ है।',
      declined: 'किसी दावे को मना नहीं किया गया है।',
      ended: 'न कोई दावा वापस लिया गया, न ख़त्म हुआ, न किसी की मंज़ूरी वापस ली गई।',
    } satisfies Record<CollegeFilter, string>,
    how: 'छात्र काम के घंटों के लिए क्रेडिट का दावा करते हैं। पहले काम देने वाले घंटे पक्के करते हैं। फिर दावा यहाँ आता है।',
    cohort: 'बैच',
    allCohorts: 'सभी बैच',
    term: 'सत्र',
    allTerms: 'सभी सत्र',
    filter: 'बैच और सत्र',
    show: 'दिखाएँ',
    organisation: 'संस्था',
    termName,
    facts: ({ number: claim, cohort, project, minutes, credits: given }) =>
      [claim, cohort, project, hours(minutes), credits(given)].filter(Boolean).join(' · '),
    came: (at) => `${shortDay(at)} को आया`,
    until: (at) => `${shortDay(at)} तक फ़ैसला करें`,
    late: (at) => `${shortDay(at)} से देर`,
    more: 'और दावे',
    first: 'सबसे पहले के दावे',
    file: 'आपके दफ़्तर के लिए फ़ाइलें',
    fileHow: 'एक सत्र के मंज़ूर दावे, CSV में।',
    fileOf: (term) => `मंज़ूर दावे, ${termName(term)}`,
  },
  states: {
    draft: 'ड्राफ़्ट',
    host: 'काम देने वाले के पास',
    evidence: 'छात्र के पास',
    college: 'इंतज़ार में',
    returned: 'छात्र के पास',
    approved: 'मंज़ूर',
    declined: 'मना किया गया',
    withdrawn: 'वापस लिया गया',
    released: 'ख़त्म',
    taken_back: 'मंज़ूरी वापस ली गई',
  } satisfies Record<ClaimState, string>,
  signs: {
    draft: '○',
    host: '◐',
    evidence: '◐',
    college: '◐',
    returned: '◐',
    approved: '✓',
    declined: '!',
    withdrawn: '○',
    released: '○',
    taken_back: '!',
  } satisfies Record<ClaimState, string>,
  bars: {
    own: 'यह आपका अपना दावा है। इस पर स्टाफ़ के दूसरे लोग फ़ैसला करते हैं।',
    passed_over: 'आपने इस छात्र के साथ या इस टीम के साथ काम किया है। इस दावे पर स्टाफ़ के दूसरे लोग फ़ैसला करते हैं।',
    same_staff: 'इस पर पहले आपने फ़ैसला किया था। अपील पर स्टाफ़ के दूसरे लोग फ़ैसला करते हैं।',
  } satisfies Record<Exclude<CollegeRowBody['bar'], ''>, string>,
  one: {
    title: 'क्रेडिट का दावा',
    claim: 'दावा',
    enrolment: 'नामांकन नंबर',
    cohort: 'बैच',
    semester: 'सेमेस्टर',
    project: 'किस प्रोजेक्ट का काम',
    counted: 'गिना जाता है',
    sum: (minutes, given) => `${hours(minutes)}, ${credits(given)}`,
    way: 'किसने पक्का किया',
    ways: {
      host: 'काम देने वाले ने',
      evidence: 'काम देने वाले ने नहीं। छात्र ने इसकी जगह सबूत दिए।',
    } satisfies Record<ClaimRoute, string>,
    came: 'कब आया',
    due: 'कब तक फ़ैसला करें',
    late: 'कब से देर है',
    term: 'सत्र',
    certificate: 'प्रमाणपत्र',
    state: 'स्थिति',
    day: shortDay,
    waitsForNoOne:
      'स्टाफ़ में अभी कोई इस दावे पर फ़ैसला नहीं कर सकता। दावा इंतज़ार में है। छात्र यह पढ़ते हैं। कोई और ओनर, कोऑर्डिनेटर या रिव्यूअर नामित करें।',
    listed: 'छात्र को दिखता है कि आपने देखा: आपका नाम, आपकी भूमिका और समय।',
    lines: 'काम',
    away: 'दावा अभी आपके पास नहीं है। वापस आने पर इसकी पंक्तियाँ आपको फिर दिखती हैं।',
    over: 'दावा आपके फ़ैसले से पहले ख़त्म हो गया। इसका काम आपको नहीं दिखाया जाता।',
    milestone: (milestone) => `अनुबंध का पड़ाव ${number(milestone)}, स्वीकार किया गया`,
    log: 'घंटों का लेखा',
    days: (first, last) => (first === last ? dayOf(first) : `${dayOf(first)} से ${dayOf(last)} तक`),
    said: (minutes) => `जमा किया गया: ${hours(minutes)}`,
    confirmed: (minutes) => `काम देने वाले ने पक्का किया: ${hours(minutes)}`,
    reason: (reason) => `कारण: ${reason}`,
    entry: (sequence) => `लेजर की एंट्री ${number(sequence)}`,
    evidence: 'सबूत',
    file: (position, mimeType) =>
      mimeType === pdf ? `फ़ाइल ${number(position)} खोलें, PDF` : `फ़ाइल ${number(position)} खोलें, तस्वीर`,
    rule: 'बैच का नियम',
    ruleOf: ({ hoursACredit, leastHours, mostHours, mostCredits }) =>
      `${number(hoursACredit)} घंटे पर 1 क्रेडिट मिलता है। कम से कम ${number(leastHours)} घंटे और ज़्यादा से ज़्यादा ${number(mostHours)} घंटे। ज़्यादा से ज़्यादा ${credits(mostCredits)}। ये इस बैच में छात्र के सभी दावों के जोड़ हैं।`,
    ruleGone: 'इस दावे का नियम अब यहाँ नहीं है।',
    others: (minutes, given) => `इस छात्र के दूसरे दावों में मंज़ूर: ${hours(minutes)}, ${credits(given)}।`,
    waiting: (minutes) => `इस छात्र के दूसरे दावे यहाँ इंतज़ार में हैं: ${hours(minutes)}।`,
    steps: 'क़दम',
    decide: 'फ़ैसला करें',
    decideHow: 'मंज़ूर करने पर छात्र को प्रमाणपत्र मिलता है।',
    returns: (count) => {
      if (count === 0) return `आप इसे ${limits.collegeReturns} बार लौटा सकते हैं।`;
      return count >= limits.collegeReturns
        ? `आप इसे ${limits.collegeReturns} बार लौटा चुके हैं। इसे और नहीं लौटाया जा सकता।`
        : plural(count, {
            one: (shown) => `आप इसे ${limits.collegeReturns} बार लौटा सकते हैं। यह ${shown} बार लौटाया जा चुका है।`,
            other: (shown) =>
              `आप इसे ${limits.collegeReturns} बार लौटा सकते हैं। यह ${shown} बार लौटाया जा चुका है।`,
          });
    },
    reasonLabel: 'कारण, लौटाने या मना करने के लिए',
    reasonHint: `${limits.reason.min} से ${most} अक्षर। छात्र इसे पढ़ते हैं।`,
    decisions: {
      approve: 'मंज़ूर करें',
      return: 'छात्र को लौटाएँ',
      decline: 'मना करें',
    } satisfies Record<ClaimDecision, string>,
    lastReason: 'पिछले फ़ैसले का कारण',
    appeal: 'छात्र की अपील',
    appealAt: (at) => `${shortDay(at)} को भेजी गई`,
    appealAnswer: 'अपील पर फ़ैसला',
    appealReason: 'कारण',
    uphold: 'दावा मंज़ूर करें',
    refuse: 'पुराना फ़ैसला रहने दें',
    takeBack: 'मंज़ूरी वापस लें',
    takeBackHow: `प्रमाणपत्र वापस ले लिया जाता है, और छात्र ${times.appealDays} दिन तक अपील कर सकते हैं। अपील पर स्टाफ़ के दूसरे लोग फ़ैसला करते हैं।`,
    takeBackYes: 'वापस लें',
    done: {
      approved: 'मंज़ूर हो गया। छात्र के पास प्रमाणपत्र है।',
      returned: 'लौटा दिया गया। छात्र आपका कारण पढ़ते हैं।',
      declined: 'मना कर दिया गया। छात्र आपका कारण पढ़ते हैं।',
      upheld: 'दावा अब मंज़ूर है।',
      refused: 'जैसा फ़ैसला हुआ था, वैसा ही रहता है।',
      takenBack: 'मंज़ूरी वापस ले ली गई है। प्रमाणपत्र वापस ले लिया गया है।',
    } as Readonly<Record<string, string>>,
  },
  steps: {
    begun: 'शुरू किया गया',
    sent: 'भेजा गया',
    host_asked: 'काम देने वाले से पूछा गया',
    confirmed: 'काम देने वाले ने जवाब दिया',
    returned: 'लौटाया गया',
    evidence_asked: 'सबूत माँगा गया',
    evidence_sent: 'सबूत भेजा गया',
    to_college: 'आपके पास आया',
    approved: 'मंज़ूर हुआ',
    declined: 'मना किया गया',
    appealed: 'छात्र ने अपील की',
    appeal_upheld: 'अपील: मंज़ूर',
    appeal_refused: 'अपील: पुराना फ़ैसला रहा',
    taken_back: 'मंज़ूरी वापस ली गई',
    withdrawn: 'वापस लिया गया',
    released: 'ख़त्म हुआ',
  } satisfies Record<ClaimStepKind, string>,
  sides: {
    student: 'छात्र की ओर से',
    host: 'काम देने वाले की ओर से',
    college: 'आपके स्टाफ़ की ओर से',
  } satisfies Record<Exclude<ClaimSide, 'time'>, string>,
  rule: {
    title: 'क्रेडिट का नियम',
    cohort: 'बैच',
    none: 'यह बैच अभी क्रेडिट नहीं देता। नियम तय होने पर इसके छात्र क्रेडिट का दावा कर सकते हैं।',
    since: (at) => `यह नियम ${shortDay(at)} से लागू है।`,
    change: 'बदलाव बाद में शुरू होने वाले दावों पर लागू होता है। जो दावे शुरू हो चुके हैं उनका नियम वही रहता है।',
    sums: 'सबसे कम घंटे, सबसे ज़्यादा घंटे और सबसे ज़्यादा क्रेडिट, इस बैच में छात्र के सभी दावों के जोड़ हैं।',
    fields: {
      hoursACredit: '1 क्रेडिट के घंटे',
      leastHours: 'सबसे कम घंटे',
      mostHours: 'सबसे ज़्यादा घंटे',
      mostCredits: 'सबसे ज़्यादा क्रेडिट',
    },
    semesters: 'क्रेडिट वाले सेमेस्टर',
    semestersHow: 'किसी पर टिक न करें, तो सभी सेमेस्टर में क्रेडिट मिलता है।',
    semester: (semester) => `सेमेस्टर ${semester}`,
    save: 'नियम तय करें',
    changeNot: 'नियम सिर्फ़ वे ओनर और कोऑर्डिनेटर तय करते हैं जिनका पता साबित है।',
    done: 'नियम तय हो गया है।',
  },
  figure: {
    title: 'क्रेडिट के फ़ैसले',
    said: ({ due, late }) =>
      late === 0
        ? `पिछले 12 महीनों में इसे छात्रों के क्रेडिट पर कम से कम ${number(due)} फ़ैसले करने थे। 5 से कम देर से आए।`
        : `पिछले 12 महीनों में इसे छात्रों के क्रेडिट पर कम से कम ${number(due)} फ़ैसले करने थे। कम से कम ${number(late)} देर से आए।`,
    how: 'फ़ैसला दावा आने के 10 कामकाजी दिन बाद तक करना होता है।',
  },
} satisfies Translated<typeof english>;
