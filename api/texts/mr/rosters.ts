import { dateFormat } from '#rules/calendar/date-format.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { rosterFileTexts as english } from '../en/rosters.ts';

const day = (at: Date) => dateFormat('mr-IN-u-nu-latn', 'Asia/Kolkata', { dateStyle: 'long' }).format(at);

export const rosterFileTexts = {
  file: 'codes',
  name: 'नाव',
  number: 'नोंदणी क्रमांक',
  code: 'कोड',
  address: 'तो कुठे लिहायचा',
  title: (organisation, cohort) => `${organisation}: ${cohort}`,
  how: (address, until) =>
    `प्रत्येक कोड एका विद्यार्थ्यासाठी आहे. ${address} उघडा आणि ${day(until)} पर्यंत कोड लिहा. प्रत्येक विद्यार्थ्याला फक्त त्यांचा स्वतःचा कोड द्या.`,
  slip: (name, number) => `${name}, ${number}`,
  unshown:
    'इथे काही अक्षरे अशा लिप्यांची आहेत ज्यांचा फॉन्ट या PDF मध्ये नाही; अशा प्रत्येक अक्षराच्या जागी ठिपक्यांचे वर्तुळ आहे.',
} satisfies Translated<typeof english>;
