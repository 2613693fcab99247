import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { ClaimLineBody, OwnClaimBody } from '#contract/credit/shapes.ts';
import { claimTexts as texts } from '#web/credit/texts/en/claim.ts';
import { claimStateTexts } from '#web/credit/texts/en/states.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { LineBoxes } from '../line-boxes.tsx';
import { formsOfClaim } from './forms.ts';

/** The work in the claim, with what the host has confirmed of it. */
export function Lines({ lines }: { lines: readonly ClaimLineBody[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-heading">
        {texts.lines}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: ClaimLineBody }) {
  const { kind, title, minutes, confirmed, reason } = line;
  const days = claimStateTexts.days(line.firstDay, line.lastDay);
  return (
    <li className="grid gap-1 py-3 break-words">
      <span className="font-semibold">{title}</span>
      <span className="text-small text-soft">
        {kind === 'milestone' ? texts.lineMilestone(minutes, days) : texts.lineLog(minutes, days)}
      </span>
      {confirmed !== null && (
        <span>{confirmed === 0 ? texts.confirmedNone : texts.confirmed(confirmed)}</span>
      )}
      {reason && <span>{texts.lineReason(reason)}</span>}
      {kind === 'milestone' && (
        <TextLink
          to={innerAgreementPaths.milestone(line.agreementId, line.milestone)}
          prefetch="none"
          className="inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {texts.agreement}
        </TextLink>
      )}
    </li>
  );
}

/** The boxes of the work while it can be chosen; the host’s answer from before stands below. */
export function ChooseLines({ one }: { one: OwnClaimBody }) {
  const post = usePost(['lines'], { shared: formsOfClaim });
  const answered = one.lines.filter(({ confirmed }) => confirmed !== null);
  return (
    <>
      <PostForm key={one.version} post={post} intent="lines" className="grid gap-4">
        {!post.isAtFault('lines') && <PostFault post={post} />}
        <input type="hidden" name="version" value={one.version} />
        <LineBoxes
          post={post}
          legend={texts.linesChoose}
          how={texts.linesHow}
          lines={one.claimable}
          chosen={one.lines.map(({ key }) => key)}
        />
        <Button type="submit" look="quiet" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.saveLines}
        </Button>
      </PostForm>
      {answered.length > 0 && <Lines lines={answered} />}
    </>
  );
}
