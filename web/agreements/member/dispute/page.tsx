import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { getEntryFile } from '#contract/agreements/work-calls.ts';
import { messageExtensions } from '#contract/conversations/limits.ts';
import { disputeTexts as texts } from '#web/agreements/texts/en/disputes.ts';
import { addressOf } from '#web/client/api.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useProject } from '#web/use-project.ts';
import type { Route } from './+types/page';
import { Between } from './between.tsx';
import { Rulings, Statements } from './said.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: {
    to: ({ id = '', number = '' }) => innerAgreementPaths.milestone(id, number),
    label: texts.up,
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** The dispute about a milestone as one of the sides has it. */
export default function Dispute({ loaderData }: Route.ComponentProps) {
  const { dispute: one, currency, title, value } = loaderData;
  const project = useProject();
  const arrival = useArrival() ?? '';
  const { waits, can } = one;
  // None runs, and one may be opened: for the first time, or once more.
  const isNone = one.stage === 'none' || one.stage === 'withdrawn';
  return (
    <div className="grid max-w-[44rem] gap-6">
      {texts.done[arrival] && <Banner look="success">{texts.done[arrival]}</Banner>}
      <header className="grid gap-2">
        <p className="text-small text-soft break-words">
          {texts.milestone(one.milestone)}: {title}
        </p>
        <h1 className="text-work">{texts.title}</h1>
        {one.stage !== 'none' && <p className="text-soft">{texts.stages[one.stage]}</p>}
      </header>
      {waits.what !== '' && (
        <p className="font-semibold">
          {waits.isLate ? texts.late(waits.dueAt) : texts.waits[waits.what](waits.dueAt)}
        </p>
      )}
      <div className="grid gap-3">
        {isNone && (
          <>
            <p>{texts.how}</p>
            <p>{texts.between}</p>
          </>
        )}
        <p>{texts.once}</p>
        {!one.canBeAppealed && (isNone || one.stage === 'open') && (
          <p className="font-semibold">{texts.onlyOne}</p>
        )}
        <p>{texts.court}</p>
      </div>
      <Rulings rulings={one.rulings} currency={currency} />
      <Statements
        statements={one.statements}
        fileAddress={(id) => addressOf(getEntryFile, { fileId: id }, project)}
      />
      <Between one={one} currency={currency} value={value} />
      {can.open && <SayForm key="open" act="open" label={texts.openText} title={texts.open} one={one} />}
      {can.giveEvidence && (
        <SayForm
          key={`evidence ${one.sequence}`}
          act="evidence"
          label={texts.giveText}
          title={texts.give}
          one={one}
        />
      )}
      {can.appeal && (
        <SayForm key="appeal" act="appeal" label={texts.appealText} title={texts.appeal} one={one} />
      )}
      {isNone && !can.open && <p>{texts.closed}</p>}
      <section aria-labelledby="looked" className="grid gap-2">
        <h2 id="looked" className="font-semibold">
          {texts.looked}
        </h2>
        <p className="text-small text-soft">{texts.looks}</p>
        {one.looks.length === 0 ? (
          <p>{texts.nobodyLooked}</p>
        ) : (
          <ul className="grid gap-1">
            {one.looks.map((at) => (
              <li key={at}>{moment(at)}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

type One = Route.ComponentProps['loaderData']['dispute'];
type SayProps = { act: 'open' | 'evidence' | 'appeal'; title: string; label: string; one: One };

function SayForm({ act, title, label, one }: SayProps) {
  const post = usePost(['say']);
  return (
    <section aria-labelledby="say" className="grid gap-4">
      <h2 id="say" className="text-heading">
        {title}
      </h2>
      <PostForm post={post} action="?file=say" takesFile className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="basedOn" value={one.sequence} />
        <CountedArea
          {...post.field('text', '')}
          label={label}
          hint={texts.textHint}
          most={disputeLimits.text.max}
          error={noteAt(post.fault, 'text')}
          rows={7}
        />
        <TextField
          name="file"
          type="file"
          label={texts.file}
          hint={post.hasForgottenFiles ? texts.fileAgain : texts.fileHint}
          accept={messageExtensions.map((end) => `.${end}`).join(',')}
          error={noteAt(post.fault, 'file')}
          optional
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.send[act]}
        </Button>
      </PostForm>
    </section>
  );
}
