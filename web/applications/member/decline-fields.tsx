import { applicationLimits, declineReasons } from '#contract/applications/limits.ts';
import { declineReasons as reasonWords } from '#web/applications/texts/en/applications.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';

/** The reason of a decline, and the team's own words to it. */
export function DeclineFields({ post }: { post: Post }) {
  return (
    <>
      <SelectField {...post.field('reason', '')} label={texts.reason} error={noteAt(post.fault, 'reason')}>
        <option value="">{texts.choose}</option>
        {declineReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasonWords[reason]}
          </option>
        ))}
      </SelectField>
      <CountedArea
        {...post.field('words', '')}
        label={texts.words}
        hint={texts.wordsHint}
        most={applicationLimits.words}
        error={noteAt(post.fault, 'words')}
        rows={4}
        optional
      />
    </>
  );
}
