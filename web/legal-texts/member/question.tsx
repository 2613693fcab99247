import type { PurposeBody } from '#contract/legal-texts/calls.ts';
import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { purposeTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';

/** A new purpose or receiver: the question, what it is about, and the last answer. */
export function Question({ asked, post }: { asked: PurposeBody; post: Post }) {
  const { words, name, version, answer, answeredAt, memberName } = asked;
  return (
    <>
      {post.outcome?.done === 'answered' && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done}
        </OutcomeBanner>
      )}
      {memberName && <p className="break-words">{texts.ofMember(memberName)}</p>}
      <p className="text-lead font-semibold">{words.question}</p>
      <p>{words.about}</p>
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
