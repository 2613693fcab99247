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
  written_review: 'लिखित समीक्षा',
  office_hour: 'ऑफ़िस आवर',
};

export const workLabels = { document: 'दस्तावेज़', pitch: 'पिच' } satisfies Translated<typeof englishWork>;
export const whoMayAskLabels = {
  all: 'सभी सदस्य',
  marked: 'निशान वाले सदस्य',
} satisfies Translated<typeof englishWhoMayAsk>;
export const confirmsLabels = {
  nobody: 'कोई नहीं: हर अनुरोध का जवाब मेरी ओर से',
  marked: 'निशान वाले सदस्य',
  met: 'वे सदस्य, जिनसे सेशन में मेरी मुलाक़ात हुई है',
} satisfies Translated<typeof englishConfirms>;
