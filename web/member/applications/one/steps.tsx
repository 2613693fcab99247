import type { ApplicationBody } from '#contract/application-shapes.ts';
import { sentTexts as texts } from '#texts/applications.ts';
import { PostFault, PostForm, usePost } from '../../../forms/use-post.tsx';
import { TermFacts, TermTexts } from '../../../opportunities/terms.tsx';
import { Button } from '../../../ui/button.tsx';

type Asked = NonNullable<ApplicationBody['asked']>;

/** What has got worse, the terms as they are now, and one step to say yes to them. */
export function Confirm({ one, asked }: { one: ApplicationBody; asked: Asked }) {
  const post = usePost(['confirm']);
  return (
    <section aria-labelledby="asked" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="asked" className="font-semibold">
        {texts.asked}
      </h2>
      <p>{texts.askedHow}</p>
      <ul className="list-disc pl-5">
        {asked.worse.map((what) => (
          <li key={what}>{texts.worse[what]}</li>
        ))}
      </ul>
      <TermFacts said={asked.said} seats={asked.said.seats} closes="" />
      <TermTexts said={asked.said} level={3} />
      {one.can.confirm && (
        <PostForm post={post} intent="confirm" className="grid justify-items-start gap-3">
          <PostFault post={post} />
          <input type="hidden" name="terms" value={asked.terms} />
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith ? texts.confirming : texts.confirm}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

/** Always in sight, with what it means. */
export function Withdraw() {
  const post = usePost(['withdraw']);
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.withdraw}</summary>
      <PostForm post={post} intent="withdraw" className="grid justify-items-start gap-3">
        <PostFault post={post} />
        <p>{texts.withdrawHow}</p>
        <Button type="submit" look="danger" busy={post.busyWith !== null}>
          {post.busyWith ? texts.withdrawing : texts.withdraw}
        </Button>
      </PostForm>
    </details>
  );
}
