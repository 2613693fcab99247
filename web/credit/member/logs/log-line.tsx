import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { WorkLogBody } from '#contract/credit/shapes.ts';
import { shownHours } from '#rules/credit/hours.ts';
import { quarterMinutes } from '#rules/credit/limits.ts';
import { logTexts as texts } from '#web/credit/texts/en/logs.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { formsOfLog } from './forms.ts';
import { LineFields } from './line-fields.tsx';

/** One line of the log, with its forms while it may be changed. */
export function LogLine({ log, today }: { log: WorkLogBody; today: string }) {
  const { day, quarters, text, opportunity, claimId, canChange } = log;
  return (
    <li className="grid gap-1 py-3 break-words">
      <span className="font-semibold">{text}</span>
      <span className="text-small text-soft">{texts.facts(day, quarters * quarterMinutes, opportunity)}</span>
      {claimId && (
        <TextLink
          to={paths.claim(claimId)}
          className="inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {texts.inClaim}
        </TextLink>
      )}
      {canChange && <Change log={log} today={today} />}
      {!canChange && !claimId && <span className="text-small text-soft">{texts.closedLine}</span>}
    </li>
  );
}

function Change({ log, today }: { log: WorkLogBody; today: string }) {
  const { $id, version, day, quarters, text } = log;
  const shared = usePost(['change', 'delete'], { shared: formsOfLog });
  const post = ofLine(shared, $id);
  const before = { day, hours: shownHours(quarters * quarterMinutes), text };
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-semibold">{texts.change}</summary>
      <div className="grid gap-4 py-2">
        <PostForm post={post} intent="change" className="grid gap-5">
          {!post.fault?.fields && <PostFault post={post} />}
          <input type="hidden" name="workLogId" value={$id} />
          <input type="hidden" name="version" value={version} />
          <LineFields post={post} today={today} before={before} />
          <Button type="submit" look="quiet" busy={post.busyWith === 'change'} className="justify-self-start">
            {post.busyWith === 'change' ? texts.busy : texts.save}
          </Button>
        </PostForm>
        <PostForm post={post} intent="delete">
          <input type="hidden" name="workLogId" value={$id} />
          <Button type="submit" look="quiet" busy={post.busyWith === 'delete'}>
            {texts.delete}
          </Button>
        </PostForm>
      </div>
    </Unfold>
  );
}

/** The forms of all lines share their intents: an answer is about the line that was sent. */
function ofLine(post: Post, id: string): Post {
  const underWay = post.fetcher.formData?.get('workLogId') ?? id;
  const busyWith = underWay === id ? post.busyWith : null;
  const typed = post.answer?.typed;
  if (!typed || typed.workLogId === id) return { ...post, busyWith };
  const field: Post['field'] = (name, atFirst) => ({
    name,
    defaultValue: atFirst,
    autoFocus: undefined,
    'aria-invalid': undefined,
  });
  return { ...post, busyWith, fault: null, field, isAtFault: () => false };
}
