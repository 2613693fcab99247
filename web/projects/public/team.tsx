import type { TeamMemberBody } from '#contract/projects/shapes.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { Marks } from '#web/people/shown/marks.tsx';
import { publicProjectTexts as texts } from '#web/projects/texts/en/public-projects.ts';
import { TextLink } from '#web/ui/button.tsx';
import { langOf } from '#web/ui/name-runs.ts';
import { PersonName } from '#web/ui/person-name.tsx';

type TeamProps = {
  team: readonly TeamMemberBody[];
  others: number;
  /** Returns the path of the profile with this handle. */
  pathOf: (handle: string) => string;
};

/** Those of a team who show themselves, and how many others there are. */
export function Team({ team, others, pathOf }: TeamProps) {
  return (
    <section aria-labelledby="team">
      <h2 id="team" className="text-heading">
        {texts.team}
      </h2>
      <ul className="mt-3 grid gap-4">
        {team.map(({ id, avatarId, name, title, headline, isOwner, handle, verified, cofounderOn }) => (
          <li key={id} className="flex items-center gap-3">
            <Portrait id={id} avatarId={avatarId} className="size-11 shrink-0" />
            <div className="min-w-0">
              <TextLink to={pathOf(handle)} className="font-semibold">
                <PersonName name={name} />
              </TextLink>
              <p lang={langOf(title || headline)} className="text-small text-soft break-words">
                {title || headline || (isOwner ? texts.owner : '')}
              </p>
              {cofounderOn && <p className="text-small text-soft">{texts.cofounder(cofounderOn)}</p>}
              <Marks kinds={verified} />
            </div>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-4 text-soft">
          <span className="me-2 inline-flex gap-1.5" aria-hidden="true">
            {Array.from({ length: Math.min(others, 5) }, (_, at) => (
              <span key={String(at)} className="inline-block size-2.5 rounded-full bg-genda" />
            ))}
          </span>
          {team.length > 0 ? texts.others(others) : texts.noneShown(others)}
        </p>
      )}
    </section>
  );
}
