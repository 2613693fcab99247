import type { Translated } from '#rules/text/translated.ts';
import type { plainUploadTexts as english } from '../en/plain-uploads.ts';

export const plainUploadTexts = {
  photo: 'फोटो',
  photoHint: 'JPEG, PNG किंवा WebP. त्याचा मधला चौकोन ठेवला जातो; ठिकाण नाही, वेळ नाही, डिव्हाइस नाही.',
  upload: 'अपलोड करा',
  remove: (thing) => `काढा: ${thing}`,
  fileSaved: 'तुमची फाइल जतन केली आहे.',
  photoSaved: 'तुमचा फोटो जतन केला आहे.',
  elsewhere: {
    resumes: 'तुमचा रेझ्युमे “तुम्ही” या पानावर जोडला आणि काढून टाकला जातो',
    portfolios: 'तुमचा पोर्टफोलिओ “तुम्ही” या पानावर जोडला आणि काढून टाकला जातो',
  },
} satisfies Translated<typeof english>;
