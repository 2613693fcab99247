import type { languageOfTextTexts as english } from '../en/language-of-text.ts';

/** Above a text of law: in which language it stands, and which counts. */
export const languageOfTextTexts: typeof english = {
  inEnglish: 'हा मजकूर इंग्रजीत आहे. त्याचे भाषांतर अजून मंजूर झालेले नाही, म्हणून इंग्रजी मजकूरच लागू आहे.',
  equal: (count) =>
    count === 2
      ? 'हे दोन्ही मजकूर समान मानले जातात. त्यांत फरक असेल तिथे तुमच्यासाठी जो अधिक चांगला आहे तो लागू होतो.'
      : count === 3
        ? 'हे तिन्ही मजकूर समान मानले जातात. त्यांत फरक असेल तिथे तुमच्यासाठी जो अधिक चांगला आहे तो लागू होतो.'
        : `हे ${count} मजकूर समान मानले जातात. त्यांत फरक असेल तिथे तुमच्यासाठी जो अधिक चांगला आहे तो लागू होतो.`,
  others: 'हाच मजकूर दुसऱ्या भाषेत',
};
