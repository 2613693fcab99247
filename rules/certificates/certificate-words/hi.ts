import { formatDay } from '../../calendar/show.ts';
import { termOfName } from '../../credit/term.ts';
import type { CertificateKind } from '../limits.ts';
import { shownCertificateNumber } from '../number.ts';
import { certificateIssuer, type Lines, type SheetWords } from './en.ts';

const locale = 'hi-IN-u-nu-latn';

const titles: Record<CertificateKind, (organisation: string) => string> = {
  completed: (project) => (project ? `${project} के लिए काम पूरा हुआ` : 'काम पूरा हुआ'),
  mentored: () => 'मेंटरशिप पूरी हुई',
  credit: (institution) => (institution ? `${institution} से कॉलेज क्रेडिट` : 'कॉलेज क्रेडिट'),
};

// Digits and groups are the same in every language.
const number = (many: number) => many.toLocaleString('en-IN', { maximumFractionDigits: 2 });

const counted: Record<CertificateKind, (many: number) => string> = {
  completed: (many) => `स्वीकार किए गए काम: ${number(many)}`,
  mentored: (many) => `हुए सेशन: ${number(many)}`,
  credit: (many) => `काम: ${number(many)}`,
};

/** A certificate holds its term in English words, as it was signed. */
function termIn(signed: string): string {
  const term = termOfName(signed);
  if (!term) return signed;
  return term.half === 1 ? `जनवरी से जून ${term.year}` : `जुलाई से दिसंबर ${term.year}`;
}

export const certificateWords: SheetWords = {
  title: (kind: CertificateKind, organisation = '') => titles[kind](organisation),
  lines: ({ kind, role, from, to, count: many, minutes, credits, term, onEvidence, day }: Lines) => [
    ...(role ? [role] : []),
    ...(from && to ? [`${formatDay(from, locale)} से ${formatDay(to, locale)} तक`] : []),
    ...(many ? [counted[kind](many)] : []),
    ...(minutes ? [`घंटे: ${number(minutes / 60)}`] : []),
    ...(credits ? [`क्रेडिट: ${number(credits)}`] : []),
    ...(term ? [`सत्र: ${termIn(term)}`] : []),
    ...(onEvidence ? ['सबूत के आधार पर, काम देने वाले ने पक्का नहीं किया।'] : []),
    `दिन: ${formatDay(day, locale)}`,
  ],
  number: (number: string) => `नंबर: ${shownCertificateNumber(number)}`,
  issuedBy: `${certificateIssuer} ने जारी किया`,
  proves: 'यह साबित करता है कि इसे हमने जारी किया, यह नहीं कि इसे दिखाने वाला व्यक्ति वही है जिसका नाम लिखा है।',
};
