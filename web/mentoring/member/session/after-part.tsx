import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import { Meeting, Missed } from './after.tsx';
import { Answering, Offered } from './answering.tsx';

type Part = { one: SessionBody; offered: readonly ShownTime[] };

/** Whether a session took place, and the answers to a request. Its scripts load at the first touch. */
export default function AfterPart({ one, offered }: Part) {
  return (
    <>
      <Meeting one={one} />
      <Missed one={one} />
      <Offered one={one} offered={offered} />
      <Answering one={one} />
    </>
  );
}
