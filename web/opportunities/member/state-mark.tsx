import type { OpportunityState } from '#contract/opportunities/limits.ts';
import { opportunityStates } from '#web/opportunities/texts/en/states.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Record<OpportunityState, string> = {
  draft: 'border-control!',
  review: 'border-neel! text-neel',
  live: 'border-patta! text-patta',
  paused: 'border-control!',
  filled: 'border-patta! text-patta',
  closed: 'border-control!',
  expired: 'border-control!',
  removed: 'border-sindoor! text-sindoor',
};

/** The state of an opportunity: a sign and a word. */
export function StateMark({ state }: { state: OpportunityState }) {
  const { sign, word } = opportunityStates[state];
  return (
    <span className={classes('row-mark', tones[state])}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}
