import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { Thanks } from './after.tsx';
import { Changing } from './answering.tsx';
import { MentorshipLink } from './mentorship-link.tsx';
import { Messages } from './messages.tsx';
import { NextSteps, Notes } from './notes.tsx';

/** The parts of a session that both sides write, and the ways to change it. Their scripts load at the first touch. */
export default function WrittenPart({ one }: { one: SessionBody }) {
  return (
    <>
      <Messages one={one} />
      <NextSteps one={one} />
      <Notes one={one} />
      <MentorshipLink one={one} />
      <Thanks one={one} />
      <Changing one={one} />
    </>
  );
}
