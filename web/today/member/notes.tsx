import type { LossBody } from '#contract/factors/lost-calls.ts';
import { type Paused, PausedNote } from '#web/cases/member/paused-note.tsx';
import LossNote from '#web/factors/shown/loss-note.tsx';
import { LeavingNote } from './leaving-note.tsx';

type Noted = { paused: Paused | null; leavesAt: string; loss: LossBody | null };

/** Notes about the account itself. Few members have one, so that their scripts come when the page is touched. */
export default function Notes({ paused, leavesAt, loss }: Noted) {
  return (
    <>
      {paused && <PausedNote {...paused} />}
      {loss && <LossNote loss={loss} />}
      {leavesAt && <LeavingNote leavesAt={leavesAt} />}
    </>
  );
}
