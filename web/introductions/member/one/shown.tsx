import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { nameOfOther, oneTexts as texts } from '#web/introductions/texts/en/introductions.ts';
import { TextLink } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';

const link = 'inline-flex min-h-11 items-center justify-self-start';
type Props = { one: IntroductionBody };

/** Why a reader is warned of a text. */
export function Warned({ warnings }: Pick<IntroductionBody['note'], 'warnings'>) {
  return warnings.map((warning) => (
    <p key={warning} className="font-semibold text-sindoor">
      {texts.warnings[warning]}
    </p>
  ));
}

export function Note({ one }: Props) {
  const { note, side, person, project } = one;
  return (
    <section aria-labelledby="note" className="grid gap-2 border-t border-line pt-4">
      <h2 id="note" className="font-semibold">
        {texts.note[side]}
      </h2>
      <Warned warnings={note.warnings} />
      {note.text ? <LinkedText text={note.text} /> : <p className="text-soft">{texts.erased}</p>}
      {person?.handle && (
        <TextLink to={peoplePaths.findPerson(person.handle)} className={link}>
          {texts.profile(nameOfOther({ ...one, side: 'asked' }))}
        </TextLink>
      )}
      {person?.headline && <p className="text-small text-soft">{person.headline}</p>}
      {project && (
        <TextLink to={projectPaths.findProject(project.slug)} className={link}>
          {texts.project(project.name)}
        </TextLink>
      )}
    </section>
  );
}

/** The asker shows a search, interests or one project. */
export function Shown({ one, partNames }: Props & { partNames: Readonly<Record<string, string>> }) {
  const { kind, project, parts } = one.shown;
  const rows = project ? rowsOfProject(project) : (parts ?? []).map((part) => rowOf(part, partNames));
  const isThere = project !== null || parts !== null;
  return (
    <section aria-labelledby="shown" className="grid gap-3 rounded-card bg-sand p-5">
      <h2 id="shown" className="font-semibold">
        {texts.shown[kind][one.side]}
      </h2>
      {project?.slug && (
        <TextLink to={projectPaths.findProject(project.slug)} className={link}>
          {project.name}
        </TextLink>
      )}
      {project?.slug === '' && <p className="text-small text-soft">{texts.draft}</p>}
      {project && <p className="break-words">{project.line}</p>}
      {!isThere && <p className="text-soft">{texts.notShown}</p>}
      <dl className="grid gap-2">
        {rows
          .filter(({ text }) => text !== '')
          .map(({ name, text }) => (
            <div key={name}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="whitespace-pre-line break-words">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

type Project = NonNullable<IntroductionBody['shown']['project']>;
type Part = NonNullable<IntroductionBody['shown']['parts']>[number];

function rowsOfProject({ stage, sectors }: Project) {
  return [
    { name: texts.stage, text: stage },
    { name: texts.sectors, text: sectors.join(' · ') },
  ];
}

function rowOf({ name, text, values }: Part, partNames: Readonly<Record<string, string>>) {
  return { name: partNames[name] ?? name, text: text || values.join(' · ') };
}
