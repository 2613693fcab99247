import { type ProjectStage, projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { asStored } from '#web/ground/texts/as-stored.ts';

/** Labels of the stage of a project and of its subjects. */
export const stageLabels: Record<ProjectStage, string> = asStored(projectStages);
export const sectorLabels: Record<string, string> = asStored(sectorNames);
