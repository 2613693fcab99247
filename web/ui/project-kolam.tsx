import { useMemo } from 'react';
import { classes } from './classes.ts';
import { DrawnKolam } from './drawn-kolam.tsx';
import { type CoverGround, type Grown, kolamMarkup, patternOf, projectKolam } from './project-kolam.ts';

/** Where the picture lies, which is seen through the middle of a hollow dot. */
const grounds = {
  paper: 'class="stroke-paper"',
  sand: 'class="stroke-sand"',
  raised: 'class="stroke-raised"',
  step: 'class="stroke-step"',
};

/** Of covers in lists, which lie on a ground of their own. */
const covers: Record<CoverGround, { ground: string; look: string }> = {
  step: { ground: 'class="stroke-step"', look: 'bg-step text-on-step' },
  neel: { ground: 'class="stroke-neel-cover"', look: 'bg-neel-cover text-on-step' },
  sindoor: { ground: 'class="stroke-sindoor-cover"', look: 'bg-sindoor-cover text-on-step' },
  patta: { ground: 'class="stroke-patta-cover"', look: 'bg-patta-cover text-on-step' },
  turmeric: { ground: 'class="stroke-turmeric-cover"', look: 'bg-turmeric-cover text-on-step' },
};

const colours = {
  rest: 'class="kolam-rest"',
  line: 'stroke="currentColor"',
  dot: 'class="stroke-genda"',
};

type ProjectKolamProps = {
  seed: string;
  grown: Grown;
  /** `cover`: the ground of its own that the project has in lists. */
  on: keyof typeof grounds | 'cover';
  className?: string;
};

/** The inside of its picture, the side of the square that it fills, and the classes of its ground. */
export function drawnKolam(
  seed: string,
  grown: Grown,
  on: ProjectKolamProps['on'],
): { size: number; html: string; look: string } {
  const made = projectKolam(seed, grown);
  const { ground, look } =
    on === 'cover' ? covers[patternOf(seed).ground] : { ground: grounds[on], look: '' };
  return { size: made.size, html: kolamMarkup(made, { ...colours, ground }), look };
}

/** The kolam of a project, with the line in the colour of the text. Its words stand next to it (`kolamWords`). */
export function ProjectKolam({ seed, grown, on, className }: ProjectKolamProps) {
  const { people, seats, loops } = grown;
  const { size, html, look } = useMemo(
    () => drawnKolam(seed, { people, seats, loops }, on),
    [seed, people, seats, loops, on],
  );
  return <DrawnKolam size={size} html={html} className={classes(look, className)} />;
}
