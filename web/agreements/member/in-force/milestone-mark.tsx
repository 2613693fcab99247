import type { MilestoneStateBody } from '#contract/agreements/milestone-shape.ts';
import { milestoneWords as texts } from '#web/agreements/texts/en/milestone-words.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Partial<Record<MilestoneStateBody['stage'], string>> = {
  planned: 'border-control!',
  dropped: 'border-control!',
  cancelled: 'border-control!',
  accepted: 'border-patta! text-patta',
  rejected: 'border-sindoor! text-sindoor',
};

/** The stage of a milestone: a sign and a word. */
export function MilestoneMark({
  stage,
  className,
}: {
  stage: MilestoneStateBody['stage'];
  className?: string;
}) {
  const { sign, word } = texts.stages[stage];
  return (
    <span className={classes('row-mark', tones[stage] ?? 'border-neel! text-neel', className)}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}
