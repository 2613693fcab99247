import { type KolamShape, kolam, sizeOf } from '../web/ui/kolam.ts';
import { dotDash, dotGap, kolamPicture } from '../web/ui/kolam-picture.ts';
import { type Grown, kolamGap, kolamMarkup, projectKolam } from '../web/ui/project-kolam.ts';

/** The colours of a picture that is shown where a page is shared. */
export type Palette = { ground: string; text: string; line: string; dot: string; field: string };
export type Drawing = { width: number; height: number; gap: number; inside: (palette: Palette) => string };

/** The kolam of a project, as far as it has grown. */
export function grownKolam(seed: string, grown: Grown): Drawing {
  const made = projectKolam(seed, grown);
  const middle = made.size / 2;
  return {
    width: made.size,
    height: made.size,
    gap: kolamGap,
    inside({ line, dot, ground, field }) {
      const colours = {
        rest: `stroke="${field}"`,
        line: `stroke="${line}"`,
        dot: `stroke="${dot}"`,
        ground: `stroke="${ground}"`,
      };
      return `<g transform="translate(${middle} ${middle})" fill="none" stroke-linecap="round">${kolamMarkup(made, colours)}</g>`;
    },
  };
}

/** The kolam of a seed. */
export function drawn(seed: string, shape: KolamShape = 'diamond'): Drawing {
  const side = sizeOf(shape, 4);
  return {
    width: side,
    height: side,
    gap: 20,
    inside({ line, dot }) {
      const { paths, dots } = kolam(seed, 4, 8, shape);
      return [
        ...dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.6" fill="${dot}"/>`),
        ...paths.map((path) => `<path d="${path}" fill="none" stroke="${line}" stroke-width="1.8"/>`),
      ].join('');
    },
  };
}

/** A picture of dots and one line. */
export function pictured(rows: readonly string[]): Drawing {
  const { line: path, dots, width, height } = kolamPicture(rows);
  return {
    width,
    height,
    gap: dotGap,
    inside: ({ line, dot }) =>
      `<path d="${dots}" fill="none" stroke="${dot}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="${dotDash}"/>` +
      `<path d="${path}" fill="none" stroke="${line}"/>`,
  };
}
