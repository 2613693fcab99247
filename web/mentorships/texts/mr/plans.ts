import type { MentorshipDecline, MentorshipEnd } from '#contract/mentorships/limits.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { GoalMark, MentorshipState } from '#rules/mentorships/states.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';
import type { planTexts as english } from '../en/plans.ts';

type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'माजी सदस्य';
const weeksOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} आठवडा`, other: (shown) => `${shown} आठवडे` });
const inDays = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिवसात`, other: (shown) => `${shown} दिवसांत` });

export const mentorshipStateWords: Record<MentorshipState, string> = {
  proposed: 'सुचवलेली',
  running: 'सुरू आहे',
  paused: 'थांबवलेली',
  completed: 'पूर्ण झाली',
  ended: 'संपली',
  released: 'आता चालणार नाही: तुमच्यापैकी एक जण उपलब्ध नाही',
  declined: 'या वेळी नाही',
  withdrawn: 'मागे घेतली',
  lapsed: 'उत्तर आले नाही',
};

export const planDeclineWords: Record<MentorshipDecline, string> = {
  no_time: 'माझ्याकडे यासाठी वेळ नाही',
  other_goals: 'मला दुसरी ध्येये हवी आहेत',
  too_early: 'यासाठी अजून खूप लवकर आहे',
  other: 'दुसरे कारण',
};

export const endWords: Record<MentorshipEnd | 'quiet', string> = {
  reached: 'ध्येये साध्य झाली',
  no_time: 'माझ्याकडे यासाठी आता वेळ नाही',
  other_way: 'मला दुसऱ्या मार्गाने पुढे जायचे आहे',
  does_not_fit: 'हे आम्हा दोघांना जुळत नाही',
  other: 'दुसरे कारण',
  quiet: 'संवाद थांबला',
};

export const goalMarkWords: Record<GoalMark, string> = {
  on_track: 'नीट चालू आहे',
  slower: 'हळू आहे',
  stuck: 'अडकले आहे',
  done: 'झाले',
};

export const planTexts = {
  one: 'मेंटरशिप',
  description: 'ध्येये, सेशन आणि चेक-इन असलेली मेंटरशिप.',
  up: 'मेंटरिंग',
  tab: 'मेंटरशिप',
  with: (person) => `${nameOf(person)} यांच्यासोबत`,
  row: (side, person) =>
    side === 'mentor' ? `तुम्ही ${nameOf(person)} यांचे मेंटर आहात` : `${nameOf(person)} तुमचे मेंटर आहेत`,
  until: (endsAt) => `${day(endsAt)} पर्यंत`,
  answerBy: (dueAt) => `${moment(dueAt)} पर्यंत उत्तर द्या`,
  none: 'तुमची अजून एकही मेंटरशिप नाही.',
  noneHow:
    'मेंटरशिप म्हणजे काही आठवडे पुन्हा भेटण्याचा प्लॅन. ती एका झालेल्या सेशननंतर सुरू होते: ते सेशन “झालेली” मध्ये उघडा आणि तिथे प्लॅन सुचवा.',
  past: 'संपलेल्या मेंटरशिप',
  open: 'खुल्या मेंटरशिप',
  noneOver: 'तुमची एकही मेंटरशिप संपलेली नाही.',
  nextPage: 'पुढच्या 20',
  first: 'पहिल्या पानावर परत',
  busy: 'एक क्षण…',
  promise:
    'हा दोन सदस्यांमधला प्लॅन आहे. यात पैसे, शेअर किंवा काम यांचे कोणतेही वचन नाही. तुम्हा दोघांपैकी कोणीही तो कधीही संपवू शकता.',
  turn: {
    own: (dueAt) => `आता तुम्ही: प्लॅन वाचा, आणि ${moment(dueAt)} पर्यंत उत्तर द्या.`,
    other: (dueAt) => `प्लॅन पाठवला आहे. दुसरे सदस्य ${moment(dueAt)} पर्यंत उत्तर देतात.`,
    running: (endsAt) => `ती ${day(endsAt)} पर्यंत चालते.`,
    paused: (until) => `${day(until)} पर्यंत थांबवलेली. शेवटचा दिवस पुढे गेला आहे.`,
    ended: (at) => `${day(at)} रोजी संपली.`,
    completed: (at) => `${day(at)} रोजी पूर्ण झाली.`,
  },
  plan: {
    heading: 'प्लॅन',
    version: (version) => `आवृत्ती ${version}`,
    byYou: 'तुम्ही लिहिलेली',
    byOther: 'दुसऱ्या सदस्याने लिहिलेली',
    goals: 'ध्येये',
    done: (text) => `पूर्ण होते, जेव्हा: ${text}`,
    facts: {
      weeks: 'मेंटरशिपचा कालावधी',
      every: 'तुम्ही भेटता',
      minutes: 'प्रत्येक सेशन',
      where: 'तुम्ही कसे भेटता',
      answers: 'संदेशांना उत्तर',
    },
    writtenUnder18: 'लेखी, त्यातल्या सेशनच्या पानांवर',
    weeks: weeksOf,
    every: (weeks) => (weeks === 1 ? 'दर आठवड्याला' : `दर ${weeks} आठवड्यांनी`),
    minutes: (count) => `${count} मिनिटे`,
    answers: (count) => inDays(count),
    erased: 'हे शब्द आता ठेवलेले नाहीत.',
    earlier: (count) =>
      plural(count, {
        one: (shown) => `आधीची ${shown} आवृत्ती`,
        other: (shown) => `आधीच्या ${shown} आवृत्त्या`,
      }),
  },
  answer: {
    heading: 'तुमचे उत्तर',
    agree: 'हा प्लॅन मान्य करा',
    agreeHow: (weeks) => `ती लगेच सुरू होते आणि ${weeksOf(weeks)} चालते.`,
    change: 'दुसरा प्लॅन सुचवा',
    noChange:
      '18 वर्षांखालील सदस्याला दुसरा प्लॅन सुचवला जात नाही. नकार द्या आणि तुम्ही काय बदलाल ते शब्दांत सांगा: सदस्य पुन्हा सुचवतात, आणि ते आधी पालक वाचतात.',
    full: 'सर्व जागा भरल्या आहेत.',
    fullHow: {
      mentor: 'तुमची एखादी मेंटरशिप संपली, किंवा तुम्ही तुमच्या पानावर जास्त जागा ठेवल्या, की तुम्ही मान्य करू शकता.',
      mentee: 'मेंटरची दुसरी एखादी मेंटरशिप संपली, की तुम्ही मान्य करू शकता.',
    },
    toPage: 'तुमचे पान बदला',
    decline: 'नकार द्या',
    declineHeading: 'नकार द्या',
    declineHow: `मग कोणताही प्लॅन सुरू होत नाही. तुमच्यापैकी कोणीही ${limits.restDays.declined} दिवसांनंतर पुन्हा मेंटरशिप सुचवू शकते.`,
    withdraw: 'प्लॅन मागे घ्या',
    withdrawHow: `तो मागे घेतला, हे दुसरे सदस्य वाचतात. तुम्ही ${limits.restDays.withdrawn} दिवसांनंतर दुसरा सुचवू शकता.`,
  },
  sessions: {
    heading: 'सेशन',
    none: 'एकही सेशन बुक केलेले नाही.',
    book: 'सेशन बुक करा',
    left: (times) => `या वेळा मोकळ्या नव्हत्या, आणि बुक झाल्या नाहीत: ${times}.`,
    otherClock: (time) => `त्यांच्या घड्याळानुसार: ${time}`,
  },
  checkIn: {
    heading: 'चेक-इन',
    how: 'प्रत्येक ध्येय कसे चालले आहे? तुम्ही दोघे प्रत्येक ध्येयासाठी एक उत्तर निवडता, आणि त्याबद्दल एक ओळ लिहिता.',
    mark: (goal) => `कसे चालले आहे: ${goal}`,
    line: 'एक ओळ',
    submit: 'चेक-इन पाठवा',
    past: 'सर्व चेक-इन',
    number: (number, openedAt) => `चेक-इन ${number}, ${day(openedAt)}`,
    yours: 'तुम्ही',
    theirs: 'दुसरे सदस्य',
    states: {
      open: 'अजून लिहिलेले नाही',
      said: '',
      lapsed: 'वेळेत लिहिले नाही',
      released: 'गरज नाही',
    },
    everyHow: 'चेक-इन दोन सेशनच्या मध्ये येते आणि 5 दिवस खुले असते.',
  },
  goOn: {
    heading: 'पुढे सुरू ठेवायची?',
    how: (dueAt) => `सलग दोन चेक-इन चुकली. ${moment(dueAt)} पर्यंत तुम्हा दोघांचा होकार आला नाही, तर मेंटरशिप संपते.`,
    waits: 'ती पुढे सुरू राहावी, असे तुम्ही सांगितले आहे. दुसऱ्या सदस्याने अजून सांगितलेले नाही.',
    otherSaid: 'ती पुढे सुरू राहावी, असे दुसऱ्या सदस्याने सांगितले आहे.',
    submit: 'हो, पुढे सुरू ठेवा',
  },
  pause: {
    heading: 'मेंटरशिप थांबवा',
    weeks: 'किती काळ',
    weeksOf,
    submit: 'मेंटरशिप थांबवा',
    how: 'हे तुम्ही एका मेंटरशिपमध्ये एकदाच करू शकता. थांबवलेल्या काळात चेक-इन नसतात, आणि शेवटचा दिवस पुढे जातो. बुक केलेली सेशन राहतात.',
    resume: 'मेंटरशिप पुढे सुरू करा',
    resumeHow: 'ती जितका काळ थांबवली होती, तितका शेवटचा दिवस पुढे जातो.',
  },
  end: {
    heading: 'मेंटरशिप संपवा',
    submit: 'मेंटरशिप आता संपवा',
    how: 'ती तुम्हा दोघांसाठी लगेच संपते. बुक केलेली सेशन रद्द होतात, आणि त्यांपैकी एकही उशिरा रद्द केलेले धरले जात नाही.',
    reason: 'कारण',
    quiet: 'ती पुढे सुरू राहावी, असे एका बाजूने 7 दिवसांत सांगितले नाही.',
  },
  reached: {
    heading: 'काय साध्य झाले',
    text: 'तुम्ही काय साध्य केले',
    how: (until) => `दोघांचे मजकूर आले की, किंवा ${day(until)} नंतर, तुम्ही एकमेकांचा मजकूर वाचता.`,
    submit: 'तुमचा मजकूर पाठवा',
    change: 'तुमचा मजकूर बदला',
    yours: 'तुम्ही लिहिले',
    theirs: 'दुसऱ्या सदस्याने लिहिले',
    nothing: 'दुसऱ्या सदस्याने काहीही लिहिले नाही.',
    nothingYours: 'तुम्ही काहीही लिहिले नाही.',
  },
  openTalk: 'संभाषण उघडा',
  profile: (person) => `${nameOf(person)} यांचे प्रोफाइल`,
  report: 'दुसऱ्या सदस्याबद्दल रिपोर्ट करा',
  reportHow: 'पैसे मागितले का, किंवा एखादा नियम मोडला का? आम्हाला सांगा. रिपोर्ट कोणी केला, हे आम्ही सांगत नाही.',
  done: {
    proposed: 'तुमचा प्लॅन पाठवला आहे. उत्तर आले की आम्ही तुम्हाला कळवतो.',
    countered: 'तुमचा प्लॅन पाठवला आहे. उत्तर आले की आम्ही तुम्हाला कळवतो.',
    agreed: 'तुमची मेंटरशिप सुरू झाली आहे.',
    declined: 'तुम्ही नकार दिला आहे. दुसरे सदस्य तुमचे कारण वाचतात.',
    withdrawn: 'तुमचा प्लॅन मागे घेतला आहे.',
    paused: 'मेंटरशिप थांबवली आहे.',
    resumed: 'मेंटरशिप पुढे सुरू आहे.',
    ended: 'मेंटरशिप संपली आहे.',
    checkedIn: 'तुमचे चेक-इन पाठवले आहे.',
    wentOn: 'जतन झाले.',
    reached: 'तुमचा मजकूर जतन झाला.',
    booked: 'सेशन बुक आणि नक्की झाली आहेत.',
  },
} satisfies Translated<typeof english>;
