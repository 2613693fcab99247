import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import type { TextWords } from '#contract/legal-texts/shapes.ts';
import { wordDifference } from '#rules/agreements/word-difference.ts';

type Section = { id: string; title: string; text: string };

/** The sections that are different between two versions, word by word, in the order of the newer one; removed ones last. */
export function differencesOf(before: TextWords, after: TextWords): LegalTextBody['differences'] {
  const [old, fresh] = [sectionsOf(before), sectionsOf(after)];
  const oldById = new Map(old.map((section) => [section.id, section]));
  const freshIds = new Set(fresh.map(({ id }) => id));
  return [
    ...fresh.flatMap(({ id, title, text }) => difference(title, oldById.get(id)?.text ?? '', text)),
    ...old.filter(({ id }) => !freshIds.has(id)).flatMap(({ title, text }) => difference(title, text, '')),
  ];
}

function difference(title: string, from: string, to: string): LegalTextBody['differences'] {
  return from === to ? [] : [{ title, pieces: wordDifference(from, to) }];
}

/** Titles count as text: a section that is only renamed is different. */
function sectionsOf({ title, summary, sections }: TextWords): Section[] {
  return [
    { id: '', title, text: `${title}\n\n${summary}` },
    ...sections.map((one) => ({
      id: one.id,
      title: one.title,
      text: [one.title, ...one.body.map(textOf)].join('\n\n'),
    })),
  ];
}

function textOf(part: TextWords['sections'][number]['body'][number]): string {
  if (typeof part === 'string') return part;
  if ('links' in part) return part.links.map(({ label }) => label).join('\n');
  const entries = 'named' in part ? part.named : 'kinds' in part ? part.kinds : null;
  if (entries) return entries.map(({ name, text, note }) => `${name}: ${text} ${note}`).join('\n');
  return (part as readonly string[]).map((point) => `• ${point}`).join('\n');
}
