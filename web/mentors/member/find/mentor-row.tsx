import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { findMentorTexts as texts } from '#web/mentors/texts/en/find.ts';
import { mentorKindLabels } from '#web/mentors/texts/en/values.ts';
import { Marks } from '#web/people/shown/marks.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { ShownMentor } from './answers.ts';

/** A mentor in the list, as one link to the page. */
export function MentorRow({ mentor }: { mentor: ShownMentor }) {
  const { person, topics, kinds, next, fitting } = mentor;
  const offersSlots = kinds.includes('session');
  const slot = fitting ? texts.fitting(fitting) : next ? texts.nextSlot(next) : offersSlots && texts.full;
  return (
    <li>
      <Link prefetch="intent" to={innerMentorPaths.findMentor(person.handle)} className="row person-row">
        <Portrait id={person.id} avatarId={person.avatarId} className="size-11" />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold">
            <PersonName name={person.name} />
          </span>
          <span className="line-clamp-2">{topics.join(', ')}</span>
          <span className="block text-small break-words text-soft">
            {kinds.map((kind) => mentorKindLabels[kind]).join(' · ')}
          </span>
          <Marks kinds={person.verified} />
        </span>
        <span className="person-row-more min-w-0 text-small text-soft">
          {slot && <span className="text-ink">{slot}</span>}
        </span>
      </Link>
    </li>
  );
}
