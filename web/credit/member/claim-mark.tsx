import type { ClaimState } from '#rules/credit/limits.ts';
import { claimStateTexts as texts } from '#web/credit/texts/en/states.ts';
import { RowMark } from '#web/ground/member/row.tsx';
import { classes } from '#web/ui/classes.ts';

const tones: Partial<Record<ClaimState, string>> = {
  host: 'border-neel! text-neel',
  college: 'border-neel! text-neel',
  approved: 'border-patta! text-patta',
  declined: 'border-sindoor! text-sindoor',
  taken_back: 'border-sindoor! text-sindoor',
};

/** How a claim stands: a sign and a word. Its member owes the next step of one that needs evidence or was given back. */
export function ClaimMark({ state, isMine = true }: { state: ClaimState; isMine?: boolean }) {
  if (isMine && (state === 'evidence' || state === 'returned')) return <RowMark state="turn" />;
  return (
    <span className={classes('row-mark', tones[state] ?? 'border-control!')}>
      <span aria-hidden="true">{texts.signs[state]}</span> {texts.states[state]}
    </span>
  );
}
