import { listOwnProjects } from '#contract/projects.ts';
import { loads } from '../../../forms/load.ts';

export const loader = loads((visit) => visit.ask(listOwnProjects, {}));
