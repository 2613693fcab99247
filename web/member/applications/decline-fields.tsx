import { applicationLimits, declineReasons } from '#contract/applications/limits.ts';
import { declineReasons as reasonWords } from '#texts/applications.ts';
import { receivedTexts as texts } from '#texts/received-applications.ts';
import type { Post } from '../../forms/use-post.tsx';
import { CountedArea } from '../../ui/counted-field.tsx';
import { SelectField } from '../../ui/field.tsx';
import { noteAt } from '../note-at.ts';

/** Why, and what the team says beside it. */
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
