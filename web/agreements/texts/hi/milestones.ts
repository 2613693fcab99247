import { workLimits } from '#contract/agreements/work-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { milestoneTexts as english } from '../en/milestones.ts';
import { units } from './milestone-words.ts';

export const milestoneTexts = {
  title: 'पड़ाव',
  up: 'अनुबंध',
  description: 'आपके अनुबंध का एक पड़ाव किस हाल में है।',
  with: (project: string, person: string) => `${project} · ${person}`,
  wayBack: 'जहाँ से आए वहाँ वापस जाएँ',
  overdue: 'समय बीत चुका',
  money: {
    none: '',
    due: 'भुगतान बक़ाया',
    paid: 'भुगतान हुआ, पक्का होना बाक़ी',
    to_pay_back: 'लौटाना है',
    settled: 'हिसाब पूरा',
    closed: 'बक़ाया के साथ बंद',
  },
  agreed: 'क्या तय हुआ',
  criteria: 'यह तब पूरा माना जाएगा जब',
  hours: (count: number) => `लगभग ${number(count)} घंटे`,
  value: 'मूल्य',
  anHour: (amount: string) =>
    `${amount} प्रति घंटा। क़ानून के हिसाब से जो मज़दूरी बनती है, यहाँ का अनुबंध उसकी जगह नहीं लेता।`,
  due: 'तय तारीख',
  underText: (version: number) => `यह पड़ाव टेक्स्ट ${version} पर शुरू हुआ और उसी पर चलता है।`,
  chosen: 'क्या चुना गया',
  share: (share: number) => `${share}\u00a0% यूनिट में, ${100 - share}\u00a0% पैसे में`,
  pay: 'भुगतान',
  units: 'यूनिट',
  awarded: 'दिया गया मूल्य',
  payGrew:
    'दिए गए मूल्य से सिर्फ़ पूरी यूनिट बनती हैं, इसलिए भुगतान पहले बताई रक़म से ज़्यादा है, पर यह फ़र्क़ एक यूनिट की क़ीमत से कम है।',
  unitsAre: 'यूनिट प्रोजेक्ट के पूल का एक भाग है: शेयर का हस्ताक्षर किया हुआ वादा, शेयर नहीं।',
  vesting: {
    contributor: {
      atOnce: 'पड़ाव स्वीकार होते ही यूनिट एक साथ आपकी हो जाती हैं (वेस्ट होती हैं), जैसा अनुबंध कहता है।',
      monthly: 'यूनिट हर महीने आपकी होती जाती हैं (वेस्ट होती हैं), जैसा अनुबंध कहता है।',
    },
    project: {
      atOnce: 'पड़ाव स्वीकार होते ही यूनिट एक साथ योगदानकर्ता की हो जाती हैं (वेस्ट होती हैं), जैसा अनुबंध कहता है।',
      monthly: 'यूनिट हर महीने योगदानकर्ता की होती जाती हैं (वेस्ट होती हैं), जैसा अनुबंध कहता है।',
    },
  },
  vested: (vested: number, of: number) => `${units(of)} में से ${number(vested)} वेस्ट हो चुकी हैं`,

  choose: 'चुनें कि भुगतान कैसे मिले, और शुरू करें',
  chooseHow:
    'सिर्फ़ आप चुनते हैं, उसी में से जो तय हुआ। शुरू करने पर चुनाव दोनों पक्षों के लिए पक्का हो जाता है और उसकी यूनिट पूल से ले ली जाती हैं। उससे पहले आपके लिए कुछ रोका नहीं जाता।',
  noChoice: 'इस पड़ाव में चुनने को कुछ नहीं है।',
  choice: (pay: string, count: number) => (count === 0 ? pay : `${pay} और ${units(count)}`),
  inShares: (share: number) => (share === 0 ? 'सब पैसे में' : `${share}\u00a0% यूनिट में`),
  ofPool: (percent: string) => `पूल का ${percent}`,
  ofCompany: (percent: string) => `कंपनी का ${percent}`,
  later: (percent: string) => `${percent}, अगर बाद में नए शेयरधारकों के पास कंपनी का 20\u00a0% हो`,
  lessThan: '0.0001 % से कम',
  soFar: (pay: string, count: number) => `आपने अब तक जो चुना उस सब के साथ: ${pay} और ${units(count)}`,
  lost: (count: number) =>
    count === 0
      ? 'उस दिन यह ख़त्म हो जाए तो कोई यूनिट नहीं जाएगी।'
      : count === 1
        ? 'उस दिन यह ख़त्म हो जाए तो 1 यूनिट चली जाएगी।'
        : `उस दिन यह ख़त्म हो जाए तो ${units(count)} चली जाएँगी।`,
  missing: (count: number) => `इसके लिए पूल में ${units(count)} कम हैं। ओनर से कहें, या कम चुनें।`,
  start: 'यह पड़ाव शुरू करें',
  busy: 'एक पल…',
  holders: 'पूल की यूनिट किन पड़ावों के पास हैं',
  free: (count: number) =>
    count < 0
      ? `पूल में ${units(-count)} कम हैं: एक फ़ैसले में बची हुई यूनिट से ज़्यादा दी गईं। ऐसा कुछ शुरू नहीं होता जिसे यूनिट चाहिए।`
      : count === 0
        ? 'पूल में कोई यूनिट बची नहीं है।'
        : `पूल में ${units(count)} बची हैं।`,
  holder: (person: string, milestone: number, count: number) =>
    `${person}, पड़ाव ${milestone}: ${units(count)}`,

  handIn: 'जमा करें',
  handInAgain: 'फिर से जमा करें',
  handInHow: 'बताएँ कि क्या किया गया, और लिंक या फ़ाइलें दें। प्रोजेक्ट के पास इसकी समीक्षा के लिए 7 दिन हैं।',
  text: 'क्या किया गया',
  links: 'लिंक',
  linksHint: `${workLimits.links} तक, हर लाइन में एक।`,
  files: 'फ़ाइलें',
  filesHint: `${workLimits.files} तक: PDF, Word या तस्वीरें, हर एक 10 MB तक की।`,
  filesAgain: 'कृपया फ़ाइलें फिर से चुनें।',
  worked: 'असल में कितने घंटे काम किया',
  workedHint: 'पूरे घंटे। इनसे मूल्य में कुछ नहीं बदलता।',
  notPassing: 'प्रोजेक्ट को क्या नहीं दिया जाता',
  notPassingHint: 'इसमें पहले का काम, ओपन-सोर्स भाग और जनरेट की गई सामग्री।',
  proposed: 'मूल्य जो आप माँगते हैं',
  proposedHint: (most: string) =>
    `अनुबंध समय से पहले ख़त्म हो रहा है, इसलिए आप बताते हैं कि इस भाग का मूल्य कितना है: 0 से ${most} तक। समीक्षा एक बार होती है; जवाब न आने पर यह स्वीकार माना जाता है।`,
  handedIn: (at: string) => `${moment(at)} को जमा किया गया`,
  hoursWorked: (count: number) =>
    count === 0
      ? 'काम के घंटे नहीं लिखे'
      : plural(count, { one: (shown) => `${shown} घंटा काम किया`, other: (shown) => `${shown} घंटे काम किया` }),
  proposedValue: (amount: string) => `माँगा गया मूल्य: ${amount}`,
  report: 'इस काम की रिपोर्ट करें',
  keeps: (text: string) => `प्रोजेक्ट को नहीं दिया जाता: ${text}`,
  erased: 'जो कहा और दिया गया वह अब नहीं रखा जाता। उसके हैश लेजर में रहते हैं।',

  review: 'समीक्षा करें',
  accept: 'स्वीकार करें',
  acceptHow: (pay: string, count: number) =>
    `पड़ाव पूरा माना जाता है। ${count === 0 ? `${pay} देने होंगे` : `${pay} देने होंगे, और ${units(count)} वेस्ट होने के साथ उनकी होती जाती हैं`}। विवाद को छोड़कर, यह अंतिम है।`,
  reviewHow: '7 दिन में जवाब न आने पर यह स्वीकार माना जाता है।',
  ask: 'बदलाव माँगें',
  askHow: (left: number) =>
    left === 2
      ? 'एक कसौटी पर, ज़्यादा से ज़्यादा दो बार। उनके पास 14 दिन हैं।'
      : 'एक कसौटी पर, आख़िरी बार। उनके पास 14 दिन हैं।',
  askedTwice: 'बदलाव दो बार माँगे जा चुके हैं। इसे स्वीकार करें, या विवाद खोलें।',
  criterion: 'कौन-सी कसौटी पूरी नहीं हुई',
  words: 'क्या कमी है',
  asked: (criterion: string, at: string) => `${moment(at)} को बदलाव माँगे गए: ${criterion}`,

  cancel: 'यह पड़ाव रद्द करें',
  cancelHow: 'यह शुरू नहीं हुआ है। इसके लिए कुछ देना नहीं है, और इसे वापस नहीं लाया जा सकता।',
  drop: 'यह पड़ाव छोड़ें',
  dropHow: 'इसके लिए कुछ देना नहीं है, इसकी यूनिट पूल में लौट जाती हैं, और काम योगदानकर्ता का रहता है।',
  dropLate: 'यह अपने समय पर जमा नहीं हुआ। आप इंतज़ार कर सकते हैं, या इसे छोड़ सकते हैं: तब कुछ देना नहीं होता।',

  entries: 'अब तक क्या हुआ',
  entryWords: {
    started: 'शुरू हुआ',
    submitted: 'जमा किया गया',
    changes_asked: 'बदलाव माँगे गए',
    accepted: 'स्वीकार किया गया',
    milestone_cancelled: 'रद्द किया गया',
    milestone_dropped: 'छोड़ा गया',
    payment_sent: 'भुगतान दर्ज हुआ',
    payment_confirmed: 'भुगतान पक्का हुआ',
    reversed: 'एंट्री वापस ली गई',
    paid_back: 'लौटाया गया',
    paid_back_confirmed: 'लौटाना पक्का हुआ',
    closed_open: 'बक़ाया के साथ बंद हुआ',
    vested: 'यूनिट वेस्ट हुईं',
    units_returned: 'यूनिट लौटीं',
    dispute_opened: 'विवाद खुला',
    evidence_given: 'सबूत दिया गया',
    settlement_proposed: 'सुलह का प्रस्ताव दिया गया',
    settlement_closed: 'सुलह का प्रस्ताव बंद हुआ',
    dispute_withdrawn: 'विवाद वापस लिया गया',
    ruled: 'फ़ैसला हुआ',
    ruled_agreed: 'दोनों पक्षों ने तय किया',
    ruling_final_agreed: 'दोनों पक्षों ने जो तय किया वह अंतिम है',
    appealed: 'अपील की गई',
    ruling_final: 'फ़ैसला अंतिम है',
    fallback_due: 'यूनिट के लिए नक़द बक़ाया',
  } as Record<string, string>,
  byClock: 'समय बीतने से',
  done: {
    started: 'पड़ाव शुरू हो गया है। आपका चुनाव पक्का हो गया है।',
    submitted: 'आपका काम जमा हो गया है। प्रोजेक्ट के पास इसकी समीक्षा के लिए 7 दिन हैं।',
    asked: 'इसे फिर से जमा करने के लिए उनके पास 14 दिन हैं।',
    accepted: 'पड़ाव स्वीकार हो गया है।',
    cancelled: 'पड़ाव रद्द हो गया है।',
    dropped: 'पड़ाव छोड़ दिया गया है। इसके लिए कुछ देना नहीं है।',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
