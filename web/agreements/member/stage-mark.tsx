import type { AgreementStage } from '#contract/agreements/limits.ts';
import { agreementStageWords } from '#web/agreements/texts/en/agreements.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Partial<Record<AgreementStage, string>> = {
  draft: 'border-control!',
  declined: 'border-control!',
  withdrawn: 'border-control!',
  expired: 'border-control!',
  active: 'border-patta! text-patta',
  completed: 'border-patta! text-patta',
  ended: 'border-patta! text-patta',
};

/** The stage of an agreement: a sign and a word. */
export function StageMark({ stage }: { stage: AgreementStage }) {
  const { sign, word } = agreementStageWords[stage];
  return (
    <span className={classes('row-mark', tones[stage] ?? 'border-neel! text-neel')}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}
