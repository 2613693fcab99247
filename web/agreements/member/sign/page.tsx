import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { type BoundBy, boundBy } from '#rules/agreements/bound-by.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { AgreementText } from '../agreement-text.tsx';
import { CodeSteps } from '../code-steps.tsx';
import { HelpToRead } from '../help-to-read.tsx';
import type { Route } from './+types/page';

const texts = agreementTexts.sign;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ id = '' }) => innerAgreementPaths.ownAgreement(id), label: agreementTexts.agreement },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: agreementTexts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** The whole text on one page, what a signature is and is not, and the two steps of signing below it. */
export default function Sign({ loaderData }: Route.ComponentProps) {
  const { side, isTrial, document, version, hash, help, written, canRead } = loaderData;
  const post = usePost(['code', 'sign']);
  const bound = boundBy(document, side);
  const isSent = post.outcome?.done === 'sent' || post.answer?.intent === 'sign';
  const typed = post.answer?.typed ?? post.answer?.about;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <section aria-labelledby="text" className="grid gap-3 rounded-card bg-raised p-5">
        <h2 id="text" className="font-semibold">
          {agreementTexts.text} · {agreementTexts.version(version)}
        </h2>
        <p className="text-small text-soft">{written}</p>
        <AgreementText text={document.text} language={document.language} />
      </section>
      <HelpToRead help={help} />
      <p className="border-s-4 border-sindoor ps-4">
        {document.terms.equity && texts.equity}
        {texts.always}
      </p>
      {isTrial && (
        <div className="grid gap-1.5 border-s-4 border-sindoor ps-4">
          <p>{texts.trial}</p>
          <p className="text-small">{texts.trialAddress}</p>
        </div>
      )}
      <p className="font-semibold break-words">{signsFor(bound, side)}</p>
      <p className="text-small text-soft break-all">{agreementTexts.hash(hash)}</p>
      {isSent && !post.fault && <Banner look="success">{texts.sent}</Banner>}
      <PostForm post={post} className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="hash" value={hash} />
        <TextField
          {...post.field('name', typed?.name ?? '')}
          label={texts.name}
          error={noteAt(post.fault, 'name')}
          autoComplete="name"
        />
        {bound.kind !== 'self' && (
          <CheckboxField
            name="hasAuthority"
            value="yes"
            defaultChecked={typed?.hasAuthority === 'yes'}
            label={bound.kind === 'team' ? texts.authorityOfTeam : texts.authority}
            error={noteAt(post.fault, 'hasAuthority')}
          />
        )}
        {canRead && (
          <CheckboxField
            name="canRead"
            value="yes"
            defaultChecked={typed?.canRead === 'yes'}
            label={canRead}
            error={noteAt(post.fault, 'canRead')}
          />
        )}
        <CodeSteps
          post={post}
          isSent={isSent}
          intent="sign"
          hint={texts.codeHint(hash)}
          words={{ ...texts, act: texts.sign }}
        />
      </PostForm>
    </div>
  );
}

function signsFor(bound: BoundBy, side: 'project' | 'contributor'): string {
  if (bound.kind === 'organisation') return texts.asOrganisation(bound.name);
  if (bound.kind === 'team') return texts.asTeam(bound.owners);
  return side === 'project' ? texts.asLoneOwner : texts.inOwnName;
}
