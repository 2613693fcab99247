import type { PurposeBody } from '#contract/legal-texts/calls.ts';
import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { languageNote } from '#web/legal-texts/language-note.ts';
import { purposeTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';

/** A new purpose or receiver: the question, what it is about, and the last answer. */
export function Question({ asked, post }: { asked: PurposeBody; post: Post }) {
  const note = languageNote(asked);
  const { words, name, version, answer, answeredAt, memberName } = asked;
  return (
    <>
      {post.outcome?.done === 'answered' && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done}
        </OutcomeBanner>
      )}
      {memberName && <p className="break-words">{texts.ofMember(memberName)}</p>}
      <p lang={asked.language} className="text-lead font-semibold">
        {words.question}
      </p>
      <p lang={asked.language}>{words.about}</p>
      {note && <p className="text-soft">{note}</p>}
      <p>{texts.without}</p>
      {answer && (
        <p>
          {texts.answered(answer, answeredAt)} {texts.change}
        </p>
      )}
      <TextLink
        to={versionPaths[name](version)}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.text}
      </TextLink>
    </>
  );
}
