import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { removalTexts as english } from '../en/removal.ts';

export const removalTexts = {
  title: 'स्टाफ़ से हटाया गया',
  description: 'अब आप एक संस्था की ओर से काम क्यों नहीं करते।',
  removed: (at) => `हमने ${day(at)} को आपको इसके स्टाफ़ से हटाया।`,
  roles: (roles) => `आपकी भूमिकाएँ ये थीं: ${roles}।`,
  lifted: (at) => `हमने ${day(at)} को आपकी भूमिकाएँ लौटा दीं।`,
  stands: (at) => `हमने ${day(at)} को इसे फिर से देखा। फ़ैसला वही रहता है।`,
} satisfies Translated<typeof english>;
