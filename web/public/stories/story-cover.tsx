import type { StoryCategory } from '#contract/story.ts';
import { classes } from '../../ui/classes.ts';
import { shapeOf } from '../../ui/kolam.ts';
import { Kolam } from '../../ui/kolam.tsx';

const palettes: Record<StoryCategory, { box: string; dots: string; field: string }> = {
  success: { box: 'bg-step text-on-step', dots: 'fill-genda', field: 'fill-step-line' },
  startup: { box: 'bg-genda text-on-genda', dots: 'fill-[#b5341d]', field: 'fill-[#d38d0b]' },
  collaboration: { box: 'bg-patta-cover text-on-step', dots: 'fill-genda', field: 'fill-[#3f7d52]' },
};

/** The picture of a story: its own kolam, in the colours of its kind. */
export function StoryCover({
  slug,
  category,
  className,
  radius = 3,
}: {
  slug: string;
  category: StoryCategory;
  className?: string;
  radius?: number;
}) {
  const { box, dots, field } = palettes[category];
  return (
    <div className={classes('relative overflow-hidden', box, className)}>
      <Kolam
        seed={slug}
        radius={radius}
        shape={shapeOf(slug)}
        stroke={1.7}
        dotClass={dots}
        field={field}
        className="absolute top-[7%] left-0 h-[86%] w-full"
      />
    </div>
  );
}
