import type { TrialWords } from '#core/trials/draft-of-trial.ts';

export const trialWords: TrialWords = {
  role: 'ट्रायल पर सह-संस्थापक',
  work: 'दोनों इस अनुबंध के दिनों में प्रोजेक्ट पर काम करते हैं, और देखते हैं कि वे साथ आगे चलते हैं या नहीं।',
  part: ({ number }) => `ट्रायल का भाग ${number}`,
  criterion: 'इस भाग का काम दूसरे पक्ष को दिखाया गया है और उस पर बात हुई है।',
};
