import { languages } from '#rules/lists/languages.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { isTicked } from './kind.ts';

/** These stand first; the others open below. */
const firstOnes = 3;

/** The languages in which a mentor answers. */
export function LanguageFields({ post, chosen }: { post: Post; chosen: readonly string[] }) {
  const note = noteAt(post.fault, 'languages');
  const isFirst = (code: string, at: number) => at < firstOnes || chosen.includes(code);
  const first = languages.filter(({ code }, at) => isFirst(code, at));
  const others = languages.filter(({ code }, at) => !isFirst(code, at));
  return (
    <fieldset aria-describedby={note ? 'languages-note' : undefined}>
      <legend className="mb-1.5 font-semibold">{texts.languages}</legend>
      {note && (
        <p id="languages-note" className="mb-2 text-small font-semibold text-sindoor">
          {note}
        </p>
      )}
      <Boxes post={post} of={first} chosen={chosen} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          {texts.otherLanguages}
        </summary>
        <Boxes post={post} of={others} chosen={chosen} />
      </details>
    </fieldset>
  );
}

type BoxesProps = { post: Post; of: typeof languages; chosen: readonly string[] };

function Boxes({ post, of, chosen }: BoxesProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {of.map(({ code }) => (
        <CheckboxField
          key={code}
          name={`speaks ${code}`}
          label={languageLabels[code]}
          defaultChecked={isTicked(post, `speaks ${code}`, chosen.includes(code))}
        />
      ))}
    </div>
  );
}
