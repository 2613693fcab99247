import { consentPaths } from '#contract/consents/paths.ts';
import { guardianPaths } from '#contract/guardians/paths.ts';
import { relations } from '#contract/guardians/relations.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import { guardianPageTexts as texts } from '#web/guardians/texts/en/guardian.ts';
import { LawField } from '#web/legal-texts/shown/law-field.tsx';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { SentenceWithName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';
import { CodeSteps } from './code-steps.tsx';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: guardianPaths.guardian,
  });

const codeTexts = {
  ask: texts.confirm,
  asking: texts.sending,
  sent: texts.sent,
  code: texts.code,
  submit: texts.agree,
  busy: texts.saving,
  another: texts.another,
};

export default function Guardian({
  loaderData: { request, isChecked, parts, receipts },
}: Route.ComponentProps) {
  const post = usePost(['ask-code', 'agree', 'refuse']);
  if (!request || post.fault?.code === 'guardian_request_not_found')
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
      </NarrowPage>
    );

  const { status, memberName, expire, answeredAt, relation, termsVersion, check } = request;
  const mustBeChecked = check !== '' && !isChecked;
  return (
    <NarrowPage
      title={<SentenceWithName sentence={texts.title} name={memberName} />}
      intro={texts.intro(memberName)}
      seed="guardian"
    >
      <PostFault post={post} className="mb-6" />
      {status === 'confirmed' && (
        <Banner look="success" className="mb-6">
          {texts.confirmed}{' '}
          {relation && texts.agreedTo(texts.relation[relation], day(answeredAt), termsVersion)}
        </Banner>
      )}
      {status === 'refused' && (
        <Banner look="note" className="mb-6">
          {texts.refused}
        </Banner>
      )}
      {parts.map(({ said, to, label }) => (
        <p key={to} className="mb-6 grid justify-items-start">
          {said}
          <TextLink to={to} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </p>
      ))}
      <div className="grid gap-4">
        {texts.about.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={consentPaths.terms}>{texts.terms}</TextLink>
          <TextLink to={consentPaths.privacy}>{texts.privacy}</TextLink>
        </p>
      </div>
      {mustBeChecked && <CheckFirst address={check} />}
      {status !== 'confirmed' && !mustBeChecked && <Agreeing post={post} />}
      {status !== 'refused' && (
        <PostForm post={post} intent="refuse" className="mt-3 grid">
          <Button type="submit" look="quiet" busy={post.busyWith === 'refuse'}>
            {post.busyWith === 'refuse'
              ? texts.saving
              : status === 'confirmed'
                ? texts.takeBack
                : texts.refuse}
          </Button>
        </PostForm>
      )}
      {receipts.length > 0 && (
        <ul className="mt-6">
          {receipts.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 text-small text-soft">
        {texts.until(day(expire))}
        {answeredAt && ` ${texts.since(day(answeredAt))}`}
      </p>
    </NarrowPage>
  );
}

/** Who they are first; then the code that went to their own address, with what they said before. */
function Agreeing({ post }: { post: Post }) {
  const relation = post.answer?.about?.relation ?? post.answer?.typed?.relation ?? '';
  return (
    <CodeSteps
      post={post}
      intent="agree"
      texts={codeTexts}
      className="mt-6"
      askClassName=""
      kept={
        <>
          <input type="hidden" name="relation" value={relation} />
          <input type="hidden" name="adult" value="yes" />
          <LawField post={post} />
        </>
      }
    >
      <LawField post={post} />
      <Statement post={post} />
    </CodeSteps>
  );
}

function Statement({ post }: { post: Post }) {
  return (
    <>
      <SelectField label={texts.relation.label} {...post.field('relation', '')}>
        <option value="">{texts.relation.choose}</option>
        {relations.map((one) => (
          <option key={one} value={one}>
            {texts.relation[one]}
          </option>
        ))}
      </SelectField>
      <CheckboxField name="adult" value="yes" label={texts.adult} />
    </>
  );
}

/** The operator of this site has another service verify guardians. */
function CheckFirst({ address }: { address: string }) {
  return (
    <div className="mt-6 grid gap-3">
      <p>{texts.check(new URL(address).host)}</p>
      <a href={address} rel="noreferrer" className="button justify-self-start">
        {texts.toCheck}
      </a>
    </div>
  );
}
