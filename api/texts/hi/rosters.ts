import { dateFormat } from '#rules/calendar/date-format.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { rosterFileTexts as english } from '../en/rosters.ts';

const day = (at: Date) => dateFormat('hi-IN-u-nu-latn', 'Asia/Kolkata', { dateStyle: 'long' }).format(at);

export const rosterFileTexts = {
  file: 'codes',
  name: 'नाम',
  number: 'नामांकन नंबर',
  code: 'कोड',
  address: 'इसे कहाँ लिखें',
  title: (organisation, cohort) => `${organisation}: ${cohort}`,
  how: (address, until) =>
    `हर कोड एक छात्र के लिए है। ${address} खोलें और ${day(until)} तक कोड लिखें। हर छात्र को सिर्फ़ उनका अपना कोड दें।`,
  slip: (name, number) => `${name}, ${number}`,
  unshown: 'यहाँ कुछ अक्षर ऐसी लिपियों के हैं जिनका फ़ॉन्ट इस PDF में नहीं है; हर ऐसे अक्षर की जगह बिंदुओं का एक घेरा है।',
} satisfies Translated<typeof english>;
