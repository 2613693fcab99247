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
  title: 'क्रेडिटचे दावे',
  description: 'शैक्षणिक संस्थेच्या क्रेडिटसाठी विद्यार्थ्यांचे दावे.',
  bank: 'अकॅडमिक बँक ऑफ क्रेडिट्समध्ये नोंद नाही; ती शैक्षणिक संस्था करते.',
  list: {
    lists: {
      waiting: 'वाट पाहणारे',
      appealed: 'अपिले',
      returned: 'विद्यार्थ्याकडे',
      approved: 'मंजूर',
      declined: 'नकार दिलेले',
      ended: 'संपलेले',
    } satisfies Record<CollegeFilter, string>,
    none: {
      waiting: 'कोणताही दावा निर्णयाची वाट पाहत नाही.',
      appealed: 'कोणतेही अपील वाट पाहत नाही.',
      returned: 'कोणताही दावा पुन्हा विद्यार्थ्याकडे किंवा काम देणाऱ्यांकडे नाही.',
      approved: 'कोणताही दावा मंजूर झालेला नाही.',
      declined: 'कोणत्याही दाव्याला नकार दिलेला नाही.',
      ended: 'कोणताही दावा मागे घेतला गेला नाही, संपला नाही, किंवा कोणत्याही दाव्याची मंजुरी मागे घेतली गेली नाही.',
    } satisfies Record<CollegeFilter, string>,
    how: 'विद्यार्थी कामाच्या तासांसाठी क्रेडिटचा दावा करतात. आधी काम देणारे तास नक्की करतात. मग दावा इथे येतो.',
    cohort: 'बॅच',
    allCohorts: 'सर्व बॅच',
    term: 'सत्र',
    allTerms: 'सर्व सत्रे',
    filter: 'बॅच आणि सत्र',
    show: 'दाखवा',
    organisation: 'संस्था',
    termName,
    facts: ({ number: claim, cohort, project, minutes, credits: given }) =>
      [claim, cohort, project, hours(minutes), credits(given)].filter(Boolean).join(' · '),
    came: (at) => `${shortDay(at)} रोजी आला`,
    until: (at) => `${shortDay(at)} पर्यंत निर्णय घ्या`,
    late: (at) => `${shortDay(at)} पासून उशीर`,
    more: 'आणखी दावे',
    first: 'पहिले दावे',
    file: 'तुमच्या कार्यालयासाठी फाइल',
    fileHow: 'एका सत्राचे मंजूर दावे, CSV मध्ये.',
    fileOf: (term) => `मंजूर दावे, ${termName(term)}`,
  },
  states: {
    draft: 'मसुदा',
    host: 'काम देणाऱ्यांकडे',
    evidence: 'विद्यार्थ्याकडे',
    college: 'वाट पाहत आहे',
    returned: 'विद्यार्थ्याकडे',
    approved: 'मंजूर',
    declined: 'नकार दिला',
    withdrawn: 'मागे घेतलेला',
    released: 'संपलेला',
    taken_back: 'मंजुरी मागे घेतली',
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
    own: 'हा तुमचा स्वतःचा दावा आहे. त्याचा निर्णय स्टाफमधील इतर लोक घेतात.',
    passed_over: 'तुम्ही या विद्यार्थ्यासोबत किंवा या टीमसोबत काम केले आहे. या दाव्याचा निर्णय स्टाफमधील इतर लोक घेतात.',
    same_staff: 'याचा निर्णय आधी तुम्ही घेतला होता. अपिलाचा निर्णय स्टाफमधील इतर लोक घेतात.',
  } satisfies Record<Exclude<CollegeRowBody['bar'], ''>, string>,
  one: {
    title: 'क्रेडिटचा दावा',
    claim: 'दावा',
    enrolment: 'नोंदणी क्रमांक',
    cohort: 'बॅच',
    semester: 'सेमिस्टर',
    project: 'कोणत्या प्रकल्पाचे काम',
    counted: 'मोजले जाते',
    sum: (minutes, given) => `${hours(minutes)}, ${credits(given)}`,
    way: 'कोणी नक्की केले',
    ways: {
      host: 'काम देणाऱ्यांनी',
      evidence: 'काम देणाऱ्यांनी नाही. विद्यार्थ्याने त्याऐवजी पुरावे दिले.',
    } satisfies Record<ClaimRoute, string>,
    came: 'कधी आला',
    due: 'निर्णय कधीपर्यंत',
    late: 'उशीर कधीपासून',
    term: 'सत्र',
    certificate: 'प्रमाणपत्र',
    state: 'स्थिती',
    day: shortDay,
    waitsForNoOne:
      'स्टाफमधील कोणीही आत्ता या दाव्याचा निर्णय घेऊ शकत नाही. तो वाट पाहत आहे. विद्यार्थी हे वाचतात. दुसरे ओनर, कोऑर्डिनेटर किंवा रिव्ह्यूअर नेमा.',
    listed: 'तुम्ही पाहिले हे विद्यार्थ्याला दिसते: तुमचे नाव, तुमची भूमिका आणि वेळ.',
    lines: 'काम',
    away: 'दावा आत्ता तुमच्याकडे नाही. तो परत आल्यावर त्याच्या ओळी तुम्हाला पुन्हा दिसतात.',
    over: 'तुम्ही निर्णय घेण्याआधी दावा संपला. त्यातील काम तुम्हाला दाखवले जात नाही.',
    milestone: (milestone) => `कराराचा टप्पा ${number(milestone)}, स्वीकारलेला`,
    log: 'तासांची नोंद',
    days: (first, last) => (first === last ? dayOf(first) : `${dayOf(first)} ते ${dayOf(last)}`),
    said: (minutes) => `सादर केले: ${hours(minutes)}`,
    confirmed: (minutes) => `काम देणाऱ्यांनी नक्की केले: ${hours(minutes)}`,
    reason: (reason) => `कारण: ${reason}`,
    entry: (sequence) => `लेजरमधील नोंद ${number(sequence)}`,
    evidence: 'पुरावे',
    file: (position, mimeType) =>
      mimeType === pdf ? `फाइल ${number(position)} उघडा, PDF` : `फाइल ${number(position)} उघडा, चित्र`,
    rule: 'बॅचचा नियम',
    ruleOf: ({ hoursACredit, leastHours, mostHours, mostCredits }) =>
      `${number(hoursACredit)} तासांना 1 क्रेडिट मिळते. किमान ${number(leastHours)} तास आणि जास्तीत जास्त ${number(mostHours)} तास. जास्तीत जास्त ${credits(mostCredits)}. या बॅचमधील विद्यार्थ्याच्या सर्व दाव्यांच्या या बेरजा आहेत.`,
    ruleGone: 'या दाव्याचा नियम आता इथे नाही.',
    others: (minutes, given) => `या विद्यार्थ्याच्या इतर दाव्यांत मंजूर: ${hours(minutes)}, ${credits(given)}.`,
    waiting: (minutes) => `या विद्यार्थ्याचे इतर दावे इथे वाट पाहत आहेत: ${hours(minutes)}.`,
    steps: 'पायऱ्या',
    decide: 'निर्णय घ्या',
    decideHow: 'मंजूर केल्यावर विद्यार्थ्याला प्रमाणपत्र मिळते.',
    returns: (count) => {
      if (count === 0) return `तुम्ही तो ${limits.collegeReturns} वेळा परत करू शकता.`;
      return count >= limits.collegeReturns
        ? `तुम्ही तो ${limits.collegeReturns} वेळा परत केला आहे. तो पुन्हा परत करता येत नाही.`
        : plural(count, {
            one: () => `तुम्ही तो ${limits.collegeReturns} वेळा परत करू शकता. तो एकदा परत केला आहे.`,
            other: (shown) => `तुम्ही तो ${limits.collegeReturns} वेळा परत करू शकता. तो ${shown} वेळा परत केला आहे.`,
          });
    },
    reasonLabel: 'कारण, परत करण्यासाठी किंवा नकारासाठी',
    reasonHint: `${limits.reason.min} ते ${most} अक्षरे. विद्यार्थी ते वाचतात.`,
    decisions: {
      approve: 'मंजूर करा',
      return: 'विद्यार्थ्याला परत करा',
      decline: 'नकार द्या',
    } satisfies Record<ClaimDecision, string>,
    lastReason: 'मागच्या निर्णयाचे कारण',
    appeal: 'विद्यार्थ्याचे अपील',
    appealAt: (at) => `${shortDay(at)} रोजी पाठवले`,
    appealAnswer: 'अपिलाचा निर्णय',
    appealReason: 'कारण',
    uphold: 'दावा मंजूर करा',
    refuse: 'आधीचा निर्णय ठेवा',
    takeBack: 'मंजुरी मागे घ्या',
    takeBackHow: `प्रमाणपत्र मागे घेतले जाते, आणि विद्यार्थी ${times.appealDays} दिवस अपील करू शकतात. अपिलाचा निर्णय स्टाफमधील इतर लोक घेतात.`,
    takeBackYes: 'मागे घ्या',
    done: {
      approved: 'मंजूर झाला. विद्यार्थ्याकडे प्रमाणपत्र आहे.',
      returned: 'परत केला. विद्यार्थी तुमचे कारण वाचतात.',
      declined: 'नकार दिला. विद्यार्थी तुमचे कारण वाचतात.',
      upheld: 'दावा आता मंजूर आहे.',
      refused: 'निर्णय झाला होता तसाच राहतो.',
      takenBack: 'मंजुरी मागे घेतली आहे. प्रमाणपत्र मागे घेतले आहे.',
    } as Readonly<Record<string, string>>,
  },
  steps: {
    begun: 'सुरू केला',
    sent: 'पाठवला',
    host_asked: 'काम देणाऱ्यांना विचारले गेले',
    confirmed: 'काम देणाऱ्यांनी उत्तर दिले',
    returned: 'परत केला',
    evidence_asked: 'पुरावे मागितले गेले',
    evidence_sent: 'पुरावे पाठवले गेले',
    to_college: 'तुमच्याकडे आला',
    approved: 'मंजूर झाला',
    declined: 'नकार दिला',
    appealed: 'विद्यार्थ्याने अपील केले',
    appeal_upheld: 'अपील: मंजूर',
    appeal_refused: 'अपील: आधीचा निर्णय राहिला',
    taken_back: 'मंजुरी मागे घेतली',
    withdrawn: 'मागे घेतला',
    released: 'संपला',
  } satisfies Record<ClaimStepKind, string>,
  sides: {
    student: 'विद्यार्थ्याकडून',
    host: 'काम देणाऱ्यांकडून',
    college: 'तुमच्या स्टाफकडून',
  } satisfies Record<Exclude<ClaimSide, 'time'>, string>,
  rule: {
    title: 'क्रेडिटचा नियम',
    cohort: 'बॅच',
    none: 'ही बॅच अजून क्रेडिट देत नाही. तुम्ही नियम ठरवल्यावर तिचे विद्यार्थी क्रेडिटचा दावा करू शकतात.',
    since: (at) => `हा नियम ${shortDay(at)} पासून लागू आहे.`,
    change: 'बदल नंतर सुरू होणाऱ्या दाव्यांना लागू होतो. सुरू झालेल्या दाव्यांचा नियम तोच राहतो.',
    sums: 'सर्वात कमी तास, सर्वात जास्त तास आणि सर्वात जास्त क्रेडिट: विद्यार्थ्याच्या या बॅचमधील सर्व दाव्यांच्या या बेरजा आहेत.',
    fields: {
      hoursACredit: '1 क्रेडिटचे तास',
      leastHours: 'सर्वात कमी तास',
      mostHours: 'सर्वात जास्त तास',
      mostCredits: 'सर्वात जास्त क्रेडिट',
    },
    semesters: 'क्रेडिट असलेली सेमिस्टर',
    semestersHow: 'कशावरही टिक केले नाही, तर सर्व सेमिस्टरमध्ये क्रेडिट मिळते.',
    semester: (semester) => `सेमिस्टर ${semester}`,
    save: 'नियम ठरवा',
    changeNot: 'पत्ता सिद्ध झालेले ओनर आणि कोऑर्डिनेटरच नियम ठरवतात.',
    done: 'नियम ठरवला आहे.',
  },
  figure: {
    title: 'क्रेडिटचे निर्णय',
    said: ({ due, late }) =>
      late === 0
        ? `गेल्या 12 महिन्यांत तिला विद्यार्थ्यांच्या क्रेडिटबद्दल किमान ${number(due)} निर्णय द्यायचे होते. 5 पेक्षा कमी उशिरा आले.`
        : `गेल्या 12 महिन्यांत तिला विद्यार्थ्यांच्या क्रेडिटबद्दल किमान ${number(due)} निर्णय द्यायचे होते. किमान ${number(late)} उशिरा आले.`,
    how: 'दावा आल्यानंतर कामाच्या 10 दिवसांत निर्णय द्यायचा असतो.',
  },
} satisfies Translated<typeof english>;
