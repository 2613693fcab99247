import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { anywhere } from '#web/projects/texts/en/projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';

type Said = WorkspaceBody['said'];

/** The value of a field in words; empty if the field is empty. */
export function shown(said: Said, field: keyof Said): string {
  if (field === 'sectors') return said.sectors.map((sector) => labelOf(sectorLabels, sector)).join(', ');
  if (field === 'stage') return labelOf(stageLabels, said.stage);
  if (field === 'place') return said.place || anywhere;
  if (field === 'language') return labelOf(languageLabels, said.language);
  return said[field];
}
