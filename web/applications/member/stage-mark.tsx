import type { ApplicationStage } from '#contract/applications/limits.ts';
import { applicationStages } from '#web/applications/texts/en/states.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Partial<Record<ApplicationStage, string>> = {
  accepted: 'border-patta! text-patta',
  joined: 'border-patta! text-patta',
  declined: 'border-control!',
  withdrawn: 'border-control!',
  lapsed: 'border-control!',
  ended: 'border-control!',
};

/** The stage of an application: a sign and a word, or its words for the applicant. */
export function StageMark({ stage, words }: { stage: ApplicationStage; words?: string }) {
  const { sign, word } = applicationStages[stage];
  return (
    <span className={classes('row-mark', tones[stage] ?? 'border-neel! text-neel')}>
      <span aria-hidden="true">{sign}</span> {words ?? word}
    </span>
  );
}
