import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { projectTabText } from '#web/projects/texts/en/tab.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
export const projectsElsewhere = {
  desk: [
    {
      to: projectDeskPaths.deskProjects,
      label: deskTexts.rooms.projects,
      below: projectDeskPaths.deskProject(''),
    },
  ],
  find: [{ to: projectPaths.findProjects, label: projectTabText }],
} satisfies ModuleElsewhere;
