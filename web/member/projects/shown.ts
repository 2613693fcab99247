import { languages } from '#contract/lists/languages.ts';
import type { WorkspaceBody } from '#contract/projects.ts';
import { anywhere } from '#texts/projects.ts';

type Said = WorkspaceBody['said'];

/** What stands in a field, as people read it; empty where nothing was said. */
export function shown(said: Said, field: keyof Said): string {
  if (field === 'sectors') return said.sectors.join(', ');
  if (field === 'place') return said.place || anywhere;
  if (field === 'language')
    return languages.find(({ code }) => code === said.language)?.name ?? said.language;
  return said[field];
}
