import type { ProjectStage } from '#rules/lists/kinds.ts';
import { sectors } from '#rules/lists/sectors.ts';

export const stageLabels: Record<ProjectStage, string> = {
  Idea: 'आइडिया',
  Prototype: 'प्रोटोटाइप',
  Pilot: 'पायलट',
  Revenue: 'कमाई',
};
export const sectorLabels: Record<string, string> = Object.fromEntries(
  sectors.map(({ name, hindi }) => [name, hindi]),
);
