import type { Translated } from '#rules/text/translated.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { youngReviewTexts as english } from '../en/young.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'सदस्य';

export const youngReviewTexts = {
  named: (person) => `${nameOf(person)}, 18 वर्षांखालील`,
  with: (person) => `${nameOf(person)} यांच्यासोबत, 18 वर्षांखालील`,
  guardianReads: (person) => `${nameOf(person)} यांचे पालक हे वाचतात.`,
  filesEnd: `चित्रे पालकांनाही दिसतात. परीक्षण संपल्यानंतर ${limits.fileDays} दिवसांनी ती हटवली जातात.`,
  picture: 'एक चित्र',
  pictureHint: (extensions) =>
    `10 MB पर्यंत: ${extensions.join(', ')}. फाइलचे नाव आणि कॅमेऱ्याने त्यात लिहिलेला डेटा काढून टाकला जातो. डॉक्युमेंट पाठवता येत नाहीत.`,
} satisfies Translated<typeof english>;
