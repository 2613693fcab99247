import { useMemo } from 'react';
import { type Grown, kolamMarkup, projectKolam } from './project-kolam.ts';

/** Where the picture lies, which is seen through the middle of a hollow dot. */
const grounds = {
  paper: 'class="stroke-paper"',
  sand: 'class="stroke-sand"',
  raised: 'class="stroke-raised"',
  step: 'class="stroke-step"',
};

const colours = {
  rest: 'class="kolam-rest"',
  line: 'stroke="currentColor"',
  dot: 'class="stroke-genda"',
};

type ProjectKolamProps = {
  seed: string;
  grown: Grown;
  on: keyof typeof grounds;
  className?: string;
};

/** The kolam of a project, the line in the colour of the text. Its words stand beside it (`kolamWords`). */
export function ProjectKolam({ seed, grown, on, className }: ProjectKolamProps) {
  const { people, seats, loops } = grown;
  const { size, drawing } = useMemo(() => {
    const made = projectKolam(seed, { people, seats, loops });
    return { size: made.size, drawing: { __html: kolamMarkup(made, { ...colours, ground: grounds[on] }) } };
  }, [seed, people, seats, loops, on]);
  return (
    <svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className={className}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      dangerouslySetInnerHTML={drawing}
    />
  );
}
