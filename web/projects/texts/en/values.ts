import { type ProjectStage, projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { asStored } from '#web/ground/texts/as-stored.ts';

/** What people read for the stage of a project and what it works on. */
export const stageLabels: Record<ProjectStage, string> = asStored(projectStages);
export const sectorLabels: Record<string, string> = asStored(sectorNames);
