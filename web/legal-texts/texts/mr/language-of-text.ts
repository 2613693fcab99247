import type { languageOfTextTexts as english } from '../en/language-of-text.ts';

/** Above a text of law on a page of another language. */
export const languageOfTextTexts: typeof english = {
  inEnglish: 'हा मजकूर इंग्रजीत आहे. त्याचे भाषांतर अजून मंजूर झालेले नाही, म्हणून इंग्रजी मजकूरच लागू आहे.',
};
