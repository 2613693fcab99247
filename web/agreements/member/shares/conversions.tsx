import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { sharesTexts as texts } from '#web/agreements/texts/en/shares.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useFormsHere } from '../outcome-here.tsx';

/** The units that became shares or were given up, and the steps of both sides about them. */
export function Conversions({ shares }: { shares: SharesBody }) {
  const { conversions, givenUp, can } = shares;
  return (
    <>
      {conversions.length + givenUp.length > 0 && (
        <section aria-labelledby="conversions">
          <h2 id="conversions" className="font-semibold">
            {texts.conversions}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {conversions.map(({ entry, units, day, document, isConfirmed, confirmUntil }) => (
              <li key={entry} className="grid gap-2 py-3">
                <span className="break-words">{texts.stated(formatUnits(units), day, document)}</span>
                <span className="text-small text-soft">
                  {isConfirmed ? texts.confirmed : texts.unconfirmed(confirmUntil)}
                </span>
                {!isConfirmed && can.confirm && <Step intent="confirm" entry={entry} shares={shares} />}
                {!isConfirmed && can.withdraw && <Step intent="withdraw" entry={entry} shares={shares} />}
              </li>
            ))}
            {givenUp.map(({ entry, at, units }) => (
              <li key={entry} className="py-3">
                {texts.givenUp(formatUnits(units), at)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {can.stateConversion && <State shares={shares} />}
    </>
  );
}

type StepProps = { intent: 'confirm' | 'withdraw'; entry: number; shares: SharesBody };

function Step({ intent, entry, shares }: StepProps) {
  const post = usePost([intent], { shared: useFormsHere() });
  // The side that could confirm the conversion denies it instead of withdrawing it.
  const name = intent === 'withdraw' && shares.can.confirm ? 'deny' : intent;
  return (
    <PostForm post={post} intent={intent} className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      <input type="hidden" name="basedOn" value={shares.basedOn} />
      <input type="hidden" name="conversion" value={entry} />
      <Button type="submit" look={intent === 'confirm' ? 'primary' : 'quiet'} busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : texts[name]}
      </Button>
      <p className="text-small text-soft">{texts[`${name}How`]}</p>
    </PostForm>
  );
}

function State({ shares }: { shares: SharesBody }) {
  const post = usePost(['state'], { shared: useFormsHere() });
  return (
    <section aria-labelledby="state" className="grid gap-3">
      <h2 id="state" className="font-semibold">
        {texts.state}
      </h2>
      <p className="text-small text-soft">{texts.stateHow(formatUnits(shares.convertible))}</p>
      <PostForm post={post} intent="state" className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="basedOn" value={shares.basedOn} />
        <TextField
          {...post.field('units', '')}
          label={texts.unitsField}
          error={noteAt(post.fault, 'units')}
          inputMode="numeric"
          className="max-w-64"
        />
        <TextField
          {...post.field('day', '')}
          label={texts.dayField}
          error={noteAt(post.fault, 'day')}
          type="date"
          className="max-w-64"
        />
        <TextField
          {...post.field('document', '')}
          label={texts.documentField}
          hint={texts.documentHint}
          error={noteAt(post.fault, 'document')}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.stateAct}
        </Button>
      </PostForm>
    </section>
  );
}
