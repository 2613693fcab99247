import { workLimits } from '#contract/agreements/work-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { milestoneTexts as english } from '../en/milestones.ts';
import { units } from './milestone-words.ts';

export const milestoneTexts = {
  title: 'टप्पा',
  up: 'करार',
  description: 'तुमच्या करारातील एक टप्पा कोणत्या स्थितीत आहे.',
  with: (project: string, person: string) => `${project} · ${person}`,
  wayBack: 'जिथून आलात तिथे परत जा',
  overdue: 'मुदत उलटली',
  money: {
    none: '',
    due: 'पेमेंट बाकी',
    paid: 'पेमेंट झाले, नक्की व्हायचे आहे',
    to_pay_back: 'परत करायचे',
    settled: 'हिशेब पूर्ण',
    closed: 'बाकीसह बंद',
  },
  agreed: 'काय ठरले',
  criteria: 'हा कधी पूर्ण मानायचा',
  hours: (count: number) => `सुमारे ${number(count)} तास`,
  value: 'मूल्य',
  anHour: (amount: string) => `तासाला ${amount}. कायद्याने द्यावे लागणारे वेतन या करारामुळे टळत नाही.`,
  due: 'ठरलेली तारीख',
  underText: (version: number) => `टप्पा मजकूर ${version} नुसार सुरू झाला आणि तोच त्याला लागू राहतो.`,
  chosen: 'काय निवडले',
  share: (share: number) => `${share}\u00a0% युनिटमध्ये, ${100 - share}\u00a0% पैशांत`,
  pay: 'पेमेंट',
  units: 'युनिट',
  awarded: 'मंजूर मूल्य',
  payGrew:
    'मंजूर मूल्यातून फक्त पूर्ण युनिट होतात, म्हणून पेमेंट पहिल्या आकड्यापेक्षा जास्त आहे, पण एका युनिटच्या किमतीपेक्षा कमी फरकाने.',
  unitsAre: 'युनिट म्हणजे प्रकल्पाच्या पूलचा एक भाग: शेअरचे सही केलेले वचन, शेअर नाहीत.',
  vesting: {
    contributor: {
      atOnce: 'टप्पा स्वीकारताच युनिट एकाच वेळी तुमची होतात (व्हेस्ट होतात), करारात म्हटल्याप्रमाणे.',
      monthly: 'युनिट दर महिन्याला तुमची होत जातात (व्हेस्ट होतात), करारात म्हटल्याप्रमाणे.',
    },
    project: {
      atOnce: 'टप्पा स्वीकारताच युनिट एकाच वेळी योगदानकर्त्याची होतात (व्हेस्ट होतात), करारात म्हटल्याप्रमाणे.',
      monthly: 'युनिट दर महिन्याला योगदानकर्त्याची होत जातात (व्हेस्ट होतात), करारात म्हटल्याप्रमाणे.',
    },
  },
  vested: (vested: number, of: number) => `${units(of)} पैकी ${number(vested)} व्हेस्ट झाली आहेत`,

  choose: 'मोबदला कसा घ्यायचा ते निवडा, आणि सुरू करा',
  chooseHow:
    'जे ठरले त्यातून फक्त तुम्हीच निवडता. सुरू केल्यावर निवड दोन्ही बाजूंसाठी कायम होते आणि तिची युनिट पूलमधून घेतली जातात. त्याआधी तुमच्यासाठी काहीही राखून ठेवले जात नाही.',
  noChoice: 'या टप्प्यात निवडण्यासारखे काही नाही.',
  choice: (pay: string, count: number) => (count === 0 ? pay : `${pay} आणि ${units(count)}`),
  inShares: (share: number) => (share === 0 ? 'सर्व पैशांत' : `${share}\u00a0% युनिटमध्ये`),
  ofPool: (percent: string) => `पूलचे ${percent}`,
  ofCompany: (percent: string) => `कंपनीचे ${percent}`,
  later: (percent: string) => `${percent}, नंतर नवीन शेअरधारकांकडे कंपनीचे 20\u00a0% आले तर`,
  lessThan: '0.0001 % पेक्षा कमी',
  soFar: (pay: string, count: number) => `तुम्ही आतापर्यंत निवडलेले सर्व धरून: ${pay} आणि ${units(count)}`,
  lost: (count: number) =>
    count === 0
      ? 'त्या दिवशी हा संपला, तर एकही युनिट गमावले जाणार नाही.'
      : count === 1
        ? 'त्या दिवशी हा संपला, तर 1 युनिट गमावले जाईल.'
        : `त्या दिवशी हा संपला, तर ${units(count)} गमावली जातील.`,
  missing: (count: number) => `यासाठी पूलमध्ये ${units(count)} कमी आहेत. ओनरना विचारा, किंवा कमी निवडा.`,
  start: 'हा टप्पा सुरू करा',
  busy: 'एक क्षण…',
  holders: 'पूलची युनिट कोणत्या टप्प्यांकडे आहेत',
  free: (count: number) =>
    count < 0
      ? `पूलमध्ये ${units(-count)} कमी आहेत: एका निर्णयाने मोकळ्या युनिटपेक्षा जास्त दिली. युनिट लागणारे काहीही सुरू होत नाही.`
      : count === 0
        ? 'पूलमधील एकही युनिट मोकळे नाही.'
        : `पूलची ${units(count)} मोकळी आहेत.`,
  holder: (person: string, milestone: number, count: number) =>
    `${person}, टप्पा ${milestone}: ${units(count)}`,

  handIn: 'सादर करा',
  handInAgain: 'पुन्हा सादर करा',
  handInHow: 'काय केले ते सांगा, आणि लिंक किंवा फाइल द्या. प्रकल्पाकडे ते तपासण्यासाठी 7 दिवस आहेत.',
  text: 'काय केले',
  links: 'लिंक',
  linksHint: `${workLimits.links} पर्यंत, एका ओळीत एक.`,
  files: 'फाइल',
  filesHint: `${workLimits.files} पर्यंत: PDF, Word किंवा चित्रे, प्रत्येकी 10 MB.`,
  filesAgain: 'कृपया फाइल पुन्हा निवडा.',
  worked: 'प्रत्यक्ष काम केलेले तास',
  workedHint: 'पूर्ण तास. त्यामुळे मूल्यात काहीही बदलत नाही.',
  notPassing: 'प्रकल्पाला काय दिले जात नाही',
  notPassingHint: 'यातील आधीचे काम, ओपन-सोर्स भाग आणि जनरेट केलेला मजकूर.',
  proposed: 'तुम्ही मागत असलेले मूल्य',
  proposedHint: (most: string) =>
    `करार वेळेआधी संपत आहे, म्हणून या भागाचे मूल्य किती ते तुम्ही सुचवता: 0 ते ${most}. तपासणी एकदाच होते; उत्तर न आल्यास ते स्वीकारले जाते.`,
  handedIn: (at: string) => `${moment(at)} रोजी सादर केले`,
  hoursWorked: (count: number) =>
    count === 0
      ? 'कामाचे तास: 0'
      : plural(count, { one: (shown) => `${shown} तास काम केले`, other: (shown) => `${shown} तास काम केले` }),
  proposedValue: (amount: string) => `सुचवलेले मूल्य: ${amount}`,
  report: 'हे काम रिपोर्ट करा',
  keeps: (text: string) => `प्रकल्पाला दिले जात नाही: ${text}`,
  erased: 'जे सांगितले आणि दिले ते आता ठेवलेले नाही. त्याचे हॅश लेजरमध्ये राहतात.',

  review: 'तपासा',
  accept: 'स्वीकारा',
  acceptHow: (pay: string, count: number) =>
    `टप्पा पूर्ण मानला जातो. ${count === 0 ? `${pay} देणे लागते` : `${pay} देणे लागते, आणि ${units(count)} व्हेस्ट होत जातील तशी त्यांची होतात`}. वाद वगळता, हे अंतिम आहे.`,
  reviewHow: '7 दिवसांत उत्तर आले नाही, तर हे स्वीकारलेले मानले जाते.',
  ask: 'बदल मागा',
  askHow: (left: number) =>
    left === 2
      ? 'एका निकषावर, जास्तीत जास्त दोनदा. त्यांच्याकडे 14 दिवस आहेत.'
      : 'एका निकषावर, शेवटच्या वेळी. त्यांच्याकडे 14 दिवस आहेत.',
  askedTwice: 'बदल दोनदा मागितले आहेत. हे स्वीकारा, किंवा वाद उघडा.',
  criterion: 'कोणता निकष पूर्ण झाला नाही',
  words: 'काय कमी आहे',
  asked: (criterion: string, at: string) => `${moment(at)} रोजी बदल मागितले: ${criterion}`,

  cancel: 'हा टप्पा रद्द करा',
  cancelHow: 'हा सुरू झालेला नाही. यासाठी काहीही देणे नाही, आणि तो परत आणता येत नाही.',
  drop: 'हा टप्पा सोडून द्या',
  dropHow: 'यासाठी काहीही देणे नाही, याची युनिट पूलमध्ये परत जातात, आणि काम योगदानकर्त्याचेच राहते.',
  dropLate: 'हा त्याच्या वेळेत सादर झाला नाही. तुम्ही थांबू शकता, किंवा तो सोडून देऊ शकता: मग काहीही देणे नसते.',

  entries: 'आतापर्यंत काय झाले',
  entryWords: {
    started: 'सुरू झाला',
    submitted: 'सादर झाला',
    changes_asked: 'बदल मागितले',
    accepted: 'स्वीकारला',
    milestone_cancelled: 'रद्द केला',
    milestone_dropped: 'सोडून दिला',
    payment_sent: 'पेमेंट नोंदवले',
    payment_confirmed: 'पेमेंट नक्की झाले',
    reversed: 'नोंद मागे घेतली',
    paid_back: 'परत केले',
    paid_back_confirmed: 'परत केल्याचे नक्की झाले',
    closed_open: 'बाकीसह बंद झाला',
    vested: 'युनिट व्हेस्ट झाली',
    units_returned: 'युनिट परत गेली',
    dispute_opened: 'वाद उघडला',
    evidence_given: 'पुरावा दिला',
    settlement_proposed: 'तडजोडीचा प्रस्ताव दिला',
    settlement_closed: 'तडजोडीचा प्रस्ताव बंद झाला',
    dispute_withdrawn: 'वाद मागे घेतला',
    ruled: 'निर्णय झाला',
    ruled_agreed: 'दोन्ही बाजूंनी मान्य केले',
    ruling_final_agreed: 'दोन्ही बाजूंनी जे मान्य केले ते अंतिम आहे',
    appealed: 'अपील केले',
    ruling_final: 'निर्णय अंतिम आहे',
    fallback_due: 'युनिटसाठी रोख बाकी',
  } as Record<string, string>,
  byClock: 'आपोआप, वेळेनुसार',
  done: {
    started: 'टप्पा सुरू झाला आहे. तुमची निवड कायम झाली आहे.',
    submitted: 'तुमचे काम सादर झाले आहे. प्रकल्पाकडे ते तपासण्यासाठी 7 दिवस आहेत.',
    asked: 'ते पुन्हा सादर करण्यासाठी त्यांच्याकडे 14 दिवस आहेत.',
    accepted: 'टप्पा स्वीकारला आहे.',
    cancelled: 'टप्पा रद्द झाला आहे.',
    dropped: 'टप्पा सोडून दिला आहे. त्यासाठी काहीही देणे नाही.',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
