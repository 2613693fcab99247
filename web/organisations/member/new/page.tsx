import type { OpeningBody } from '#contract/organisations/calls.ts';
import { organisationKindNames, organisationLimits } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { shownWebsite } from '#web/organisations/shown/website.ts';
import { kindNames } from '#web/organisations/texts/en/names.ts';
import { ownOrganisationsTexts, newOrganisationTexts as texts } from '#web/organisations/texts/en/own.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: organisationPaths.ownOrganisations, label: ownOrganisationsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: rareOrganisationPaths.newOrganisation,
    noindex: true,
  });

/** Two questions begin an organisation; without the mark the page says where to get it. */
export default function NewOrganisation({ loaderData: { opening, key } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <section aria-labelledby="how">
        <h2 id="how" className="text-heading">
          {texts.steps}
        </h2>
        <ol className="mt-2 grid list-decimal gap-1 ps-6">
          {texts.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {opening.isFull ? <Full /> : opening.mark ? <Begin mark={opening.mark} formKey={key} /> : <Missing />}
    </div>
  );
}

function Full() {
  return (
    <>
      <Banner look="note">{texts.full}</Banner>
      <TextLink
        to={organisationPaths.ownOrganisations}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.toOwn}
      </TextLink>
    </>
  );
}

function Missing() {
  return (
    <section aria-labelledby="missing" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="missing" className="text-heading">
        {texts.missing}
      </h2>
      <p>{texts.missingHow}</p>
      <ButtonLink to={verificationPaths.verificationOf('organisation')} className="justify-self-start">
        {texts.getMark}
      </ButtonLink>
    </section>
  );
}

type BeginProps = { mark: NonNullable<OpeningBody['mark']>; formKey: string };

function Begin({ mark, formKey }: BeginProps) {
  const post = usePost(['begin']);
  const isSending = post.busyWith !== null;
  const facts = [
    [texts.fields.website, shownWebsite(mark.website)],
    [texts.fields.registry, mark.registry],
    [texts.fields.number, mark.registryNumber],
  ] as const;
  return (
    <>
      <section aria-labelledby="mark">
        <h2 id="mark" className="text-heading">
          {texts.mark}
        </h2>
        <dl className="mt-2 grid gap-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {!post.isAtFault('name') && !post.isAtFault('kind') && <PostFault post={post} />}
      <PostForm post={post} intent="begin" className="grid gap-6">
        <input type="hidden" name="key" value={formKey} />
        <SelectField
          {...post.field('kind', '')}
          label={texts.kind}
          error={noteAt(post.fault, 'kind')}
          required
        >
          <option value="">{texts.choose}</option>
          {organisationKindNames.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectField>
        <CountedField
          {...post.field('name')}
          label={texts.name}
          hint={texts.nameHint}
          most={organisationLimits.name}
          error={noteAt(post.fault, 'name')}
          autoComplete="organization"
          required
        />
        <Button type="submit" busy={isSending} className="justify-self-start">
          {isSending ? texts.beginning : texts.begin}
        </Button>
      </PostForm>
    </>
  );
}
