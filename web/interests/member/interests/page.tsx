import { useState } from 'react';
import type { OwnInterestsBody } from '#contract/interests/calls.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import { interestPaths } from '#contract/interests/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { interestTexts as texts } from '#web/interests/texts/en/interests.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { NoMark } from '../../shown/no-mark.tsx';
import type { Route } from './+types/page';
import { Gives, OpenFor, Sectors, Stages } from './choices.tsx';
import { Next } from './next.tsx';
import { Promised } from './promised.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: interestPaths.interests,
    noindex: true,
  });

/** The interests of an investor or industry professional, and what they can do with them. */
export default function Interests({ loaderData: { own, advice } }: Route.ComponentProps) {
  const isRemoved = useArrival() === 'removed';
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      {isRemoved && <Banner look="success">{texts.removed}</Banner>}
      <h1 className="text-work">{texts.title}</h1>
      {own.marks.length === 0 ? (
        <NoMark />
      ) : (
        <>
          <p className="text-soft">{texts.how}</p>
          <InterestForm own={own} />
          <Promised promisedAt={own.promisedAt} />
          <Next advice={advice} />
        </>
      )}
      {own.said && <Delete />}
    </div>
  );
}

function InterestForm({ own }: { own: OwnInterestsBody }) {
  const post = usePost(['save']);
  const [version] = useState(own.version);
  const { said, openFor, marks } = own;
  return (
    <PostForm post={post} className="grid grid-cols-1 gap-6">
      <PostFault post={post} />
      <Standing post={post} />
      <Version post={post} based={post.outcome ? own.version : version} />
      <Sectors post={post} chosen={said?.sectors ?? []} />
      <Stages post={post} chosen={said?.stages ?? []} />
      <TextAreaField
        {...post.field('districts', said?.districts.join('\n'))}
        label={texts.districts}
        hint={texts.districtsHint}
        error={noteAt(post.fault, 'districts')}
        rows={3}
        optional
      />
      <Gives post={post} chosen={said?.gives ?? []} />
      <CountedArea
        {...post.field('about', said?.about)}
        label={texts.about}
        hint={texts.aboutHint}
        most={limits.about}
        error={noteAt(post.fault, 'about')}
        rows={4}
        optional
      />
      <OpenFor post={post} chosen={openFor} marks={marks} />
      <div className="flex flex-wrap items-center gap-4">
        <IntentButton post={post} intent="save">
          {post.busyWith === 'save' ? texts.saving : texts.save}
        </IntentButton>
        <p role="status" className="font-semibold text-patta">
          {post.outcome?.done === 'saved' && post.busyWith === null && texts.saved}
        </p>
      </div>
    </PostForm>
  );
}

function Delete() {
  const post = usePost(['delete']);
  return (
    <PostForm post={post} className="grid justify-items-start gap-1.5 border-t border-line pt-5">
      <PostFault post={post} />
      <IntentButton post={post} intent="delete" look="quiet">
        {texts.remove}
      </IntentButton>
      <p className="text-small text-soft">{texts.removeHow}</p>
    </PostForm>
  );
}
