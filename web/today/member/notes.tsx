import type { LossBody } from '#contract/factors/lost-calls.ts';
import LossNote from '#web/factors/shown/loss-note.tsx';
import { LeavingNote } from './leaving-note.tsx';

/** Notes about the account itself. Few members have one, so that their scripts come when the page is touched. */
export default function Notes({ leavesAt, loss }: { leavesAt: string; loss: LossBody | null }) {
  return (
    <>
      {loss && <LossNote loss={loss} />}
      {leavesAt && <LeavingNote leavesAt={leavesAt} />}
    </>
  );
}
