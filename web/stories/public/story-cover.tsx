import type { StoryCard } from '#contract/stories/shapes.ts';
import { classes } from '#web/ui/classes.ts';
import { shapeOf } from '#web/ui/kolam.ts';
import { Kolam, KolamPicture } from '#web/ui/kolam.tsx';
import { motifs } from '#web/ui/motifs.ts';

type Palette = { box: string; dots: string; pictureDots: string; field: string };

const palettes: Record<StoryCard['category'], Palette> = {
  success: {
    box: 'bg-step text-on-step [--field:var(--color-step-line)]',
    dots: 'fill-genda',
    pictureDots: 'stroke-genda',
    field: 'fill-step-line',
  },
  startup: {
    box: 'bg-marigold text-on-marigold [--field:var(--color-marigold-line)]',
    dots: 'fill-marigold-dot',
    pictureDots: 'stroke-marigold-dot',
    field: 'fill-marigold-line',
  },
  collaboration: {
    box: 'bg-patta-cover text-on-step [--field:var(--color-patta-line)]',
    dots: 'fill-genda',
    pictureDots: 'stroke-genda',
    field: 'fill-patta-line',
  },
};

/**
 * The picture of a story in the colours of its kind: a drawing of its subject, or a kolam of its own. `--gap` is the class's.
 */
export function StoryCover({
  story: { slug, category, picture },
  className,
  radius = 3,
}: {
  story: StoryCard;
  className: string;
  radius?: number;
}) {
  const { box, dots, pictureDots, field } = palettes[category];
  return (
    <div className={classes('story-cover relative overflow-hidden', box, className)}>
      {picture ? (
        <KolamPicture rows={motifs[picture]} dotClass={pictureDots} className="absolute inset-0" />
      ) : (
        <Kolam
          seed={slug}
          radius={radius}
          shape={shapeOf(slug)}
          stroke={1.7}
          dotClass={dots}
          field={field}
          className="absolute top-[7%] start-0 h-[86%] w-full"
        />
      )}
    </div>
  );
}
