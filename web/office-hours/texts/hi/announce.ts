import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { announceTexts as english } from '../en/announce.ts';
import { officeHourTexts } from './office-hours.ts';

export const announceTexts = {
  heading: 'ऑफ़िस आवर घोषित करें',
  bars: {
    '': '',
    page: 'ऑफ़िस आवर की घोषणा सिर्फ़ मेंटर करते हैं। मेंटर के तौर पर आपका पेज खुला होना चाहिए।',
    kind: 'मेंटर के तौर पर आपके पेज पर ऑफ़िस आवर नहीं चुना गया है।',
    many: `आपके ${limits.ahead} ऑफ़िस आवर आगे तय हैं। जब एक शुरू हो जाए या रद्द हो, तब आप दूसरे की घोषणा कर सकते हैं।`,
  },
  toPage: 'मेंटर के तौर पर आपका पेज',
  toKinds: 'मदद के तरीक़े चुनें',
  topic: 'विषय',
  topicHint: 'एक विषय, जिस पर कई सदस्य बात कर सकें।',
  day: 'दिन',
  time: 'शुरू होने का समय',
  timeHint: (zone) => `आपकी घड़ी में, ${zone}।`,
  minutes: 'अवधि',
  seats: `जगहें (${limits.seats.min} से ${limits.seats.max})`,
  link: 'लिंक',
  linkHint: officeHourTexts.linkHint,
  submit: 'ऑफ़िस आवर घोषित करें',
  how: 'सदस्य इसे आपके पेज पर देखते हैं और बिना आपसे पूछे जगह लेते हैं। उस समय सेशन के लिए आपका समय नहीं दिखता।',
} satisfies Translated<typeof english>;
