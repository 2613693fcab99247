import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { rosterStaffTexts } from '#web/rosters/texts/en/staff.ts';
import { TextField } from '#web/ui/field.tsx';

const texts = rosterStaffTexts.cohorts;

/** The name and days of a cohort, new or as they stand. */
export function CohortFields({
  post,
  before,
}: {
  post: Post;
  before?: { name: string; firstDay: string; lastDay: string };
}) {
  return (
    <>
      <TextField
        {...post.field('name', before?.name)}
        label={texts.name}
        hint={texts.nameHint}
        error={noteAt(post.fault, 'name')}
        maxLength={limits.cohortName}
        required
      />
      <TextField
        {...post.field('firstDay', before?.firstDay)}
        type="date"
        label={texts.firstDay}
        error={noteAt(post.fault, 'firstDay')}
        required
      />
      <TextField
        {...post.field('lastDay', before?.lastDay)}
        type="date"
        label={texts.lastDay}
        hint={texts.lastDayHint}
        error={noteAt(post.fault, 'lastDay')}
        required
      />
    </>
  );
}
