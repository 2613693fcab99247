import type { ProjectState } from '#contract/projects/limits.ts';
import { projectStates } from '#web/projects/texts/en/projects.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Record<ProjectState, string> = {
  draft: 'border-control!',
  published: 'border-patta! text-patta',
  archived: 'border-control!',
  removed: 'border-sindoor! text-sindoor',
};

/** The state of a project: a sign and a word. */
export function StateMark({ state }: { state: ProjectState }) {
  const { sign, word } = projectStates[state];
  return (
    <span className={classes('row-mark', tones[state])}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}
