import { trialTerms } from '#contract/agreements/trial-limits.ts';
import { projectLimits } from '#contract/projects/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { TrialDecision } from '#rules/trials/trial-states.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { trialTexts as english } from '../en/trial.ts';

const { days, moreDays, milestones } = trialTerms;
type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'दूसरे सदस्य';

export const trialTexts = {
  title: 'साथ शुरुआत',
  up: 'परिचय',
  description: 'दो सदस्यों के लिए आठ सवाल, और एक ट्रायल।',
  with: (person) => (person ? `${person.name} के साथ` : 'ये सदस्य अभी उपलब्ध नहीं हैं।'),
  busy: 'एक पल…',
  questions: {
    heading: 'आठ सवाल',
    how: (person) =>
      `आप दोनों अलग-अलग जवाब देते हैं। ${nameOf(person)} के जवाब आप तभी पढ़ते हैं जब दोनों अपने जवाब जमा कर दें, उससे पहले नहीं।`,
    open: 'आप दोनों ने जवाब जमा कर दिए हैं। अब आप दोनों एक-दूसरे के जवाब पढ़ सकते हैं।',
    kept: `जवाब बंद होने या आपके अलग होने के ${limits.setsKeptDays} दिन बाद मिटा दिए जाते हैं, और ज़्यादा से ज़्यादा ${limits.setsKeptMonths} महीने बाद।`,
    asked: {
      hours: { label: 'आप अभी हफ़्ते में कितने घंटे दे सकते हैं, और एक साल बाद कितने?' },
      months: { label: 'आप बिना पैसे के कितने महीने काम कर सकते हैं?' },
      savings: { label: 'क्या आप अपनी बचत जोखिम में डालेंगे?' },
      decides: { label: 'जब आप सहमत न हों, तो फ़ैसला कौन करेगा?' },
      equal: { label: 'आपको बराबर हिस्से चाहिए या नहीं, और क्यों?' },
      place: { label: 'आप कहाँ काम करना चाहते हैं?' },
      leaving: { label: 'अगर आप में से कोई छोड़ दे, तो क्या होगा?' },
      stopping: { label: 'आप किस वजह से रुक जाएँगे?' },
    },
    yesOrNo: { yes: 'हाँ', no: 'नहीं' },
    choose: 'एक चुनें',
    handIn: 'मेरे जवाब जमा करें',
    handInHow: 'जब तक दूसरे सदस्य भी जमा न करें, आप इन्हें वापस ले सकते हैं।',
    waits: (person) => `आपके जवाब जमा हो गए हैं। ${nameOf(person)} ने अभी जवाब नहीं दिए हैं।`,
    otherWaits: 'दूसरे सदस्य ने जवाब जमा कर दिए हैं। अपने जवाब जमा करते ही आप उनके जवाब पढ़ सकेंगे।',
    takeBack: 'मेरे जवाब वापस लें',
    close: 'सवाल बंद करें',
    closeHow: 'फिर आप दोनों में से कोई दूसरे के जवाब नहीं पढ़ेगा। आप इन्हें फिर से नहीं खोल सकते।',
    closed: (at) => `सवाल ${day(at)} से बंद हैं। आप दोनों में से कोई दूसरे के जवाब नहीं पढ़ता।`,
    own: 'आप',
    report: 'जवाब रिपोर्ट करें',
  },
  trial: {
    heading: 'ट्रायल',
    what: `आप ${days.min} से ${days.max} दिन साथ काम करते हैं, एक अनुबंध के तहत जिस पर आप दोनों हस्ताक्षर करते हैं। उसमें काम के लिए पैसे, शेयर का वादा, या दोनों मिलते हैं। मुफ़्त में काम नहीं हो सकता।`,
    signs: 'आप दोनों में से एक प्रोजेक्ट की ओर से हस्ताक्षर करते हैं। ट्रायल किसी को साझेदार, कर्मचारी या शेयरधारक नहीं बनाता।',
    states: {
      draft: 'शर्तें लिखी जा रही हैं।',
      proposed: 'अनुबंध का प्रस्ताव दिया गया है। आप दोनों के हस्ताक्षर के बाद यह शुरू होता है।',
      running: 'आप दोनों ने ट्रायल पर हस्ताक्षर किए हैं।',
      answering: 'आख़िरी दिन आ गया है। आप दोनों बताएँ कि आगे कैसे चलेगा।',
      extending: 'दो हफ़्ते और का प्रस्ताव है। अगर आप में से कोई उस पर हस्ताक्षर न करे, तो आप अलग होते हैं।',
      gone_on: 'आप दोनों साथ आगे चलते हैं।',
      parted: 'आप यहाँ अलग होते हैं। अनुबंध अपने नियमों से ख़त्म होता है।',
      over: 'अनुबंध पर हस्ताक्षर नहीं हुए।',
    },
    draftOf: (person) => `शर्तें ${nameOf(person)} लिख रहे हैं। प्रस्ताव आने पर आप उन्हें पढ़ेंगे।`,
    draftOfOther: `अगर ${limits.draftDays} दिन में प्रस्ताव नहीं आया, तो ड्राफ़्ट हटा दिया जाता है, और आप ख़ुद ट्रायल शुरू कर सकते हैं।`,
    draftHow: `अगर आप ${limits.draftDays} दिन में प्रस्ताव नहीं देते, तो ड्राफ़्ट हटा दिया जाता है।`,
    days: (first, last) => `${day(first)} से ${day(last)} तक।`,
    project: (name) => `प्रोजेक्ट: ${name}`,
    agreement: 'अनुबंध खोलें',
    draft: 'पूरा करके प्रस्ताव दें',
    amendment: 'पढ़ें और हस्ताक्षर करें',
    invites:
      'अगर आप दोनों साथ आगे चलते हैं, तो जिस सदस्य ने प्रोजेक्ट की ओर से हस्ताक्षर नहीं किए, उन्हें प्रोजेक्ट का ओनर बनने का न्योता मिलता है।',
    invitesNone: `यह प्रोजेक्ट अभी कोई और ओनर नहीं ले सकता: इसके ${projectLimits.owners} ओनर हैं, या यह आर्काइव में है। अगर आप दोनों साथ आगे चलते हैं, तो ओनर बनने का न्योता नहीं दिया जाता।`,
    invitedOther: (person) => `${nameOf(person)} को प्रोजेक्ट का ओनर बनने का न्योता दिया गया है।`,
    invitedYou: 'आपको प्रोजेक्ट का ओनर बनने का न्योता है। जवाब देने तक न्योता “आज” पर रहता है।',
    invitedNone: `प्रोजेक्ट का ओनर बनने का न्योता नहीं दिया गया: इसके ${projectLimits.owners} ओनर थे, या यह आर्काइव में था।`,
    begin: {
      heading: 'ट्रायल शुरू करें',
      how: 'आप प्रोजेक्ट की ओर से हस्ताक्षर करते हैं, और दूसरे सदस्य अनुबंध का काम करते हैं। प्रस्ताव देने से पहले आप सभी शर्तें बदल सकते हैं।',
      choose: 'एक चुनें',
      project: 'आपका प्रोजेक्ट',
      noProject: 'आप अभी किसी प्रोजेक्ट के ओनर नहीं हैं। पहले उसका एक ड्राफ़्ट शुरू करें: उसे सिर्फ़ उसकी टीम देखती है।',
      newProject: 'प्रोजेक्ट ड्राफ़्ट बनाएँ',
      firstDay: 'पहला दिन',
      days: 'कितने दिन',
      daysHint: `${days.min} से ${days.max}। आप एक बार ${moreDays} दिन और जोड़ सकते हैं।`,
      parts: 'कितने पड़ाव',
      partsHint: `1 से ${milestones}`,
      hours: 'हफ़्ते में घंटे',
      value: 'पूरे काम का मूल्य',
      valueHint: 'यह पूरा मूल्य शेयर का वादा बन सकता है, जिसे आप शर्तों में जोड़ते हैं।',
      currency: 'मुद्रा',
      submit: 'अनुबंध लिखें',
    },
    decide: {
      heading: 'आगे कैसे चलेगा?',
      how: 'आपका जवाब तब दिखता है जब दोनों जवाब आ जाएँ या समय ख़त्म हो जाए। जवाब न देने पर आप अलग होते हैं।',
      until: (at) => `${moment(at)} तक जवाब दें।`,
      submit: 'मेरा जवाब भेजें',
      own: (decision) => `आपका जवाब: ${decisions[decision]}`,
      other: (decision) => `उनका जवाब: ${decisions[decision]}`,
      label: 'आपका जवाब',
    },
  },
  done: {
    handedIn: 'आपके जवाब जमा हो गए हैं।',
    takenBack: 'आपके जवाब वापस लिए गए हैं। उन्हें बदलें, और फिर से जमा करें।',
    closed: 'सवाल बंद हैं।',
    begun: 'ड्राफ़्ट शुरू हो गया है।',
    decided: 'आपका जवाब रख लिया गया है।',
  } as Record<string, string>,
} satisfies Translated<typeof english>;

export const decisions: Record<TrialDecision, string> = {
  go_on: 'साथ आगे चलें',
  two_weeks: 'दो हफ़्ते और',
  part: 'यहीं अलग हों',
};
