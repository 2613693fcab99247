import type { Translated } from '#rules/text/translated.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { blockTexts as english } from '../en/blocks.ts';

export const blockTexts = {
  listTitle: 'ब्लॉक किए हुए लोग',
  listDescription: 'आपने किसे ब्लॉक किया है, और हर एक को अनब्लॉक कैसे करें।',
  listHint: 'हम उन्हें नहीं बताते। आप उन्हें कभी भी अनब्लॉक कर सकते हैं।',
  none: 'आपने किसी को ब्लॉक नहीं किया है।',
  hidden: 'एक पूर्व सदस्य',
  since: (day) => `${shortDay(day)} को ब्लॉक किया गया`,
  unblock: 'अनब्लॉक करें',
  unblockNamed: (name) => `${name} को अनब्लॉक करें`,
  unblocked: 'अनब्लॉक किया गया। आप दोनों के बीच पहला संदेश फिर से एक अनुरोध होता है।',
  next: 'अगले 50',
  title: (name) => (name ? `${name} को ब्लॉक करें?` : 'इस व्यक्ति को ब्लॉक करें?'),
  description: 'आप दोनों के बीच तुरंत क्या बदलता है। हम उन्हें नहीं बताते।',
  about: [
    'अब आप एक-दूसरे को नहीं देखते: न प्रोफ़ाइल, न खोज में कुछ, न न्योते, न एक-दूसरे को संदेश।',
    'जिस टीम में आप दोनों हैं, उसमें दोनों रहते हैं। वहाँ आप एक-दूसरे के संदेश नहीं पढ़ते।',
    'हम उन्हें नहीं बताते।',
  ],
  publicTitle: 'ब्लॉक करने से क्या नहीं होता',
  publicText:
    'लॉग आउट होने पर सार्वजनिक पेज कोई भी पढ़ सकता है। अगर आपकी प्रोफ़ाइल सार्वजनिक है, तो वे उसे इस तरह अब भी पढ़ सकते हैं।',
  visibility: 'आपकी प्रोफ़ाइल कौन देखता है',
  submit: 'ब्लॉक करें',
  blocked: (name) => (name ? `${name} को ब्लॉक किया गया है।` : 'ब्लॉक किया गया।'),
  isBlocked: (name) => (name ? `${name} को ब्लॉक किया गया है` : 'इस व्यक्ति को ब्लॉक किया गया है'),
  block: 'ब्लॉक करें',
  blockNamed: (name) => `${name} को ब्लॉक करें`,
} satisfies Translated<typeof english>;
