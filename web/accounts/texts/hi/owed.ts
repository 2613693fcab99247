import type { Translated } from '#rules/text/translated.ts';
import type { owedTexts as english } from '../en/owed.ts';

export const owedTexts = {
  open: 'मेरा अकाउंट मिटाएँ',
  how: 'आपके जाने पर इन अनुबंधों में कोई ओनर नहीं बचेगा। आपका अकाउंट ख़त्म होने के बाद भी ये काम आपको पूरे करने हैं। आप पहले टीम के किसी सदस्य से प्रोजेक्ट का ओनर बनने को भी कह सकते हैं।',
  tick: 'मैंने पढ़ लिया है कि क्या बाक़ी रहता है।',
  act: 'आगे बढ़ें',
} satisfies Translated<typeof english>;
