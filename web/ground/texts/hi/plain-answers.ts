import type { Translated } from '#rules/text/translated.ts';
import type { plainAnswers as english } from '../en/plain-answers.ts';

export const plainAnswers = {
  noSuchPage: 'ऐसा कोई पेज नहीं है।',
  fromElsewhere: 'यह फ़ॉर्म किसी और साइट से भेजा गया।',
  fromNowhere: 'यह फ़ॉर्म नहीं बताता कि इसे कहाँ से भेजा गया।',
  tooLong: 'यह फ़ॉर्म बहुत लंबा है।',
  starting: 'शुरू हो रहा है। थोड़ी देर में फिर कोशिश करें।',
  stopping: 'बंद हो रहा है।',
  tooManyBodies: 'इस नेटवर्क से बहुत ज़्यादा अनुरोध अभी भेजे जा रहे हैं।',
  methodUnserved: 'यह तरीक़ा यहाँ नहीं चलता।',
  headersTooLong: 'इस अनुरोध के हेडर बहुत लंबे हैं।',
} satisfies Translated<typeof english>;
