import { useMemo } from 'react';
import { DrawnKolam } from './drawn-kolam.tsx';
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

/** The inside of its picture, and the side of the square that it fills. */
export function drawnKolam(
  seed: string,
  grown: Grown,
  on: ProjectKolamProps['on'],
): { size: number; html: string } {
  const made = projectKolam(seed, grown);
  return { size: made.size, html: kolamMarkup(made, { ...colours, ground: grounds[on] }) };
}

/** The kolam of a project, the line in the colour of the text. Its words stand beside it (`kolamWords`). */
export function ProjectKolam({ seed, grown, on, className }: ProjectKolamProps) {
  const { people, seats, loops } = grown;
  const { size, html } = useMemo(
    () => drawnKolam(seed, { people, seats, loops }, on),
    [seed, people, seats, loops, on],
  );
  return <DrawnKolam size={size} html={html} className={className} />;
}
