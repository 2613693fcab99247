import { signInTexts as texts } from '#web/factors/texts/en/factors.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

type Factor = { id: string; name: string; addedAt: string; usedAt: string };
type Words = { remove: string; removeHint: string; note?: string };

/** An app or a passkey, with another name for it and its removal. */
export function FactorRow({ factor, words, removing }: { factor: Factor; words: Words; removing: Post }) {
  const post = usePost(['rename']);
  const { id, name, addedAt, usedAt } = factor;
  const isRenaming = post.busyWith !== null;
  const isRemoving = removing.busyWith !== null;
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold break-words">{name}</p>
      <p className="text-small text-soft">
        {usedAt ? texts.addedAndUsed(day(addedAt), day(usedAt)) : texts.added(day(addedAt))}
      </p>
      {words.note && <p className="text-small">{words.note}</p>}
      {post.outcome?.done && <Banner look="success">{texts.renamed}</Banner>}
      <Unfold isWanted={post.fault !== null || removing.fault !== null}>
        <summary className="min-h-11 py-2 font-semibold text-neel">{texts.change(name)}</summary>
        <div className="grid max-w-[27rem] gap-6 py-2">
          <PostForm post={post} intent="rename" className="grid gap-4">
            <PostFault post={post} />
            <input type="hidden" name="factorId" value={id} />
            <TextField
              label={texts.name}
              {...post.field('nameOfApp', name)}
              maxLength={60}
              autoComplete="off"
              required
            />
            <Button type="submit" look="quiet" busy={isRenaming}>
              {isRenaming ? texts.renaming : texts.rename}
            </Button>
          </PostForm>
          <PostForm post={removing} intent="remove" className="grid gap-3">
            <PostFault post={removing} />
            <input type="hidden" name="factorId" value={id} />
            <p>{words.removeHint}</p>
            <Button type="submit" look="danger" busy={isRemoving}>
              {isRemoving ? texts.removing : words.remove}
            </Button>
          </PostForm>
        </div>
      </Unfold>
    </li>
  );
}
