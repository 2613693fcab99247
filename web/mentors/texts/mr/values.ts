import type { MentorKind } from '#contract/mentors/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import type {
  confirmsLabels as englishConfirms,
  whoMayAskLabels as englishWhoMayAsk,
  workLabels as englishWork,
} from '../en/values.ts';

export const mentorKindLabels: Record<MentorKind, string> = {
  session: 'सेशन',
  mentorship: 'मेंटरशिप',
  written_review: 'लेखी परीक्षण',
  office_hour: 'ऑफिस अवर',
};

export const workLabels = { document: 'डॉक्युमेंट', pitch: 'पिच' } satisfies Translated<typeof englishWork>;
export const whoMayAskLabels = {
  all: 'सर्व सदस्य',
  marked: 'खूण असलेले सदस्य',
} satisfies Translated<typeof englishWhoMayAsk>;
export const confirmsLabels = {
  nobody: 'कोणीही नाही: प्रत्येक विनंतीला माझे उत्तर',
  marked: 'खूण असलेले सदस्य',
  met: 'ज्या सदस्यांशी सेशनमध्ये माझी भेट झाली आहे',
} satisfies Translated<typeof englishConfirms>;
