import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Post } from '#web/forms/use-post.tsx';

export type SaidSoFar = MentorSaid | null;
export type KindProps = { post: Post; said: SaidSoFar };

/** Whether a box is ticked: as it was sent, where the page came back, else as it is kept. */
export function isTicked({ answer }: Post, name: string, atFirst: boolean): boolean {
  return answer?.typed ? name in answer.typed : atFirst;
}
