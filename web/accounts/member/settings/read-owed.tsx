import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { owedTexts as texts } from '#web/accounts/texts/en/owed.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

export type Owed = { id: string; line: string };

/** Lists the sums that stay owed where an agreement would lose its last owner: the member reads them before deletion. */
export function ReadOwed({ owed }: { owed: readonly Owed[] }) {
  const post = usePost(['read-owed']);
  return (
    <Unfold className="mt-3 w-full" isWanted={post.fault !== null}>
      <summary className="min-h-11 py-2 font-semibold text-sindoor">{texts.open}</summary>
      <div className="mt-2 grid max-w-[27rem] gap-4">
        <p>{texts.how}</p>
        <ul className="grid gap-2">
          {owed.map(({ id, line }) => (
            <li key={id} className="break-words">
              <TextLink to={innerAgreementPaths.ownAgreement(id)}>{line}</TextLink>
            </li>
          ))}
        </ul>
        <PostForm post={post} intent="read-owed" className="grid gap-4">
          <PostFault post={post} />
          <input type="hidden" name="agreements" value={owed.map(({ id }) => id).join(' ')} />
          <CheckboxField name="isRead" value="yes" label={texts.tick} />
          <Button type="submit" look="danger" busy={post.busyWith !== null} className="justify-self-start">
            {texts.act}
          </Button>
        </PostForm>
      </div>
    </Unfold>
  );
}
