import type { VerificationKind } from '#rules/lists/kinds.ts';
import { markTexts } from '#web/verifications/texts/en/marks.ts';

/** The marks of a member, in words. */
export function Marks({ kinds }: { kinds: readonly VerificationKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <span className="block text-small font-semibold text-patta">
      <span aria-hidden="true">✓</span> {kinds.map((kind) => markTexts[kind]).join(', ')}
    </span>
  );
}
