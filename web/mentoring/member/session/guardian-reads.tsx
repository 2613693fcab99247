import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { youngSessionTexts as texts } from '#web/mentoring/texts/en/young.ts';

/** Above each field of a session in which a guardian reads along. */
export function GuardianReads({ one }: { one: Pick<SessionBody, 'isReadAlong' | 'side' | 'person'> }) {
  if (!one.isReadAlong) return null;
  return (
    <p className="text-small font-semibold">
      {one.side === 'mentor' ? texts.guardianReads(one.person) : texts.ownGuardianReads}
    </p>
  );
}
