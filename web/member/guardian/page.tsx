import { relations } from '#contract/relations.ts';
import { guardianPageTexts as texts } from '#texts/guardian.ts';
import { actOverLine } from '../../forms/dead-line.ts';
import { PostFault, PostForm, usePost } from '../../forms/use-post.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { day } from '../../texts/amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { CheckboxField, SelectField } from '../../ui/field.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const clientAction = actOverLine;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.guardian,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn; a form of the page itself has to say where it comes from.
  { name: 'referrer', content: 'same-origin' },
];

export default function Guardian({ loaderData: { request } }: Route.ComponentProps) {
  const post = usePost(['answer']);
  if (!request || post.fault?.code === 'guardian_request_not_found')
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
      </NarrowPage>
    );

  const { status, memberName, expire, answeredAt } = request;
  const answering = post.fetcher.formData?.get('confirmed');
  return (
    <NarrowPage title={texts.title(memberName)} intro={texts.intro(memberName)} seed="guardian">
      <PostFault post={post} className="mb-6" />
      {status === 'confirmed' && (
        <Banner look="success" className="mb-6">
          {texts.confirmed}
        </Banner>
      )}
      {status === 'refused' && (
        <Banner look="note" className="mb-6">
          {texts.refused}
        </Banner>
      )}
      <div className="grid gap-4">
        {texts.about.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={paths.terms}>{texts.terms}</TextLink>
          <TextLink to={paths.privacy}>{texts.privacy}</TextLink>
        </p>
      </div>
      <PostForm post={post} intent="answer" className="mt-6 grid gap-3">
        {status !== 'confirmed' && (
          <>
            <SelectField label={texts.relation.label} name="relation" defaultValue="">
              <option value="">{texts.relation.choose}</option>
              {relations.map((one) => (
                <option key={one} value={one}>
                  {texts.relation[one]}
                </option>
              ))}
            </SelectField>
            <CheckboxField name="adult" value="yes" label={texts.adult} />
          </>
        )}
        {status !== 'confirmed' && (
          <Button type="submit" name="confirmed" value="yes" busy={answering === 'yes'}>
            {answering === 'yes' ? texts.saving : texts.confirm}
          </Button>
        )}
        {status !== 'refused' && (
          <Button type="submit" name="confirmed" value="no" look="quiet" busy={answering === 'no'}>
            {answering === 'no' ? texts.saving : texts.refuse}
          </Button>
        )}
      </PostForm>
      <p className="mt-6 text-small text-soft">
        {texts.until(day(expire))}
        {answeredAt && ` ${texts.since(day(answeredAt))}`}
      </p>
    </NarrowPage>
  );
}
