import { rightsLimits } from '#contract/rights/limits.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';

/** The words of a request, a complaint or a contest. */
export function WordsField({ post, label, hint }: { post: Post; label: string; hint?: string }) {
  return (
    <CountedArea
      {...post.field('words')}
      label={label}
      hint={hint}
      most={rightsLimits.words.max}
      error={noteAt(post.fault, 'words')}
      rows={6}
    />
  );
}
