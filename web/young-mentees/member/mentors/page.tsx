import { Form } from 'react-router';
import type { YoungMentorRowBody } from '#contract/young-mentees/calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { languages } from '#rules/lists/languages.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { filtersUsed } from '#web/search/member/list-address.ts';
import { PageLinks } from '#web/search/member/page-links.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { youngMentorsTexts as texts } from '#web/young-mentees/texts/en/mentee.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: youngPaths.mentors,
    noindex: true,
  });

/** The mentors whom a member under 18 may ask, and the own requests. */
export default function YoungMentors({ loaderData }: Route.ComponentProps) {
  const { filters, after, hasYes, hasLive, mentors, total, next, requests } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="text-work text-balance">{texts.title}</h1>
        <p className="text-soft">{texts.intro}</p>
      </header>
      {!hasYes && (
        <Banner look="note">
          {texts.noYes} {texts.guardianPage}
        </Banner>
      )}
      {requests.length > 0 && (
        <section aria-labelledby="requests">
          <h2 id="requests" className="text-heading">
            {texts.requests}
          </h2>
          <RowList>
            {requests.map((one) => (
              <Row
                key={one.id}
                to={youngPaths.request(one.id)}
                title={one.topic}
                isWritten
                facts={`${texts.row(one.kind, one.mentorName, one.askedAt)} · ${texts.state(one.state, one.progress)}`}
                {...(one.state === 'agreed' && { state: 'turn' as const })}
              />
            ))}
          </RowList>
        </section>
      )}
      <Form className="grid justify-items-start gap-3" role="search">
        <TextField name="search" label={texts.words} hint={texts.wordsHint} defaultValue={filters.search} />
        <TextField name="topic" label={texts.topic} defaultValue={filters.topic} autoComplete="off" />
        <SelectField name="language" label={texts.language} defaultValue={filters.language}>
          <option value="">{texts.any}</option>
          {languages.map(({ code }) => (
            <option key={code} value={code}>
              {languageLabels[code] ?? code}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="quiet">
          {texts.search}
        </Button>
      </Form>
      {mentors.length === 0 ? (
        <p role="status">{isFiltered ? texts.none : texts.noneYet}</p>
      ) : (
        <>
          <p role="status" className="text-soft">
            {texts.found(total)}
          </p>
          <ul className="grid gap-4">
            {mentors.map((one) => (
              <Mentor key={one.id} one={one} isOpen={hasYes} isLive={hasLive} />
            ))}
          </ul>
        </>
      )}
      <PageLinks filters={filters} after={after} next={next} texts={texts} />
    </div>
  );
}

type Shown = { one: YoungMentorRowBody; isOpen: boolean; isLive: boolean };

function Mentor({ one, isOpen, isLive }: Shown) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 className="text-heading break-words">{one.name}</h2>
      <p className="text-small text-soft">
        {[
          ...one.topics,
          ...(one.of.length > 0 ? [texts.free(one.free), texts.days(one.answerDays)] : []),
          ...(one.sessionMinutes > 0 ? [texts.session(one.sessionMinutes, isLive && one.isLive)] : []),
        ].join(' · ')}
      </p>
      <p className="whitespace-pre-line break-words">{one.helpWith}</p>
      {(one.waitingId || (isOpen && (one.free > 0 || one.sessionMinutes > 0))) && (
        <TextLink
          to={one.waitingId ? youngPaths.request(one.waitingId) : youngPaths.ask(one.handle)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {one.waitingId ? texts.waits(one.name) : texts.ask(one.name)}
        </TextLink>
      )}
    </li>
  );
}
