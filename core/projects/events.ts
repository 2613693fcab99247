import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofProject = z.object({ projectId: z.string() });

export const projectEvents = {
  'projects.begun': ofProject,
  'projects.edited': ofProject,
  'projects.deleted': ofProject,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof projectEvents> {}
}
