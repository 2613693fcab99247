import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { ownOpportunityTexts as texts } from '#web/opportunities/texts/en/opportunities.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, type ButtonLook } from '#web/ui/button.tsx';

const intents = [
  'submit',
  'takeBack',
  'resume',
  'reopen',
  'renew',
  'pause',
  'duplicate',
  'close',
  'delete',
] as const;
type Intent = (typeof intents)[number];

const looks: Partial<Record<Intent, ButtonLook>> = {
  submit: 'primary',
  resume: 'primary',
  reopen: 'primary',
};

/** The steps that owners can take with an opportunity as a whole. */
export function Whole({ one, sendKey }: { one: OpportunityBody; sendKey: string }) {
  const { can, left, openApplications } = one;
  const post = usePost(intents);
  const done = post.outcome?.done;
  const isOpen: Record<Intent, boolean> = {
    ...can,
    submit: can.submit && left.length === 0,
    delete: can.remove,
    // Applicants who still await a decision are decided about on a page of its own.
    close: can.close && openApplications === 0,
  };
  const open = intents.filter((intent) => isOpen[intent]);
  if (open.length === 0) return null;
  return (
    <PostForm post={post} className="grid gap-5">
      {done && done in texts.done && (
        <Banner look="success">{texts.done[done as keyof typeof texts.done]}</Banner>
      )}
      <PostFault post={post} />
      <input type="hidden" name="key" value={sendKey} />
      {open.map((intent) => (
        <div key={intent} className="grid justify-items-start gap-1.5">
          <Button
            type="submit"
            name="intent"
            value={intent}
            look={looks[intent] ?? 'quiet'}
            busy={post.busyWith === intent}
          >
            {texts.whole[intent].act}
          </Button>
          <p className="text-small text-soft">{texts.whole[intent].why}</p>
        </div>
      ))}
      {can.close && openApplications > 0 && (
        <div className="grid justify-items-start gap-1.5">
          <ButtonLink to={innerApplicationPaths.closeOpportunity(one.id)} look="quiet">
            {texts.whole.close.act}
          </ButtonLink>
          <p className="text-small text-soft">{texts.closeDeciding(openApplications)}</p>
        </div>
      )}
    </PostForm>
  );
}
