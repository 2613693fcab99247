import type { MentorshipDecline, MentorshipEnd } from '#contract/mentorships/limits.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { GoalMark, MentorshipState } from '#rules/mentorships/states.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';
import type { planTexts as english } from '../en/plans.ts';

type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'एक पूर्व सदस्य';
const weeksOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} हफ़्ता`, other: (shown) => `${shown} हफ़्ते` });
const inDays = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिन के अंदर`, other: (shown) => `${shown} दिन के अंदर` });

export const mentorshipStateWords: Record<MentorshipState, string> = {
  proposed: 'प्रस्ताव दिया गया',
  running: 'चल रही है',
  paused: 'रोकी हुई',
  completed: 'पूरी हुई',
  ended: 'ख़त्म',
  released: 'अब नहीं चलेगी: आप दोनों में से एक उपलब्ध नहीं',
  declined: 'इस बार नहीं',
  withdrawn: 'वापस ली गई',
  lapsed: 'जवाब नहीं आया',
};

export const planDeclineWords: Record<MentorshipDecline, string> = {
  no_time: 'मेरे पास इसके लिए समय नहीं है',
  other_goals: 'मेरी पसंद के लक्ष्य दूसरे हैं',
  too_early: 'इसके लिए अभी बहुत जल्दी है',
  other: 'कोई और कारण',
};

export const endWords: Record<MentorshipEnd | 'quiet', string> = {
  reached: 'लक्ष्य हासिल हो गए',
  no_time: 'मेरे पास इसके लिए अब समय नहीं है',
  other_way: 'मुझे दूसरे तरीक़े से आगे बढ़ना है',
  does_not_fit: 'यह हम दोनों के लिए ठीक नहीं बैठता',
  other: 'कोई और कारण',
  quiet: 'बात थम गई',
};

export const goalMarkWords: Record<GoalMark, string> = {
  on_track: 'ठीक चल रहा है',
  slower: 'धीमा है',
  stuck: 'अटका है',
  done: 'हो गया',
};

export const planTexts = {
  one: 'मेंटरशिप',
  description: 'लक्ष्यों, सेशन और चेक-इन के साथ एक मेंटरशिप।',
  up: 'मेंटरिंग',
  tab: 'मेंटरशिप',
  with: (person) => `${nameOf(person)} के साथ`,
  row: (side, person) => (side === 'mentor' ? `आप ${nameOf(person)} के मेंटर हैं` : `${nameOf(person)} आपके मेंटर हैं`),
  until: (endsAt) => `${day(endsAt)} तक`,
  answerBy: (dueAt) => `${moment(dueAt)} तक जवाब दें`,
  none: 'अभी आपकी कोई मेंटरशिप नहीं है।',
  noneHow:
    'मेंटरशिप कुछ हफ़्तों तक फिर मिलने का प्लान है। यह एक हो चुके सेशन के बाद शुरू होती है: वह सेशन “बीते हुए” में खोलें और वहाँ प्लान का प्रस्ताव दें।',
  past: 'ख़त्म हो चुकी मेंटरशिप',
  open: 'खुली मेंटरशिप',
  noneOver: 'आपकी कोई मेंटरशिप ख़त्म नहीं हुई है।',
  nextPage: 'अगले 20',
  first: 'पहले पेज पर वापस',
  busy: 'एक पल…',
  promise:
    'यह दो सदस्यों के बीच का प्लान है। इसमें भुगतान, शेयर या काम का कोई वादा नहीं है। आप दोनों में से हर एक इसे कभी भी ख़त्म कर सकते हैं।',
  turn: {
    own: (dueAt) => `आपकी बारी: प्लान पढ़ें, और ${moment(dueAt)} तक जवाब दें।`,
    other: (dueAt) => `प्लान भेज दिया गया है। दूसरे सदस्य ${moment(dueAt)} तक जवाब देते हैं।`,
    running: (endsAt) => `यह ${day(endsAt)} तक चलती है।`,
    paused: (until) => `${day(until)} तक रोकी हुई। आख़िरी दिन आगे बढ़ गया है।`,
    ended: (at) => `${day(at)} को ख़त्म हुई।`,
    completed: (at) => `${day(at)} को पूरी हुई।`,
  },
  plan: {
    heading: 'प्लान',
    version: (version) => `संस्करण ${version}`,
    byYou: 'आपका लिखा हुआ',
    byOther: 'दूसरे सदस्य का लिखा हुआ',
    goals: 'लक्ष्य',
    done: (text) => `तब पूरा, जब: ${text}`,
    facts: {
      weeks: 'मेंटरशिप की अवधि',
      every: 'आप मिलते हैं',
      minutes: 'हर सेशन',
      where: 'आप कैसे मिलते हैं',
      answers: 'संदेशों का जवाब',
    },
    writtenUnder18: 'लिखकर, इसके सेशन के पेजों पर',
    weeks: weeksOf,
    every: (weeks) => (weeks === 1 ? 'हर हफ़्ते' : `हर ${weeks} हफ़्ते में`),
    minutes: (count) => `${count} मिनट`,
    answers: (count) => inDays(count),
    erased: 'ये शब्द अब रखे नहीं जाते।',
    earlier: (count) =>
      plural(count, {
        one: (shown) => `पहले का ${shown} संस्करण`,
        other: (shown) => `पहले के ${shown} संस्करण`,
      }),
  },
  answer: {
    heading: 'आपका जवाब',
    agree: 'इस प्लान पर सहमति दें',
    agreeHow: (weeks) => `यह तुरंत शुरू होती है और ${weeksOf(weeks)} चलती है।`,
    change: 'दूसरे प्लान का प्रस्ताव दें',
    noChange:
      '18 साल से कम उम्र के सदस्य को दूसरे प्लान का प्रस्ताव नहीं दिया जाता। मना करें और शब्दों में बताएँ कि आप क्या बदलेंगे: सदस्य फिर से प्रस्ताव देते हैं, और उसे पहले अभिभावक पढ़ते हैं।',
    full: 'सारी जगहें भरी हुई हैं।',
    fullHow: {
      mentor: 'जब आपकी कोई मेंटरशिप ख़त्म हो, या आप अपने पेज पर ज़्यादा जगहें रखें, तब आप सहमति दे सकते हैं।',
      mentee: 'जब मेंटर की कोई दूसरी मेंटरशिप ख़त्म हो, तब आप सहमति दे सकते हैं।',
    },
    toPage: 'अपना पेज बदलें',
    decline: 'मना करें',
    declineHeading: 'मना करें',
    declineHow: `तब कोई प्लान शुरू नहीं होता। आप दोनों में से कोई भी ${limits.restDays.declined} दिन बाद फिर मेंटरशिप का प्रस्ताव दे सकते हैं।`,
    withdraw: 'प्लान वापस लें',
    withdrawHow: `दूसरे सदस्य पढ़ते हैं कि इसे वापस ले लिया गया। आप ${limits.restDays.withdrawn} दिन बाद दूसरा प्रस्ताव दे सकते हैं।`,
  },
  sessions: {
    heading: 'सेशन',
    none: 'कोई सेशन बुक नहीं है।',
    book: 'सेशन बुक करें',
    left: (times) => `ये समय ख़ाली नहीं थे, और बुक नहीं हुए: ${times}।`,
    otherClock: (time) => `उनकी घड़ी में: ${time}`,
  },
  checkIn: {
    heading: 'चेक-इन',
    how: 'हर लक्ष्य कैसा चल रहा है? आप दोनों हर लक्ष्य के लिए एक जवाब चुनते हैं, और उसके बारे में एक लाइन लिखते हैं।',
    mark: (goal) => `कैसा चल रहा है: ${goal}`,
    line: 'एक लाइन',
    submit: 'चेक-इन भेजें',
    past: 'सभी चेक-इन',
    number: (number, openedAt) => `चेक-इन ${number}, ${day(openedAt)}`,
    yours: 'आप',
    theirs: 'दूसरे सदस्य',
    states: {
      open: 'अभी नहीं लिखा गया',
      said: '',
      lapsed: 'समय पर नहीं लिखा गया',
      released: 'ज़रूरत नहीं',
    },
    everyHow: 'चेक-इन दो सेशन के बीच आता है और 5 दिन खुला रहता है।',
  },
  goOn: {
    heading: 'आगे जारी रखें?',
    how: (dueAt) =>
      `लगातार दो चेक-इन छूट गए। अगर ${moment(dueAt)} तक आप दोनों की हाँ न आए, तो मेंटरशिप ख़त्म हो जाती है।`,
    waits: 'आपने कहा है कि यह जारी रहे। दूसरे सदस्य ने अभी नहीं कहा है।',
    otherSaid: 'दूसरे सदस्य ने कहा है कि यह जारी रहे।',
    submit: 'हाँ, जारी रखें',
  },
  pause: {
    heading: 'मेंटरशिप रोकें',
    weeks: 'कितने समय के लिए',
    weeksOf,
    submit: 'मेंटरशिप रोकें',
    how: 'यह आप एक मेंटरशिप में एक बार कर सकते हैं। रोके रहने के दौरान चेक-इन नहीं होते, और आख़िरी दिन आगे बढ़ता है। बुक किए हुए सेशन रहते हैं।',
    resume: 'मेंटरशिप फिर शुरू करें',
    resumeHow: 'आख़िरी दिन उतना आगे बढ़ता है, जितने समय यह रुकी रही।',
  },
  end: {
    heading: 'मेंटरशिप ख़त्म करें',
    submit: 'मेंटरशिप अभी ख़त्म करें',
    how: 'यह आप दोनों के लिए तुरंत ख़त्म हो जाती है। बुक किए हुए सेशन रद्द हो जाते हैं, और उनमें से कोई देर से रद्द नहीं गिना जाता।',
    reason: 'कारण',
    quiet: 'एक पक्ष ने 7 दिन के अंदर नहीं कहा कि यह जारी रहे।',
  },
  reached: {
    heading: 'क्या हासिल हुआ',
    text: 'आपने क्या हासिल किया',
    how: (until) => `दोनों के लिख लेने पर, या ${day(until)} के बाद, आप एक-दूसरे का लिखा हुआ पढ़ते हैं।`,
    submit: 'अपना लिखा हुआ भेजें',
    change: 'अपना लिखा हुआ बदलें',
    yours: 'आपने लिखा',
    theirs: 'दूसरे सदस्य ने लिखा',
    nothing: 'दूसरे सदस्य ने कुछ नहीं लिखा।',
    nothingYours: 'आपने कुछ नहीं लिखा।',
  },
  openTalk: 'बातचीत खोलें',
  profile: (person) => `${nameOf(person)} की प्रोफ़ाइल`,
  report: 'दूसरे सदस्य की रिपोर्ट करें',
  reportHow: 'क्या पैसे माँगे गए, या कोई नियम तोड़ा गया? हमें बताएँ। हम नहीं बताते कि रिपोर्ट किसने की।',
  done: {
    proposed: 'आपका प्लान भेजा गया। जवाब आने पर हम आपको बताते हैं।',
    countered: 'आपका प्लान भेजा गया। जवाब आने पर हम आपको बताते हैं।',
    agreed: 'आपकी मेंटरशिप शुरू हो गई है।',
    declined: 'आपने मना किया। दूसरे सदस्य आपका कारण पढ़ते हैं।',
    withdrawn: 'आपका प्लान वापस लिया गया।',
    paused: 'मेंटरशिप रोकी गई।',
    resumed: 'मेंटरशिप जारी है।',
    ended: 'मेंटरशिप ख़त्म हो गई।',
    checkedIn: 'आपका चेक-इन भेजा गया।',
    wentOn: 'सहेजा गया।',
    reached: 'आपका लिखा हुआ सहेजा गया।',
    booked: 'सेशन बुक और पक्के हो गए।',
  },
} satisfies Translated<typeof english>;
