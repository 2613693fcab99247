import type { PersonRowBody } from '#contract/people/find-calls.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { labelOf } from '#web/ground/texts/label.ts';
import { openToLabels, findPeopleTexts as texts } from '#web/people/texts/en/people.ts';
import { type Foreign, LanguageMark } from '#web/ui/language-mark.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { Marks } from './marks.tsx';
import { factsOf } from './person-facts.ts';

/** A member in a list, as one link to their page. */
export function PersonListRow({ person }: { person: PersonRowBody & { foreign: Foreign } }) {
  const { foreign } = person;
  const gives = [
    person.hoursAWeek > 0 && texts.hoursShort(person.hoursAWeek),
    person.openTo.length > 0 &&
      texts.openToShort(person.openTo.map((choice) => labelOf(openToLabels, choice))),
  ].filter((part) => typeof part === 'string');
  return (
    <li>
      <Link prefetch="intent" to={peoplePaths.findPerson(person.handle)} className="row person-row">
        <Portrait id={person.id} avatarId={person.avatarId} className="size-11" />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold">
            <PersonName name={person.name} />
          </span>
          {person.otherName && <PersonName name={person.otherName} className="text-soft" />}
          {person.headline && (
            <span lang={foreign?.lang} className="line-clamp-2">
              {person.headline}
            </span>
          )}
          <LanguageMark foreign={foreign} />
          <span className="block text-small break-words text-soft">{factsOf(person).join(' · ')}</span>
          <Marks kinds={person.verified} />
        </span>
        {(gives.length > 0 || person.skills.length > 0) && (
          <span className="person-row-more min-w-0 text-small text-soft">
            {person.skills.length > 0 && (
              <span className="line-clamp-1 text-ink">{person.skills.slice(0, 4).join(', ')}</span>
            )}
            {gives.length > 0 && <span className="line-clamp-2">{gives.join(' · ')}</span>}
          </span>
        )}
      </Link>
    </li>
  );
}
