import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { adminLimits } from '#contract/administration/limits.ts';
import type { DeskNomineeBody } from '#contract/nominees/desk-calls.ts';
import { nomineeDeskPaths } from '#contract/nominees/desk-paths.ts';
import { nomineeRefusals } from '#contract/nominees/limits.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import {
  causeTexts,
  nomineeRefusalTexts,
  nomineeStateTexts,
  nomineeDeskTexts as texts,
} from '#web/nominees/texts/en/desk.ts';
import { relationTexts } from '#web/nominees/texts/en/nominees.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: nomineeDeskPaths.requests, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? texts.number(loaderData.request.number) : texts.one);

/** One request to act for a member, its document and the decision. */
export default function NomineeRequest({ loaderData: { request, documentAt } }: Route.ComponentProps) {
  const post = usePost(['grant', 'refuse']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  const isAtField = ['reason', 'refusal'].some(post.isAtFault);
  const { bar, can, proposalId, isLate } = request;
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      {done && texts.done[done] && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!isAtField && <PostFault post={post} />}
      <header className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={isLate ? 'sindoor' : 'neel'}>
            {isLate ? deskTexts.isLate : nomineeStateTexts[request.state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{texts.number(request.number)}</h1>
        <p className="text-small break-words text-soft">{factsOf(request).join(' · ')}</p>
        {request.refusal && <p>{nomineeRefusalTexts[request.refusal]}</p>}
        {request.erasingSince && <p>{texts.erasing(request.erasingSince)}</p>}
      </header>
      {bar && <Banner look="note">{texts.bars[bar]}</Banner>}
      <section className="grid gap-1">
        <h2 className="text-heading">{texts.member}</h2>
        {request.accountId ? (
          <>
            <p className="break-words">{texts.from(request.memberName, request.memberEmail)}</p>
            <DeskLink to={accountDeskPaths.account(request.accountId)} right="accounts" isLinkAlone>
              {request.memberName}
            </DeskLink>
          </>
        ) : (
          <p>{texts.gone}</p>
        )}
      </section>
      <section className="grid gap-1">
        <h2 className="text-heading">{texts.nominee}</h2>
        <p className="break-words">{texts.from(request.name, request.email)}</p>
        <p>{relationTexts[request.relation]}</p>
      </section>
      <section className="grid justify-items-start gap-1">
        <h2 className="text-heading">{texts.document}</h2>
        {request.document ? (
          <a
            href={documentAt}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {texts.open}
          </a>
        ) : (
          <p>{texts.noDocument}</p>
        )}
      </section>
      {proposalId && (
        <section className="grid justify-items-start">
          <p>{texts.proposed}</p>
          <TextLink
            to={administrationDeskPaths.proposal(proposalId)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.toProposal}
          </TextLink>
        </section>
      )}
      {can.decide && <Deciding post={post} request={request} />}
    </article>
  );
}

function factsOf(request: DeskNomineeBody): string[] {
  const { state, askedAt, decidesAt, dueAt, decidedAt, decidedBy, endedAt, cause } = request;
  return [
    causeTexts[cause],
    texts.asked(askedAt),
    state === 'waiting' ? texts.decides(decidesAt) : '',
    dueAt && texts.due(dueAt),
    decidedAt && texts.decidedBy(decidedBy, decidedAt),
    endedAt && texts.ended(endedAt),
  ].filter((one) => one !== '');
}

function Deciding({ post, request }: { post: Post; request: DeskNomineeBody }) {
  return (
    <>
      {!request.proposalId && (
        <section aria-labelledby="grant" className="grid grid-cols-1 gap-4">
          <h2 id="grant" className="text-heading">
            {texts.grantTitle}
          </h2>
          <p>{texts.grantIntro}</p>
          <PostForm post={post} intent="grant" className="grid grid-cols-1 gap-4">
            <input type="hidden" name="version" value={request.version} />
            <CountedArea
              {...post.field('reason')}
              label={texts.reason}
              most={adminLimits.reason.max}
              error={noteAt(post.fault, 'reason')}
              rows={3}
            />
            <Button type="submit" className="justify-self-start" busy={post.busyWith === 'grant'}>
              {post.busyWith === 'grant' ? texts.busy : texts.grant}
            </Button>
          </PostForm>
        </section>
      )}
      <section aria-labelledby="refuse" className="grid grid-cols-1 gap-4">
        <h2 id="refuse" className="text-heading">
          {texts.refuseTitle}
        </h2>
        <PostForm post={post} intent="refuse" className="grid grid-cols-1 gap-4">
          <input type="hidden" name="version" value={request.version} />
          <SelectField
            {...post.field('refusal', '')}
            label={texts.refusal}
            error={noteAt(post.fault, 'refusal')}
          >
            <option value="">{texts.choose}</option>
            {nomineeRefusals.map((one) => (
              <option key={one} value={one}>
                {nomineeRefusalTexts[one]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet" className="justify-self-start" busy={post.busyWith === 'refuse'}>
            {post.busyWith === 'refuse' ? texts.busy : texts.refuse}
          </Button>
        </PostForm>
      </section>
    </>
  );
}
