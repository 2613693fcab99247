import type { ProjectStage } from '#rules/lists/kinds.ts';
import { marathiSectors } from '#rules/lists/marathi-sectors.ts';
import { rowsOf, valuesOf } from '#rules/lists/table.ts';

export const stageLabels: Record<ProjectStage, string> = {
  Idea: 'कल्पना',
  Prototype: 'प्रोटोटाइप',
  Pilot: 'पायलट',
  Revenue: 'कमाई',
};
/** The first of the names by which the search finds a sector. */
export const sectorLabels: Record<string, string> = Object.fromEntries(
  rowsOf(marathiSectors).map(([name = '', written]) => [name, valuesOf(written)[0] ?? name]),
);
