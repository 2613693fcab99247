import type { Translated } from '#rules/text/translated.ts';
import type { plainUploadTexts as english } from '../en/plain-uploads.ts';

export const plainUploadTexts = {
  photo: 'फ़ोटो',
  photoHint: 'कोई JPEG, PNG या WebP। इसका बीच का चौकोर हिस्सा रखा जाता है; न जगह, न समय, न डिवाइस।',
  upload: 'अपलोड करें',
  remove: (thing) => `हटाएँ: ${thing}`,
  fileSaved: 'आपकी फ़ाइल सहेजी गई है।',
  photoSaved: 'आपकी फ़ोटो सहेजी गई है।',
  elsewhere: {
    resumes: 'आपका रेज़्यूमे “आप” पेज पर जोड़ा और हटाया जाता है',
    portfolios: 'आपका पोर्टफ़ोलियो “आप” पेज पर जोड़ा और हटाया जाता है',
  },
} satisfies Translated<typeof english>;
