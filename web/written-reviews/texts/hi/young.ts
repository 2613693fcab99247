import type { Translated } from '#rules/text/translated.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { youngReviewTexts as english } from '../en/young.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'सदस्य';

export const youngReviewTexts = {
  named: (person) => `${nameOf(person)}, 18 साल से कम उम्र`,
  with: (person) => `${nameOf(person)} के साथ, 18 साल से कम उम्र`,
  guardianReads: (person) => `${nameOf(person)} के अभिभावक इसे पढ़ते हैं।`,
  filesEnd: `तस्वीरें अभिभावक भी देखते हैं। वे समीक्षा ख़त्म होने के ${limits.fileDays} दिन बाद मिटा दी जाती हैं।`,
  picture: 'एक तस्वीर',
  pictureHint: (extensions) =>
    `10 MB तक: ${extensions.join(', ')}। फ़ाइल का नाम और कैमरे का उसमें लिखा डेटा हटा दिया जाता है। दस्तावेज़ नहीं भेजे जा सकते।`,
} satisfies Translated<typeof english>;
