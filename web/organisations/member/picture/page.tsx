import { organisationPaths } from '#contract/organisations/paths.ts';
import { useOutcomeOfPage } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { organisationPictureTexts as texts } from '#web/organisations/texts/en/picture.ts';
import { OwnPicture, PictureUpload } from '#web/projects/member/picture-form.tsx';
import { pictureTexts } from '#web/projects/texts/en/pictures.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { organisationPictureAddress } from '../../shown/picture-address.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ slug = '' }) => organisationPaths.ownOrganisation(slug), label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.pageTitle}: ${loaderData?.organisation.name ?? ''}`,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** The picture that an organisation shows on its page. */
export default function OrganisationPicture({ loaderData: { organisation } }: Route.ComponentProps) {
  const done = useOutcomeOfPage()?.done as keyof typeof pictureTexts.done | undefined;
  const { name, picture } = organisation;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work text-balance break-words hyphens-auto">{name}</h1>
      {done && done in pictureTexts.done && <Banner look="success">{pictureTexts.done[done]}</Banner>}
      <div>
        <h2 className="text-heading">{texts.pageTitle}</h2>
        <p className="mt-1 text-soft">
          {texts.intro} {!picture && texts.none}
        </p>
      </div>
      {picture && <OwnPicture key={picture.id} picture={picture} addressAt={organisationPictureAddress} />}
      <PictureUpload key={picture?.id} of="picture" label={picture ? texts.replace : texts.add} />
    </div>
  );
}
