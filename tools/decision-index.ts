import { readdirSync, readFileSync } from 'node:fs';

/** A decision as the lines below its title say it. `part`: only a part of the other one is superseded. */
export type Decision = {
  number: number;
  file: string;
  title: string;
  date: string;
  status: string;
  theme: string;
  supersedes: readonly Superseded[];
  supersededBy: readonly Superseded[];
};
export type Superseded = { number: number; inPart: boolean };

const folder = new URL('../docs/decisions/', import.meta.url);
export const indexFile = new URL('README.md', folder);

export function readDecisions(): Decision[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .sort()
    .map((file) => readDecision(file, readFileSync(new URL(file, folder), 'utf8')));
}

/** @param text the file's; a field that is missing is read as an empty one */
export function readDecision(file: string, text: string): Decision {
  const [head = ''] = text.split(/\n(?![-\n#])/);
  const field = (name: string) => new RegExp(`^- ${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  return {
    number: Number(file.slice(0, 4)),
    file,
    title: /^# \d+\. (.+)$/m.exec(head)?.[1] ?? '',
    date: field('Date'),
    status: field('Status'),
    theme: field('Theme'),
    supersedes: readSuperseded(field('Supersedes')),
    supersededBy: readSuperseded(field('Superseded by')),
  };
}

function readSuperseded(text: string): Superseded[] {
  return [...text.matchAll(/(\d+)( in part)?/g)].map(([, number, part]) => ({
    number: Number(number),
    inPart: part !== undefined,
  }));
}

/** The text of docs/decisions/README.md: the decisions by theme, the newest last. */
export function writeIndex(decisions: readonly Decision[]): string {
  const themes = [...new Set(decisions.map(({ theme }) => theme))].sort();
  const sections = themes.map((theme) => {
    const rows = decisions.filter((one) => one.theme === theme).map(toRow);
    return [`## ${theme}`, '', '| | Decision | Date | Status |', '|---|---|---|---|', ...rows, ''].join('\n');
  });
  return [
    '# Decisions',
    '',
    'Each file says what we decided, why, and what follows from it. `npm run decisions` writes this page from',
    'the lines below the titles, and a rule holds both together.',
    '',
    ...sections,
  ].join('\n');
}

function toRow({ number, file, title, date, status, supersededBy }: Decision): string {
  const by = supersededBy.map((one) => `${one.inPart ? 'in part ' : ''}by ${one.number}`);
  const standing =
    by.length === 0 ? status : `${status === 'superseded' ? '' : 'in force, '}superseded ${by.join(', ')}`;
  return `| ${number} | [${title}](${file}) | ${date} | ${standing} |`;
}
