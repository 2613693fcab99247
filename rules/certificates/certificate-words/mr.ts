import { formatDay } from '../../calendar/show.ts';
import { termOfName } from '../../credit/term.ts';
import type { CertificateKind } from '../limits.ts';
import { shownCertificateNumber } from '../number.ts';
import { certificateIssuer, type Lines, type SheetWords } from './en.ts';

const locale = 'mr-IN-u-nu-latn';

const titles: Record<CertificateKind, (organisation: string) => string> = {
  completed: (project) => (project ? `${project} या प्रकल्पासाठी काम पूर्ण झाले` : 'काम पूर्ण झाले'),
  mentored: () => 'मेंटरशिप पूर्ण झाली',
  credit: (institution) => (institution ? `${institution} या संस्थेकडून कॉलेज क्रेडिट` : 'कॉलेज क्रेडिट'),
};

// Digits and groups are the same in every language.
const number = (many: number) => many.toLocaleString('en-IN', { maximumFractionDigits: 2 });

const counted: Record<CertificateKind, (many: number) => string> = {
  completed: (many) => `स्वीकारलेली कामे: ${number(many)}`,
  mentored: (many) => `झालेली सेशन: ${number(many)}`,
  credit: (many) => `कामे: ${number(many)}`,
};

/** A certificate holds its term in English words, as it was signed. */
function termIn(signed: string): string {
  const term = termOfName(signed);
  if (!term) return signed;
  return term.half === 1 ? `जानेवारी ते जून ${term.year}` : `जुलै ते डिसेंबर ${term.year}`;
}

export const certificateWords: SheetWords = {
  title: (kind: CertificateKind, organisation = '') => titles[kind](organisation),
  lines: ({ kind, role, from, to, count: many, minutes, credits, term, onEvidence, day }: Lines) => [
    ...(role ? [role] : []),
    ...(from && to ? [`${formatDay(from, locale)} ते ${formatDay(to, locale)}`] : []),
    ...(many ? [counted[kind](many)] : []),
    ...(minutes ? [`तास: ${number(minutes / 60)}`] : []),
    ...(credits ? [`क्रेडिट: ${number(credits)}`] : []),
    ...(term ? [`सत्र: ${termIn(term)}`] : []),
    ...(onEvidence ? ['पुराव्यावर आधारित, काम देणाऱ्यांनी नक्की केलेले नाही.'] : []),
    `दिवस: ${formatDay(day, locale)}`,
  ],
  number: (number: string) => `क्रमांक: ${shownCertificateNumber(number)}`,
  issuedBy: `जारी करणारे: ${certificateIssuer}`,
  proves:
    'हे आम्ही जारी केले आहे एवढे यातून सिद्ध होते; ते दाखवणारी व्यक्ती म्हणजे त्यावर नाव असलेली व्यक्तीच आहे, हे सिद्ध होत नाही.',
};
