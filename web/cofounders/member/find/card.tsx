import { casePaths } from '#contract/cases/paths.ts';
import type { CofounderCardBody } from '#contract/cofounders/find-calls.ts';
import { introductionPaths } from '#contract/introductions/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { findCofounderTexts as texts } from '#web/cofounders/texts/en/find.ts';
import { searchModeLabels } from '#web/cofounders/texts/en/values.ts';
import { Marks } from '#web/people/shown/marks.tsx';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { PersonName } from '#web/ui/person-name.tsx';

/** A member who fits both ways, and why. No photo stands here. */
export function CofounderCard({ card }: { card: CofounderCardBody }) {
  const { person, project, reason } = card;
  const differences = reason.differs.map((one) => texts.difference[one](card)).filter(Boolean);
  const sectors = (project?.sectors ?? card.sectors).map((name) => sectorLabels[name] ?? name);
  const stage = project ? (stageLabels[project.stage as keyof typeof stageLabels] ?? project.stage) : '';
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <div>
        <h2 className="font-semibold break-words">
          <PersonName name={person.name} />
        </h2>
        <p className="text-small text-soft break-words">
          {[person.headline, person.place, searchModeLabels[card.mode], texts.starts(card.startsOn)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Marks kinds={person.verified} />
      </div>
      <p className="break-words">{texts.why(reason)}</p>
      {differences.length > 0 && <p className="text-soft break-words">{texts.differs(differences)}</p>}
      <dl className="grid gap-3">
        <Part name={texts.begin} text={card.begin} />
        <Part name={texts.bring} text={card.bring} />
        <Part
          name={texts.project}
          text={[project ? project.line : texts.noProject, stage, sectors.join(', ')]
            .filter(Boolean)
            .join(' · ')}
        />
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
