import type { ClaimSumBody, OwnClaimBody, RuleParts } from '#contract/credit/shapes.ts';
import { claimTexts as texts } from '#web/credit/texts/en/claim.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { formsOfClaim } from './forms.ts';

type SumProps = {
  sum: ClaimSumBody;
  rule: RuleParts | null;
  institution: string;
  /** It gives no credit any more. */
  isOver: boolean;
  /** It can still be changed, so the page says what it lacks. */
  isOpen: boolean;
};

/** The sum of the claim, with the reason of each cut, before anything is sent. */
export function Sum({ sum, rule, institution, isOver, isOpen }: SumProps) {
  const { saidMinutes, minutes, credits, missing, lacks } = sum;
  // The sum that was sent stays. The cuts are those of today.
  const cuts = isOpen ? sum.cuts : [];
  return (
    <section aria-labelledby="sum" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="sum" className="text-small text-soft">
        {isOver ? texts.sumOver : texts.sum}
      </h2>
      <p className="text-heading">{texts.sumLine(minutes, credits)}</p>
      {cuts.length > 0 && (
        <ul className="grid gap-1">
          {saidMinutes > minutes && <li>{texts.sumSaid(saidMinutes)}</li>}
          {cuts.map(({ cut, minutes: less, credits: fewer }) => (
            <li key={cut}>{texts.cuts[cut](less, rule, fewer)}</li>
          ))}
        </ul>
      )}
      {isOpen && lacks.length > 0 && (
        <>
          <p className="font-semibold">{texts.lacksTitle}</p>
          <ul className="grid gap-1 break-words">
            {lacks.map((lack) => (
              <li key={lack}>{texts.lacks[lack]({ institution, missing, rule })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Sends the sum along that the page shows: where it is another one by now, the page shows it first. */
export function Send({ one }: { one: OwnClaimBody }) {
  const post = usePost(['send'], { shared: formsOfClaim });
  const { version, sum, state } = one;
  return (
    <PostForm post={post} intent="send" className="grid justify-items-start gap-2">
      <PostFault post={post} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="minutes" value={sum.minutes} />
      <input type="hidden" name="credits" value={sum.credits} />
      <Button type="submit" busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : state === 'returned' ? texts.sendAgain : texts.send}
      </Button>
      <p className="text-small break-words text-soft">{wayOf(one)}</p>
    </PostForm>
  );
}

/** Where a claim goes when it is sent. */
function wayOf({ state, route, returnedBy, hasHost, lines, project, organisation }: OwnClaimBody): string {
  const byEvidence = state === 'evidence' || (state === 'returned' && route === 'evidence');
  if (byEvidence) return texts.sendToCollege(organisation.name);
  const isConfirmed = lines.every(({ confirmed }) => confirmed !== null);
  if (state === 'returned' && returnedBy === 'college' && isConfirmed)
    return texts.sendBack(organisation.name);
  return hasHost ? texts.sendToHost(project) : texts.sendToEvidence(organisation.name);
}
