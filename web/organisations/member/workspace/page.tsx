import { organisationPaths } from '#contract/organisations/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { kindNames, roleNames } from '#web/organisations/texts/en/names.ts';
import { ownOrganisationsTexts } from '#web/organisations/texts/en/own.ts';
import { workspaceTexts as texts } from '#web/organisations/texts/en/workspace.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';
import { Address } from './address.tsx';
import { Ends } from './ends.tsx';
import { Letter } from './letter.tsx';
import { Said, SaidForm } from './said.tsx';
import { Standing, stateForms } from './standing.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: ownOrganisationsTexts.one,
  up: { to: organisationPaths.ownOrganisations, label: ownOrganisationsTexts.title },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.organisation.name || ownOrganisationsTexts.title,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** An organisation for its staff: how it stands, what is missing, and each step that is open. */
export default function Organisation({ loaderData: { organisation: one, links } }: Route.ComponentProps) {
  const arrival = useArrival();
  const isOwner = one.roles.includes('owner');
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-8">
      {(arrival === 'begun' || arrival === 'joined') && <Banner look="success">{texts.done[arrival]}</Banner>}
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h1 className="text-work min-w-0 break-words">{one.name}</h1>
          <StateMark state={one.state} />
        </div>
        <p className="text-small text-soft">
          {kindNames[one.kind]} · {texts.yourRoles(one.roles.map((role) => roleNames[role]))}
        </p>
        <p className="flex flex-wrap gap-x-6">
          {links.map(({ to, label }) => (
            <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
        </p>
      </div>
      {isStudents(arrival) && <Banner look="note">{texts.students[arrival]}</Banner>}
      <Standing organisation={one} />
      {one.can.submit && <Send lacks={one.lacks} />}
      {one.state === 'in_review' && isOwner && <TakeBack />}
      <Address organisation={one} />
      {one.can.edit ? <SaidForm organisation={one} /> : <Said organisation={one} />}
      {isOwner && <Letter organisation={one} />}
      <Ends can={one.can} />
    </div>
  );
}

/** A page of its students has led here. */
const isStudents = (arrival: string | null): arrival is keyof typeof texts.students =>
  arrival !== null && Object.hasOwn(texts.students, arrival);

function Send({ lacks }: { lacks: Route.ComponentProps['loaderData']['organisation']['lacks'] }) {
  const post = usePost(['send'], { shared: stateForms });
  return (
    <section aria-labelledby="send" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="send" className="text-heading">
        {lacks.length > 0 ? texts.lacking : texts.complete}
      </h2>
      {lacks.length > 0 && (
        <ul className="grid">
          {lacks.map((one) => (
            <li key={one}>
              <a href={`#${places[one]}`} className="text-link inline-flex min-h-11 items-center">
                {texts.lacks[one]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <PostForm post={post} intent="send" className="grid justify-items-start gap-3">
        <PostFault post={post} />
        <Button type="submit" look={lacks.length > 0 ? 'quiet' : undefined} busy={post.busyWith !== null}>
          {post.busyWith ? texts.sending : texts.send}
        </Button>
      </PostForm>
    </section>
  );
}

/** Where on the page each missing thing is added. */
const places = { letter: 'letter', district: 'said', about: 'said', proof: 'address' } as const;

function TakeBack() {
  const post = usePost(['back'], { shared: stateForms });
  return (
    <PostForm post={post} intent="back" className="grid justify-items-start gap-3">
      <PostFault post={post} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {texts.withdraw}
      </Button>
    </PostForm>
  );
}
