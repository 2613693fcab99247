import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { SeatState } from '#rules/office-hours/states.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { officeHourTexts as english } from '../en/office-hours.ts';

const former = 'एक पूर्व सदस्य';
const seatsOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} जगह`, other: (shown) => `${shown} जगहों` });

export const officeHourTexts = {
  title: 'ऑफ़िस आवर',
  description: 'मेंटर के तौर पर आपके ऑफ़िस आवर, और वे, जिनमें आपकी जगह है।',
  one: 'ऑफ़िस आवर',
  up: 'मेंटरिंग',
  lists: { ahead: 'तय', past: 'बीते हुए' },
  none: {
    ahead: 'कोई ऑफ़िस आवर तय नहीं है।',
    past: 'अभी कोई ऑफ़िस आवर नहीं बीता है।',
  },
  noneHow: 'ऑफ़िस आवर में एक मेंटर एक विषय पर कई सदस्यों से बात करते हैं। मेंटर अपने पेज पर ऑफ़िस आवर की घोषणा करते हैं।',
  find: 'ऑफ़िस आवर वाले मेंटर खोजें',
  first: 'पहले पेज पर वापस',
  next: 'अगला पेज',
  with: (name) => `${name || former} के साथ`,
  yours: 'आप मेंटर हैं',
  minutes: (minutes) => `${number(minutes)} मिनट`,
  states: {
    ahead: 'अभी शुरू नहीं हुआ',
    running: 'अभी चल रहा है',
    over: 'बीत गया',
    cancelled: 'रद्द',
    released: 'नहीं होगा: मेंटर उपलब्ध नहीं हैं',
  },
  seatStates: {
    taken: 'आपके पास जगह है',
    waiting: 'आप वेटिंग लिस्ट में हैं',
    offered: 'आपको एक जगह दी जा रही है',
    left: 'आपने अपनी जगह छोड़ दी',
    lapsed: 'आपने प्रस्ताव का जवाब समय पर नहीं दिया',
    released: 'नहीं होगा: आप दोनों में से एक उपलब्ध नहीं',
  },
  left: ({ free, seats }) =>
    free > 0 ? `${seatsOf(seats)} में से ${number(free)} बाक़ी` : `सभी ${number(seats)} जगहें भर गई हैं`,
  seats: ({ coming, seats, free, waiting, state }) => {
    if (state !== 'ahead')
      return coming === 0
        ? 'कोई जगह नहीं ली गई।'
        : plural(coming, {
            one: (shown) => `${seatsOf(seats)} में से ${shown} ली गई।`,
            other: (shown) => `${seatsOf(seats)} में से ${shown} ली गईं।`,
          });
    const waits =
      waiting > 0
        ? ` ${plural(waiting, { one: (shown) => `${shown} इंतज़ार में`, other: (shown) => `${shown} इंतज़ार में` })}।`
        : '';
    const comes =
      coming === 0
        ? 'अभी किसी के पास जगह नहीं है।'
        : plural(coming, {
            one: (shown) => `${shown} सदस्य आ रहे हैं।`,
            other: (shown) => `${shown} सदस्य आ रहे हैं।`,
          });
    return `${comes} ${seatsOf(seats)} में से ${number(free)} बाक़ी।${waits}`;
  },
  otherClock: (at) => `मेंटर की घड़ी में: ${at}`,
  position: (position) => `वेटिंग लिस्ट में आपका नंबर ${number(position)} है।`,
  positionHow: `${limits.givenHours} घंटे पहले तक, ख़ाली हुई जगह तुरंत आपकी हो जाती है। उसके बाद हम आपको उसका प्रस्ताव देते हैं, और आप समय पर हाँ कहते हैं। अगर उस समय आपका कोई दूसरा सेशन है, या आगे की उतनी जगहें आपके पास हैं, जितनी हो सकती हैं, तो आपको जगह नहीं मिलती।`,
  offered: (dueAt) => `आपकी बारी: आपको एक जगह मिल रही है, ${moment(dueAt)} तक जवाब दें।`,
  reason: 'कारण',
  take: {
    heading: 'जगह लें',
    waitHeading: 'कोई जगह ख़ाली नहीं: वेटिंग लिस्ट में आएँ',
    offeredHeading: 'दी जा रही जगह लें',
    question: 'मेंटर से एक सवाल',
    questionHint: 'इसे सिर्फ़ मेंटर पढ़ते हैं। मेंटर आपकी प्रोफ़ाइल भी देखते हैं।',
    take: 'जगह लें',
    wait: 'वेटिंग लिस्ट में आएँ',
    takeHow: 'जगह तुरंत आपकी हो जाती है। ऑफ़िस आवर शुरू होने तक आप उसे लौटा सकते हैं।',
    waitHow: `${limits.givenHours} घंटे पहले तक, ख़ाली जगह तुरंत लिस्ट के पहले सदस्य को मिलती है। उसके बाद हम उन्हें जगह का प्रस्ताव देते हैं।`,
  },
  bars: {
    '': '',
    closed: 'ये मेंटर अभी नए सदस्य नहीं लेते।',
    mark: 'ये मेंटर सिर्फ़ निशान वाले सदस्यों को जवाब देते हैं। आपके पास अभी कोई निशान नहीं है।',
  },
  ownQuestion: 'आपका सवाल',
  noQuestion: 'आपने अभी कुछ नहीं पूछा है।',
  changeQuestion: 'अपना सवाल बदलें',
  saveQuestion: 'सवाल सहेजें',
  leave: {
    taken: 'जगह लौटाएँ',
    waiting: 'वेटिंग लिस्ट छोड़ें',
    offered: 'नहीं, जगह अगले को दें',
  } as Partial<Record<SeatState | '', string>>,
  leaveHow: 'यह वेटिंग लिस्ट के अगले सदस्य को मिलती है।',
  where: 'आप कैसे मिलते हैं',
  calendar: 'आपका कैलेंडर',
  linkFrom: (at) => `लिंक आपको यहाँ ${moment(at)} से दिखता है, शुरू होने से एक घंटे पहले।`,
  linkSeen: (at) => `जगह वाले सदस्य इसे ${moment(at)} से देखते हैं।`,
  opens: (host) => `इससे ${host} खुलता है। यह Saharambh का हिस्सा नहीं है।`,
  erased: `हम इसे ख़त्म होने के ${limits.erasedHours} घंटे बाद मिटा देते हैं।`,
  entry: 'अपने कैलेंडर में जोड़ें',
  entryOver: 'कैलेंडर से हटाएँ',
  attendees: {
    heading: 'कौन आ रहे हैं',
    headingOver: 'किनके पास जगह थी',
    none: 'अभी किसी ने जगह नहीं ली है।',
    former,
    offered: 'इन्हें एक जगह दी जा रही है',
    waiting: 'वेटिंग लिस्ट में',
    how: 'टिक करें कि कौन आए। इसे कोई और नहीं देखता: हर सदस्य को यह सिर्फ़ अपने डेटा में मिलता है।',
    came: (name) => `${name || former} आए`,
    save: 'कौन आए, यह सहेजें',
    ticked: 'आपने बता दिया है कि कौन आए।',
    report: 'इस सवाल की रिपोर्ट करें',
    warnings: {
      asks_for_money: 'लगता है कि सवाल में पैसे माँगे जा रहे हैं। यहाँ मेंटरिंग मुफ़्त है।',
      leads_away: 'लगता है कि सवाल किसी दूसरे मैसेंजर पर ले जाता है।',
    },
  },
  change: {
    heading: 'लिंक बदलें',
    link: 'लिंक',
    submit: 'लिंक बदलें',
  },
  cancel: {
    heading: 'ऑफ़िस आवर रद्द करें',
    submit: 'ऑफ़िस आवर रद्द करें',
    how: 'जगह वाले और वेटिंग लिस्ट के सभी सदस्य कारण पढ़ते हैं।',
  },
  linkHint: 'https:// से शुरू होता है। जगह वाले सदस्य इसे एक घंटे पहले से देखते हैं।',
  report: 'ऑफ़िस आवर की रिपोर्ट करें',
  reportHow: 'क्या पैसे माँगे गए, या कोई नियम तोड़ा गया? हमें बताएँ। हम नहीं बताते कि रिपोर्ट किसने की।',
  busy: 'एक पल…',
  done: {
    announced: 'आपके ऑफ़िस आवर की घोषणा हो गई।',
    taken: 'आपके पास जगह है।',
    waiting: 'आप वेटिंग लिस्ट में हैं।',
    left: 'अब आप इस ऑफ़िस आवर में नहीं हैं।',
    asked: 'आपका सवाल सहेजा गया।',
    cancelled: 'ऑफ़िस आवर रद्द हो गया।',
    linked: 'लिंक बदल गया।',
    ticked: 'सहेजा गया।',
  },
} satisfies Translated<typeof english>;
