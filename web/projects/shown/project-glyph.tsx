import type { PictureBody } from '#contract/projects/picture-calls.ts';
import { pictureAddress } from '#web/client/picture-address.ts';
import { classes } from '#web/ui/classes.ts';
import type { Grown } from '#web/ui/project-kolam.ts';
import { ProjectKolam } from '#web/ui/project-kolam.tsx';
import { useProject } from '#web/use-project.ts';

type ProjectGlyphProps = {
  seed: string;
  grown: Grown;
  cover: PictureBody | null;
  className: string;
  /** Of the kolam alone, which stands on a ground of its own. */
  kolamClass?: string;
};

/**
 * A project's cover as a small square next to its name: the picture, or else its kolam. It needs no alternative text, because
 * the name stands next to it.
 */
export function ProjectGlyph({ seed, grown, cover, className, kolamClass }: ProjectGlyphProps) {
  const project = useProject();
  if (!cover)
    return (
      <ProjectKolam
        seed={seed}
        grown={grown}
        on={kolamClass === undefined ? 'step' : 'cover'}
        className={classes(kolamClass, className)}
      />
    );
  return (
    <img
      src={pictureAddress(cover.id, 'small', project)}
      width={480}
      height={480}
      alt=""
      loading="lazy"
      decoding="async"
      className={classes('rounded-card object-cover', className)}
    />
  );
}
