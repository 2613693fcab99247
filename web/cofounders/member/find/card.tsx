import { casePaths } from '#contract/cases/paths.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { findCofounderTexts as texts } from '#web/cofounders/texts/en/find.ts';
import { Marks } from '#web/people/shown/marks.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { langOf } from '#web/ui/name-runs.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import type { ShownCard } from './answers.ts';

/** A member who fits both ways, and why. No photo stands here. */
export function CofounderCard({ card }: { card: ShownCard }) {
  const { person, why, differs } = card;
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <div>
        <h2 className="font-semibold break-words">
          <PersonName name={person.name} />
        </h2>
        <p className="text-small text-soft break-words">
          {card.headline && (
            <>
              <span lang={langOf(card.headline)}>{card.headline}</span> ·{' '}
            </>
          )}
          {card.facts}
        </p>
        <Marks kinds={person.verified} />
      </div>
      <p className="break-words">{why}</p>
      {differs && <p className="text-soft break-words">{differs}</p>}
      <dl className="grid gap-3">
        <Part name={texts.begin} text={card.begin} />
        <Part name={texts.bring} text={card.bring} />
        <Part name={texts.project} text={card.project} />
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink
          small
          to={introductionPaths.ask('begin_together', { member: person.handle })}
          aria-label={texts.askNamed(person.name)}
        >
          {texts.ask}
        </ButtonLink>
        <TextLink
          to={peoplePaths.findPerson(person.handle)}
          aria-label={texts.profileNamed(person.name)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.profile}
        </TextLink>
        <ButtonLink
          small
          look="plain"
          to={casePaths.report('search', person.id)}
          aria-label={texts.reportNamed(person.name)}
        >
          {texts.report}
        </ButtonLink>
      </div>
    </li>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="whitespace-pre-line break-words">{text}</dd>
    </div>
  );
}
