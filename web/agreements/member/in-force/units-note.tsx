import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { milestoneTexts as texts } from '#web/agreements/texts/en/milestones.ts';

/** Explains units, and when those of this milestone vest, in the words for the reader's side. */
export function UnitsNote({ one: { side, state } }: { one: MilestoneBody }) {
  return (
    <p className="text-small text-soft">
      {texts.unitsAre} {texts.vesting[side][state.vestsAtOnce ? 'atOnce' : 'monthly']}
    </p>
  );
}
