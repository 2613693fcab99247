import type { DueTimeBody, MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { extensionLimits } from '#contract/deadlines/limits.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementMoneyTexts as texts } from '#web/agreements/texts/en/money.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { useFormsHere } from '../outcome-here.tsx';

/** The payments that are due with their deadlines, the overdue ones, and the form that gives more time. */
export function DueTimes({ money }: { money: MilestoneMoneyBody }) {
  if (money.dues.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {money.dues.map((due) => (
        <li key={due.since} className="grid gap-2">
          <p className="font-semibold">
            {texts.what[due.owed]}: {formatMoney({ amount: due.amount, currency: money.currency })}{' '}
            {due.dueAt && texts.dueBy(due.dueAt)}
          </p>
          {due.overdueAt && (
            <p>
              <strong>
                <span aria-hidden="true">!</span> {texts.overdue(due.overdueAt)}.
              </strong>{' '}
              {due.owed !== 'back' && texts.overdueMeans}
            </p>
          )}
          <MoreTime money={money} due={due} />
        </li>
      ))}
    </ul>
  );
}

const { ask, askHow, asked, ...words } = texts.moreTime;

function MoreTime({ money: { can }, due }: { money: MilestoneMoneyBody; due: DueTimeBody }) {
  const post = usePost(['askMoreTime', 'giveMoreTime', 'refuseMoreTime'], { shared: useFormsHere() });
  if (due.moreTime) {
    const { days, reason, isAnswered, isAgreed } = due.moreTime;
    return (
      <div className="grid gap-2">
        <p className="break-words">
          {asked(days, reason)} {isAnswered ? (isAgreed ? words.agreed : words.refused) : words.waits}
        </p>
        {can.answerMoreTime.includes(due.since) && (
          <PostForm post={post} className="flex flex-wrap gap-3">
            <PostFault post={post} />
            <input type="hidden" name="since" value={due.since} />
            <Button type="submit" name="intent" value="giveMoreTime" busy={post.busyWith === 'giveMoreTime'}>
              {words.agree}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="refuseMoreTime"
              look="quiet"
              busy={post.busyWith === 'refuseMoreTime'}
            >
              {words.refuse}
            </Button>
          </PostForm>
        )}
      </div>
    );
  }
  if (!can.askMoreTime.includes(due.since)) return null;
  return (
    <details>
      <summary className="text-link min-h-11 cursor-pointer py-2">{ask}</summary>
      <PostForm post={post} intent="askMoreTime" className="mt-2 grid justify-items-start gap-4">
        <PostFault post={post} />
        <p className="text-small text-soft">{askHow}</p>
        <input type="hidden" name="since" value={due.since} />
        <SelectField {...post.field('days')} label={words.days}>
          {Array.from({ length: extensionLimits.days }, (_, at) => String(at + 1)).map((days) => (
            <option key={days} value={days}>
              {days}
            </option>
          ))}
        </SelectField>
        <TextField
          {...post.field('reason')}
          label={words.reason}
          error={noteAt(post.fault, 'reason')}
          className="w-full"
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null}>
          {ask}
        </Button>
      </PostForm>
    </details>
  );
}
