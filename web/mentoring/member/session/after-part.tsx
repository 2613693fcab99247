import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { Meeting, Missed } from './after.tsx';

/** Whether a session took place. Its scripts load at the first touch. */
export default function AfterPart({ one }: { one: SessionBody }) {
  return (
    <>
      <Meeting one={one} />
      <Missed one={one} />
    </>
  );
}
