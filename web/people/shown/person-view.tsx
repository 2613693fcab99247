import type { ReactNode } from 'react';
import type { PastWork, PersonPageBody } from '#contract/people/public-profile-calls.ts';
import { segmentsOf } from '#rules/text/links.ts';
import { hostOf } from '#rules/text/web-address.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { labelOf } from '#web/ground/texts/label.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { openToLabels, personTexts as texts } from '#web/people/texts/en/people.ts';
import { type Foreign, LanguageMark } from '#web/ui/language-mark.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { Marks } from './marks.tsx';
import { factsOf } from './person-facts.ts';

type PersonViewProps = {
  person: PersonPageBody;
  /** Where its words are in another language than the page's. */
  foreign?: Foreign;
  /** Of its name as a heading: 1 where it is the page's own. */
  level?: 1 | 3;
  /** The reader's possible steps, next to the name. */
  actions?: ReactNode;
};

/** A member's page as others see it. */
export function PersonView({ person, foreign, level = 1, actions }: PersonViewProps) {
  const Name = level === 1 ? 'h1' : 'h3';
  const isEmpty = !person.about && person.work.length === 0;
  return (
    <article className="grid grid-cols-1 gap-8">
      <header className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <Portrait id={person.id} avatarId={person.avatarId} className="size-24 sm:size-28" />
        <div className="min-w-0">
          <Name className="text-title leading-tight">
            <PersonName name={person.name} />
          </Name>
          {person.otherName && (
            <p className="text-soft">
              <PersonName name={person.otherName} />
            </p>
          )}
          {person.headline && (
            <p lang={foreign?.lang} className="mt-1 text-lead text-pretty">
              {person.headline}
            </p>
          )}
          <LanguageMark foreign={foreign} />
          <p className="mt-1.5 break-words text-soft">
            {[...factsOf(person), person.handle && texts.handle(person.handle)].filter(Boolean).join(' · ')}
          </p>
          <Marks kinds={person.verified} />
          {actions && <div className="mt-4 flex flex-wrap items-center gap-3">{actions}</div>}
        </div>
      </header>
      <div className="person-parts">
        <Offers person={person} level={level} />
        <div className="person-main grid grid-cols-1 gap-8">
          {person.about && (
            <Part title={texts.about} level={level}>
              <p lang={foreign?.lang} className="max-w-text whitespace-pre-line">
                <LinkedText text={person.about} />
              </p>
            </Part>
          )}
          {person.work.length > 0 && (
            <Part title={texts.work} level={level}>
              <WorkLine work={person.work} lang={foreign?.lang} />
            </Part>
          )}
          {isEmpty && <p className="text-soft">{texts.empty(person.name)}</p>}
        </div>
        <Further person={person} level={level} />
      </div>
    </article>
  );
}

type PartsProps = { person: PersonPageBody; level: 1 | 3 };

/** The kinds of work the member is open to, their time, and their skills: on a phone before all else. */
function Offers({ person, level }: PartsProps) {
  const time = [
    person.hoursAWeek > 0 && texts.hours(person.hoursAWeek),
    person.eveningsAWeek > 0 && texts.evenings(person.eveningsAWeek),
    person.availableFrom && texts.from(person.availableFrom),
    person.awayUntil && texts.away(person.awayUntil),
  ].filter((part) => typeof part === 'string' && part !== '');
  return (
    <div className="person-side grid grid-cols-1 gap-6 empty:hidden">
      {person.openTo.length > 0 && (
        <Part title={texts.openTo} level={level}>
          <ul className="grid gap-1">
            {person.openTo.map((choice) => (
              <li key={choice} className="dot-point">
                {labelOf(openToLabels, choice)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {time.length > 0 && (
        <Part title={texts.time} level={level}>
          {time.map((part) => (
            <p key={String(part)}>{part}</p>
          ))}
        </Part>
      )}
      {person.skills.length > 0 && (
        <Part title={texts.skills} level={level}>
          <ul className="flex flex-wrap gap-2">
            {person.skills.map((skill) => (
              <li key={skill} className="rounded-full border border-control px-3 py-0.5">
                {skill}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Further({ person, level }: PartsProps) {
  return (
    <div className="person-side grid grid-cols-1 content-start gap-6">
      {person.languages.length > 0 && (
        <Part title={texts.languages} level={level}>
          <p>{person.languages.map((code) => labelOf(languageLabels, code)).join(', ')}</p>
        </Part>
      )}
      {person.links.length > 0 && (
        <Part title={texts.links} level={level}>
          <ul>
            {person.links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  rel="nofollow noopener ugc"
                  className="text-link inline-flex min-h-11 items-center break-all"
                >
                  {shownLink(link)}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={texts.replies} level={level}>
        <p className="text-soft">{texts.tooNew}</p>
      </Part>
    </div>
  );
}

function Part({ title, level, children }: { title: string; level: 1 | 3; children: ReactNode }) {
  const Heading = level === 1 ? 'h2' : 'h4';
  return (
    <section>
      <Heading className="mb-2 font-semibold">{title}</Heading>
      {children}
    </section>
  );
}

/** The member's past work, as dots on a line. */
function WorkLine({ work, lang }: { work: readonly PastWork[]; lang: string | undefined }) {
  return (
    <ol lang={lang} className="work-line">
      {work.map(({ what, where, from, to, line }) => (
        <li key={[what, where, from, to, line].join('\n')}>
          <p className="text-small text-soft tabular-nums">{texts.years(from, to)}</p>
          <p className="break-words">
            <span className="font-semibold">{what}</span>
            {where && <span className="text-soft"> · {where}</span>}
          </p>
          {line && <p className="break-words">{line}</p>}
        </li>
      ))}
    </ol>
  );
}

function LinkedText({ text }: { text: string }) {
  let start = 0;
  return segmentsOf(text).map((segment) => {
    const key = start;
    start += segment.text.length;
    if (segment.kind === 'text') return segment.text;
    return (
      <a key={key} href={segment.href} rel="nofollow noopener ugc" className="text-link break-all">
        {segment.text}
      </a>
    );
  });
}

function shownLink(link: string): string {
  const { pathname } = new URL(link);
  return `${hostOf(link)}${pathname === '/' ? '' : decoded(pathname)}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
