import type { TroubledEmail } from '#contract/emails/calls.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { emailTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';

/** One email in trouble: its kind, the reason why it has not left, and the two steps that staff can take. */
export function EmailRow({ letter: email, post }: { letter: TroubledEmail & { name: string }; post: Post }) {
  const { $id, $createdAt, name, to, state, tries, error, nextTryAt, can } = email;
  const isBusy = post.busyWith !== null && post.fetcher.formData?.get('letterId') === $id;
  return (
    <li className="grid gap-2 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{to ? texts.kindTo(name, to) : name}</span>
          <Badge look={state === 'failed' ? 'sindoor' : 'neel'}>{texts.states[state]}</Badge>
        </p>
        <p className="text-small text-soft">
          {texts.tries(tries, moment($createdAt))}
          {nextTryAt && can.send && ` ${texts.nextTry(moment(nextTryAt))}`}
        </p>
        {error && <p className="text-small break-words">{error}</p>}
        {!can.send && <p className="text-small font-semibold">{texts.outlived}</p>}
      </div>
      <PostForm post={post} className="flex flex-wrap items-start gap-2">
        <input type="hidden" name="letterId" value={$id} />
        {can.send && (
          <Button
            type="submit"
            name="intent"
            value="send"
            look="quiet"
            small
            busy={isBusy && post.busyWith === 'send'}
            aria-label={texts.sendNamed(name, $id)}
          >
            {texts.send}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="drop"
          look="plain"
          small
          busy={isBusy && post.busyWith === 'drop'}
          aria-label={texts.dropNamed(name, $id)}
        >
          {texts.drop}
        </Button>
      </PostForm>
    </li>
  );
}
