import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { sharesTexts as texts } from '#web/agreements/texts/en/shares.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextField } from '#web/ui/field.tsx';
import { CodeSteps } from '../code-steps.tsx';
import { useFormsHere } from '../outcome-here.tsx';

/** Giving vested units up: a code is mailed for exactly so many, and confirms it. */
export function GiveUp({ shares }: { shares: SharesBody }) {
  const post = usePost(['code', 'give-up'], { shared: useFormsHere() });
  const isSent = post.outcome?.done === 'sent' || post.answer?.intent === 'give-up';
  const asked = post.answer?.typed ?? post.answer?.about;
  return (
    <section aria-labelledby="give-up" className="grid gap-3">
      <h2 id="give-up" className="font-semibold">
        {texts.giveUp}
      </h2>
      <p>{texts.giveUpHow(formatUnits(shares.convertible))}</p>
      {isSent && !post.fault && <Banner look="success">{texts.sent}</Banner>}
      <PostForm post={post} className="grid gap-5">
        <PostFault post={post} />
        {/* The code is for what stood when it was asked for. */}
        <input type="hidden" name="basedOn" value={(isSent && asked?.basedOn) || shares.basedOn} />
        <TextField
          {...post.field('units', asked?.units ?? '')}
          label={texts.unitsField}
          error={noteAt(post.fault, 'units')}
          inputMode="numeric"
          className="max-w-64"
        />
        <CodeSteps
          post={post}
          isSent={isSent}
          intent="give-up"
          look="danger"
          words={{ ...texts, act: texts.giveUpAct }}
        />
      </PostForm>
    </section>
  );
}
