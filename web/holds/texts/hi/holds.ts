import type { Translated } from '#rules/text/translated.ts';
import { day, plural } from '#web/ground/texts/amounts.ts';
import type { ownHoldTexts as english } from '../en/holds.ts';

export const ownHoldTexts = {
  title: 'डेटा जो हम किसी मामले या आदेश के लिए रखते हैं',
  intro: 'हम यह डेटा नीचे दिए दिन से पहले पूरी तरह नहीं मिटाते, चाहे आप अपना अकाउंट मिटा दें।',
  kinds: (count) =>
    plural(count, { one: (shown) => `${shown} प्रकार का डेटा`, other: (shown) => `${shown} प्रकार का डेटा` }),
  until: (at) => `${day(at)} तक`,
  ended: (at) => `${day(at)} को ख़त्म हुआ`,
  forOrder: 'किसी अदालत या अधिकारी के आदेश के लिए',
  forCase: 'किसी रिपोर्ट के मामले के लिए',
} satisfies Translated<typeof english>;
