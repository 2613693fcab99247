import type { Translated } from '#rules/text/translated.ts';
import type { officeHoursFieldTexts as english } from '../en/office-hours.ts';

export const officeHoursFieldTexts = {
  label: 'ऑफ़िस आवर',
  hint: 'आप एक विषय पर कई सदस्यों से बात करते हैं। हर ऑफ़िस आवर आप घोषित करते हैं, और सदस्य जगह लेते हैं।',
} satisfies Translated<typeof english>;
