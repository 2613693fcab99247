import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const deadlineHeld = {
  clocks: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'मुदती',
    holds: 'पुढचे पाऊल कोणी उचलायचे, त्याची वाट कोण पाहत आहे, कधीपासून आणि कधीपर्यंत, आणि मुदत कशी संपली.',
    why: 'प्रत्येक विनंतीत पुढचे पाऊल कोणी आणि कधीपर्यंत उचलायचे हे स्पष्ट राहावे म्हणून.',
    kept: 'मुदत संपल्यानंतर एक वर्ष. लागू करारातील मुदत: त्या करारात काही बाकी आहे तोपर्यंत.',
  },
} satisfies ModuleHeld;
