import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { SeatState } from '#rules/office-hours/states.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { officeHourTexts as english } from '../en/office-hours.ts';

const former = 'माजी सदस्य';
const seatsOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} जागेपैकी`, other: (shown) => `${shown} जागांपैकी` });

export const officeHourTexts = {
  title: 'ऑफिस अवर',
  description: 'मेंटर म्हणून तुमचे ऑफिस अवर, आणि ज्यांत तुमची जागा आहे ते.',
  one: 'ऑफिस अवर',
  up: 'मेंटरिंग',
  lists: { ahead: 'ठरलेले', past: 'झालेले' },
  none: { ahead: 'एकही ऑफिस अवर ठरलेला नाही.', past: 'अजून एकही ऑफिस अवर झालेला नाही.' },
  noneHow: 'ऑफिस अवरमध्ये एक मेंटर एका विषयावर अनेक सदस्यांशी बोलतात. मेंटर त्यांच्या पानांवर ऑफिस अवर जाहीर करतात.',
  find: 'ऑफिस अवर असलेले मेंटर शोधा',
  first: 'पहिल्या पानावर परत',
  next: 'पुढचे पान',
  with: (name) => `${name || former} यांच्यासोबत`,
  yours: 'तुम्ही मेंटर आहात',
  minutes: (minutes) => `${number(minutes)} मिनिटे`,
  states: {
    ahead: 'अजून सुरू झालेला नाही',
    running: 'आता सुरू आहे',
    over: 'झाला',
    cancelled: 'रद्द',
    released: 'होणार नाही: मेंटर उपलब्ध नाहीत',
  },
  seatStates: {
    taken: 'तुमची जागा आहे',
    waiting: 'तुम्ही वेटिंग लिस्टमध्ये आहात',
    offered: 'तुम्हाला एक जागा देऊ केली आहे',
    left: 'तुम्ही तुमची जागा सोडली',
    lapsed: 'तुम्ही प्रस्तावाला वेळेत उत्तर दिले नाही',
    released: 'होणार नाही: तुमच्यापैकी एक जण उपलब्ध नाही',
  },
  left: ({ free, seats }) =>
    free > 0 ? `${seatsOf(seats)} ${number(free)} शिल्लक` : `सर्व ${number(seats)} जागा भरल्या आहेत`,
  seats: ({ coming, seats, free, waiting, state }) => {
    if (state !== 'ahead')
      return coming === 0
        ? 'एकही जागा घेतली नव्हती.'
        : plural(coming, {
            one: (shown) => `${seatsOf(seats)} ${shown} घेतली होती.`,
            other: (shown) => `${seatsOf(seats)} ${shown} घेतल्या होत्या.`,
          });
    const waits =
      waiting > 0
        ? ` ${plural(waiting, { one: (shown) => `${shown} जण वाट पाहत आहेत`, other: (shown) => `${shown} जण वाट पाहत आहेत` })}.`
        : '';
    const comes = plural(coming, {
      one: (shown) => `${shown} सदस्य येत आहेत.`,
      other: (shown) => (coming === 0 ? 'अजून कोणाचीही जागा नाही.' : `${shown} सदस्य येत आहेत.`),
    });
    return `${comes} ${seatsOf(seats)} ${number(free)} शिल्लक.${waits}`;
  },
  otherClock: (at) => `मेंटरच्या घड्याळानुसार: ${at}`,
  position: (position) => `वेटिंग लिस्टमध्ये तुमचा नंबर ${number(position)} आहे.`,
  positionHow: `${limits.givenHours} तास आधीपर्यंत, मोकळी झालेली जागा लगेच तुमची होते. त्यानंतर आम्ही ती तुम्हाला देऊ करतो, आणि तुम्ही वेळेत हो म्हणता. त्या वेळी तुमचे दुसरे सेशन असेल, किंवा पुढच्या जितक्या जागा तुमच्याकडे असू शकतात तितक्या असतील, तर तुम्हाला जागा मिळत नाही.`,
  offered: (dueAt) => `आता तुम्ही: तुम्हाला ${moment(dueAt)} पर्यंत एक जागा देऊ केली आहे.`,
  reason: 'कारण',
  take: {
    heading: 'जागा घ्या',
    waitHeading: 'जागा मोकळी नाही: वेटिंग लिस्टमध्ये या',
    offeredHeading: 'देऊ केलेली जागा घ्या',
    question: 'मेंटरला एक प्रश्न',
    questionHint: 'तो फक्त मेंटर वाचतात. मेंटर तुमचे प्रोफाइलही पाहतात.',
    take: 'जागा घ्या',
    wait: 'वेटिंग लिस्टमध्ये या',
    takeHow: 'जागा लगेच तुमची होते. ऑफिस अवर सुरू होईपर्यंत तुम्ही ती परत देऊ शकता.',
    waitHow: `${limits.givenHours} तास आधीपर्यंत, मोकळी जागा लगेच लिस्टमधल्या पहिल्या सदस्याला मिळते. त्यानंतर आम्ही त्यांना जागा देऊ करतो.`,
  },
  bars: {
    '': '',
    closed: 'हे मेंटर सध्या नवीन सदस्य घेत नाहीत.',
    mark: 'हे मेंटर फक्त खूण असलेल्या सदस्यांना उत्तर देतात. तुमच्याकडे अजून खूण नाही.',
  },
  ownQuestion: 'तुमचा प्रश्न',
  noQuestion: 'तुम्ही अजून काहीही विचारलेले नाही.',
  changeQuestion: 'तुमचा प्रश्न बदला',
  saveQuestion: 'प्रश्न जतन करा',
  leave: {
    taken: 'जागा परत द्या',
    waiting: 'वेटिंग लिस्ट सोडा',
    offered: 'नाही, जागा पुढच्याला द्या',
  } as Partial<Record<SeatState | '', string>>,
  leaveHow: 'ती वेटिंग लिस्टमधल्या पुढच्या सदस्याला मिळते.',
  where: 'तुम्ही कसे भेटता',
  calendar: 'तुमचे कॅलेंडर',
  linkFrom: (at) => `लिंक तुम्हाला इथे ${moment(at)} पासून दिसते, सुरू होण्याच्या एक तास आधी.`,
  linkSeen: (at) => `जागा असलेल्या सदस्यांना ती ${moment(at)} पासून दिसते.`,
  opens: (host) => `यामुळे ${host} उघडते. ते Saharambh चा भाग नाही.`,
  erased: `संपल्यानंतर ${limits.erasedHours} तासांनी आम्ही ती हटवतो.`,
  entry: 'कॅलेंडरमध्ये जोडा',
  entryOver: 'कॅलेंडरमधून काढा',
  attendees: {
    heading: 'कोण येत आहे',
    headingOver: 'कोणाची जागा होती',
    none: 'अजून कोणीही जागा घेतलेली नाही.',
    former,
    offered: 'यांना एक जागा देऊ केली आहे',
    waiting: 'वेटिंग लिस्टमध्ये',
    how: 'कोण आले त्यावर टिक करा. इतर कोणालाही ते दिसत नाही: प्रत्येक सदस्याला ते फक्त स्वतःच्या डेटामध्ये सापडते.',
    came: (name) => `${name || former} आले`,
    save: 'कोण आले ते जतन करा',
    ticked: 'कोण आले ते तुम्ही सांगितले आहे.',
    report: 'हा प्रश्न रिपोर्ट करा',
    warnings: {
      asks_for_money: 'प्रश्नात पैसे मागितले जात आहेत असे दिसते. इथले मेंटरिंग मोफत आहे.',
      leads_away: 'प्रश्न दुसऱ्या मेसेंजरकडे नेत आहे असे दिसते.',
    },
  },
  change: {
    heading: 'लिंक बदला',
    link: 'लिंक',
    submit: 'लिंक बदला',
  },
  cancel: {
    heading: 'ऑफिस अवर रद्द करा',
    submit: 'हा ऑफिस अवर रद्द करा',
    how: 'जागा असलेले आणि वेटिंग लिस्टमधले सर्व सदस्य कारण वाचतात.',
  },
  linkHint: 'https:// ने सुरू होते. जागा असलेल्या सदस्यांना ती एक तास आधीपासून दिसते.',
  report: 'ऑफिस अवर रिपोर्ट करा',
  reportHow: 'पैसे मागितले का, किंवा एखादा नियम मोडला का? आम्हाला सांगा. रिपोर्ट कोणी केला, हे आम्ही सांगत नाही.',
  busy: 'एक क्षण…',
  done: {
    announced: 'तुमचा ऑफिस अवर जाहीर झाला आहे.',
    taken: 'तुमची जागा आहे.',
    waiting: 'तुम्ही वेटिंग लिस्टमध्ये आहात.',
    left: 'तुम्ही आता यात नाही.',
    asked: 'तुमचा प्रश्न जतन झाला.',
    cancelled: 'ऑफिस अवर रद्द झाला आहे.',
    linked: 'लिंक बदलली आहे.',
    ticked: 'जतन झाले.',
  },
} satisfies Translated<typeof english>;
