import { formatDay } from '../../calendar/show.ts';
import type { Certificate } from '../certificate.ts';
import type { CertificateKind } from '../limits.ts';
import { shownCertificateNumber } from '../number.ts';

/** Who signs. */
export const certificateIssuer = 'Saharambh';

const titles: Record<CertificateKind, (organisation: string) => string> = {
  completed: (project) => (project ? `Work completed for ${project}` : 'Work completed'),
  mentored: () => 'Mentorship completed',
  credit: (institution) => (institution ? `College credit by ${institution}` : 'College credit'),
};

const howMany = (many: number, one: string, other: string) =>
  `${many.toLocaleString('en-IN')} ${many === 1 ? one : other}`;

const counted: Record<CertificateKind, (many: number) => string> = {
  completed: (many) => `${howMany(many, 'piece', 'pieces')} of work accepted`,
  mentored: (many) => `${howMany(many, 'session', 'sessions')} took place`,
  credit: (many) => `${howMany(many, 'piece', 'pieces')} of work`,
};

const hours = (minutes: number) =>
  `${(minutes / 60).toLocaleString('en-IN', { maximumFractionDigits: 2 })} hours`;

/** The words of a certificate on pages, on prints and in badges. */
export const certificateWords = {
  title: (kind: CertificateKind, organisation = '') => titles[kind](organisation),
  /** Each line that it has, below its title. */
  lines: ({ kind, role, from, to, count: many, minutes, credits, term, onEvidence, day }: Lines) => [
    ...(role ? [role] : []),
    ...(from && to ? [`From ${formatDay(from)} to ${formatDay(to)}`] : []),
    ...(many ? [counted[kind](many)] : []),
    ...(minutes ? [hours(minutes)] : []),
    ...(credits ? [howMany(credits, 'credit', 'credits')] : []),
    ...(term ? [`Term: ${term}`] : []),
    ...(onEvidence ? ['On evidence, not confirmed by the host.'] : []),
    `Day: ${formatDay(day)}`,
  ],
  number: (number: string) => `Number: ${shownCertificateNumber(number)}`,
  issuedBy: `Issued by ${certificateIssuer}`,
  proves: 'It proves that we issued it, not that the person who shows it is the person named.',
} as const;

type Line = 'kind' | 'role' | 'from' | 'to' | 'count' | 'minutes' | 'credits' | 'term' | 'day';
/** The values of a certificate that its lines say. */
export type Lines = Pick<Certificate, Line> & { onEvidence?: boolean | undefined };

/** The lines of a certificate in a language. */
export type SheetWords = {
  [Key in keyof typeof certificateWords]: (typeof certificateWords)[Key] extends string
    ? string
    : (typeof certificateWords)[Key];
};
