import { guardianPaths } from '#contract/guardians/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { CodeSteps } from '#web/guardians/member/code-steps.tsx';
import { purposeTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import { secretPageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { LawField } from '../../shown/law-field.tsx';
import { Question } from '../question.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: guardianPaths.guardian,
  });

const codeTexts = {
  ask: texts.mail,
  sent: texts.sent,
  code: texts.code,
  submit: texts.sayYes,
  busy: texts.saving,
  another: texts.another,
};

/** Asks the guardian of a member under 18. A Yes needs a code from their own mailbox; a No is one press. */
export default function AskGuardian({ loaderData: { asked } }: Route.ComponentProps) {
  const post = usePost(['ask-code', 'yes', 'no']);
  return (
    <NarrowPage title={asked.words.name} seed="guardian">
      <div className="grid gap-5">
        <PostFault post={post} />
        <Question asked={asked} post={post} />
        {asked.answer !== 'yes' && (
          <CodeSteps
            post={post}
            intent="yes"
            texts={codeTexts}
            askLook="quiet"
            kept={<LawField post={post} />}
          >
            <LawField post={post} />
            <p>{texts.codeFirst}</p>
          </CodeSteps>
        )}
        <PostForm post={post} intent="no">
          <Button type="submit" look="quiet" busy={post.busyWith === 'no'}>
            {post.busyWith === 'no' ? texts.saving : texts.no}
          </Button>
        </PostForm>
      </div>
    </NarrowPage>
  );
}
