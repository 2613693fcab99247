import { classes } from '#web/ui/classes.ts';
import { DrawnKolam } from '#web/ui/drawn-kolam.tsx';

export type Drawn = {
  /** The address of the project's cover, where that is a picture. */
  cover: string;
  /** Drawn on the server, so that no page carries what draws it. */
  kolam: { size: number; html: string; look: string };
};

/** A project's cover next to its name: the picture, or else its kolam. */
export function DrawnGlyph({ drawn: { cover, kolam }, className }: { drawn: Drawn; className: string }) {
  if (!cover)
    return (
      <DrawnKolam
        size={kolam.size}
        html={kolam.html}
        className={classes('shrink-0 rounded-card p-1', kolam.look, className)}
      />
    );
  return (
    <img
      src={cover}
      alt=""
      loading="lazy"
      decoding="async"
      className={classes('shrink-0 rounded-card object-cover', className)}
    />
  );
}
