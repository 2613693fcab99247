import type { ListedProject, ProjectBody } from '#contract/projects/shapes.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';

type Texts = Pick<ListedProject, 'name' | 'line' | 'language'>;

/** A project with the mark of another language than the page's. */
export function withLanguage<Project extends Texts | ProjectBody>(project: Project) {
  const { name, line, language } = project;
  return { ...project, foreign: inLanguage(`${name} ${line}`, language) };
}

export type MarkedProject = ReturnType<typeof withLanguage<ListedProject>>;
