import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { listAndSearch } from '#web/layout/desk/list-and-search.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { projectDeskTexts } from '#web/projects/texts/en/desk.ts';
import { projectTabText } from '#web/projects/texts/en/tab.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const projectsElsewhere = {
  desk: [
    {
      to: projectDeskPaths.deskProjects,
      label: deskTexts.rooms.projects,
      below: projectDeskPaths.deskProject(''),
    },
  ],
  find: [{ to: projectPaths.findProjects, label: projectTabText }],
  logged: {
    pages: { project: projectDeskPaths.deskProject },
    details: { 'projects.listed': (detail) => listAndSearch(projectDeskTexts.lists, detail) },
  },
} satisfies ModuleElsewhere;
