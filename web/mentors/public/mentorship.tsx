import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { mentorPaths } from '#contract/mentors/paths.ts';
import { getMentorship } from '#core/mentors/get-mentorship.ts';
import { coreContext } from '#web/entry.server.tsx';
import { mentorshipTexts as texts } from '#web/mentors/texts/en/mentorship.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/mentorship';

export function loader({ context }: Route.LoaderArgs) {
  return getMentorship(context.get(coreContext));
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: mentorPaths.mentorship });

/** How mentoring works here, and how many mentors there are. */
export default function Mentorship({ loaderData: { mentors, slots, topics } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-width grid gap-5 pt-10 pb-12 lg:pt-20 lg:pb-16">
        <h1 className="text-display">{texts.title}</h1>
        <p className="max-w-text text-lead">{texts.lead}</p>
        {mentors > 0 && (
          <p className="text-soft">
            {[texts.mentors(mentors), slots > 0 && texts.slots(slots)].filter(Boolean).join(' · ')}
          </p>
        )}
        <div>
          <ButtonLink to={innerMentorPaths.findMentors}>{texts.find}</ButtonLink>
        </div>
      </section>
      <section aria-labelledby="how" className="bg-sand">
        <div className="page-width py-12 lg:py-16">
          <h2 id="how" className="text-heading">
            {texts.how}
          </h2>
          <ol className="mt-6 grid gap-8 sm:grid-cols-2">
            {texts.steps.map((step, at) => (
              <li key={step.title}>
                <h3 className="font-semibold">
                  <span className="text-soft tabular-nums">{at + 1}</span> {step.title}
                </h3>
                <p className="mt-1 max-w-text">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:py-16">
        <div>
          <h2 className="text-heading">{texts.more}</h2>
          <ul className="mt-3 grid gap-1">
            {texts.ways.map((way) => (
              <li key={way} className="dot-point">
                {way}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-heading">{texts.pay}</h2>
          <p className="mt-3 max-w-text">{texts.payText}</p>
        </div>
        <div>
          <h2 className="text-heading">{texts.become}</h2>
          <p className="mt-3 max-w-text">{texts.becomeText}</p>
          <TextLink to={innerMentorPaths.ownMentorPage} className="inline-flex min-h-11 items-center">
            {texts.become}
          </TextLink>
        </div>
        <div>
          <h2 className="text-heading">{texts.young}</h2>
          <p className="mt-3 max-w-text">{texts.youngText}</p>
        </div>
        {topics.length > 0 && (
          <div className="sm:col-span-2">
            <h2 className="text-heading">{texts.topics}</h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {topics.map(({ topic, mentors: count }) => (
                <li key={topic} className="rounded-full border border-control px-3 py-0.5">
                  {texts.topicOf(topic, count)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </>
  );
}
