import type { Translated } from '#rules/text/translated.ts';
import type { officeHoursFieldTexts as english } from '../en/office-hours.ts';

export const officeHoursFieldTexts = {
  label: 'ऑफिस अवर',
  hint: 'तुम्ही एका विषयावर अनेक सदस्यांशी बोलता. प्रत्येक ऑफिस अवर तुम्ही जाहीर करता, आणि सदस्य जागा घेतात.',
} satisfies Translated<typeof english>;
