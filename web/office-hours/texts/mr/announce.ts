import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { announceTexts as english } from '../en/announce.ts';
import { officeHourTexts } from './office-hours.ts';

export const announceTexts = {
  heading: 'ऑफिस अवर जाहीर करा',
  bars: {
    '': '',
    page: 'ऑफिस अवर फक्त मेंटर जाहीर करतात. मेंटर म्हणून तुमचे पान खुले असायला हवे.',
    kind: 'मेंटर म्हणून तुमच्या पानावर ऑफिस अवर निवडलेला नाही.',
    many: `तुमचे ${limits.ahead} ऑफिस अवर पुढे ठरलेले आहेत. एक सुरू झाला किंवा रद्द झाला, की तुम्ही दुसरा जाहीर करू शकता.`,
  },
  toPage: 'मेंटर म्हणून तुमचे पान',
  toKinds: 'मदतीच्या पद्धती निवडा',
  topic: 'विषय',
  topicHint: 'अनेक सदस्य बोलू शकतील असा एक विषय.',
  day: 'दिवस',
  time: 'सुरू होण्याची वेळ',
  timeHint: (zone) => `तुमच्या घड्याळानुसार, ${zone}.`,
  minutes: 'कालावधी',
  seats: `जागा (${limits.seats.min} ते ${limits.seats.max})`,
  link: 'लिंक',
  linkHint: officeHourTexts.linkHint,
  submit: 'ऑफिस अवर जाहीर करा',
  how: 'सदस्यांना तो तुमच्या पानावर दिसतो आणि ते तुम्हाला न विचारता जागा घेतात. त्या वेळी सेशनसाठी तुमच्या वेळा नसतात.',
} satisfies Translated<typeof english>;
