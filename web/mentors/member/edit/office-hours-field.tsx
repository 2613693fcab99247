import type { Post } from '#web/forms/use-post.tsx';
import { officeHoursFieldTexts as texts } from '#web/mentors/texts/en/office-hours.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { isTicked } from './kind.ts';

/** A mentor names date, length, seats and topic of each office hour when they announce it. */
export function OfficeHoursField({ post, isOffered }: { post: Post; isOffered: boolean }) {
  return (
    <CheckboxField
      name="officeHours"
      label={texts.label}
      hint={texts.hint}
      defaultChecked={isTicked(post, 'officeHours', isOffered)}
    />
  );
}
