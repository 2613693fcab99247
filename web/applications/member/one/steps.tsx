import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { offerTexts } from '#web/applications/texts/en/offers.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { TermFacts, TermTexts } from '#web/opportunities/shown/terms.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { stepsOfApplication } from '../step-outcome.tsx';

type Asked = NonNullable<ApplicationBody['asked']>;
type Offer = NonNullable<ApplicationBody['offer']>;

/** Shows the terms that have got worse and the current terms, with one step that accepts them. */
export function Confirm({ one, asked }: { one: ApplicationBody; asked: Asked }) {
  const post = usePost(['confirm'], { shared: stepsOfApplication });
  return (
    <section aria-labelledby="asked" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="asked" className="font-semibold">
        {texts.asked}
      </h2>
      <p>{texts.askedHow}</p>
      <ul className="list-disc ps-5">
        {asked.worse.map((what) => (
          <li key={what}>{texts.worse[what]}</li>
        ))}
      </ul>
      <TermFacts said={asked.said} closes="" />
      <TermTexts said={asked.said} level={3} />
      {one.can.confirm && (
        <PostForm post={post} intent="confirm" className="grid justify-items-start gap-3">
          <PostFault post={post} />
          <input type="hidden" name="terms" value={asked.terms} />
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith ? texts.confirming : texts.confirm}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

/** Sends along what was read: where another was made meanwhile, both are shown before anything is accepted. */
export function Accept({ one, offer }: { one: ApplicationBody; offer: Offer }) {
  const post = usePost(['accept'], { shared: stepsOfApplication });
  const { version } = one;
  const { title, hours, startsOn, terms } = offer;
  const read = post.fault?.code === 'conflict' ? post.answer?.typed : undefined;
  return (
    <PostForm post={post} intent="accept" className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      {read && (
        <section aria-labelledby="read-offer" className="grid gap-2">
          <h3 id="read-offer" className="font-semibold">
            {offerTexts.readBefore}
          </h3>
          <p className="break-words">{read.title}</p>
          {read.startsOn && (
            <p className="text-soft">{offerTexts.facts(Number(read.hours), read.startsOn)}</p>
          )}
          {read.terms && <LinkedText text={read.terms} />}
        </section>
      )}
      {Object.entries({ version, title, hours, startsOn, terms }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" busy={post.busyWith !== null}>
        {post.busyWith ? offerTexts.busy : offerTexts.accept}
      </Button>
      <p className="text-small text-soft">{offerTexts.acceptHow}</p>
      <p className="text-small text-soft">{offerTexts.no}</p>
    </PostForm>
  );
}

/** Always in sight, with what it means. */
export function Withdraw({ isFinal }: { isFinal: boolean }) {
  const post = usePost(['withdraw'], { shared: stepsOfApplication });
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.withdraw}</summary>
      <PostForm post={post} intent="withdraw" className="grid justify-items-start gap-3">
        <PostFault post={post} />
        <p>
          {texts.withdrawHow} {isFinal ? texts.mayNotReturn : texts.mayReturn}
        </p>
        <Button type="submit" look="danger" busy={post.busyWith !== null}>
          {post.busyWith ? texts.withdrawing : texts.withdraw}
        </Button>
      </PostForm>
    </details>
  );
}
