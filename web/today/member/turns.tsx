import { accountPaths } from '#contract/accounts/paths.ts';
import type { PersonBody } from '#contract/people/calls.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import type { StandingBody } from '#contract/standings/calls.ts';
import { NewLink } from '#web/codes/member/new-link.tsx';
import type { Account, Profile } from '#web/ground/member/own.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { completenessOf } from '#web/profiles/member/completeness.ts';
import { asksForEvenings } from '#web/profiles/member/skills/asks-for-evenings.ts';
import { turnTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';
import type { NextSteps } from './next-steps.ts';
import type { ShownTurn } from './shown-turn.ts';
import { TurnRow } from './turn-row.tsx';

type TurnsProps = {
  account: Account;
  profile: Profile | null;
  person: PersonBody;
  turns: readonly ShownTurn[];
  age: StandingBody['age'];
  /** Null while first steps stand above. */
  next: NextSteps | null;
  /** The first steps above ask for the skills. */
  asksForSkills: boolean;
};

/** The steps that the member owes to others, as the bell counts them, and those that the member has to do for themselves. */
export function Turns({ account, profile, person, turns, age, next, asksForSkills }: TurnsProps) {
  const { parts, missing } = profile ? completenessOf(profile) : { parts: 0, missing: [] };
  const isUnproven = !account.emailVerification;
  const isIncomplete = profile === null || missing.length > 0;
  const isAgeless = age === 'unknown';
  const isUnasked = !isAgeless && profile !== null && !person.asked && !asksForSkills;
  const hasOwn = isUnproven || isAgeless || isIncomplete || isUnasked;
  if (!hasOwn && turns.length === 0) return next && <Next steps={next} />;
  return (
    <>
      {turns.length > 0 && (
        <section aria-labelledby="turns">
          <h2 id="turns" className="text-heading">
            {texts.title(turns.length)}
          </h2>
          <RowList>
            {turns.map((turn) => (
              <TurnRow key={turn.id} turn={turn} />
            ))}
          </RowList>
        </section>
      )}
      {hasOwn && (
        <section aria-labelledby="own">
          <h2 id="own" className="text-heading">
            {texts.own}
          </h2>
          <RowList>
            {isUnproven && (
              <li className="py-3">
                <p className="font-semibold">{texts.unverified}</p>
                <p className="break-words">{texts.verify(account.email)}</p>
                <NewLink email={account.email} />
              </li>
            )}
            {isAgeless && (
              <Row to={accountPaths.birthDate} title={texts.birthDate} facts={texts.birthDateWhy} />
            )}
            {profile === null && <Row to={profilePaths.yourProfile} title={texts.blank} facts={texts.fill} />}
            {profile !== null && missing.length > 0 && (
              <Row
                to={profilePaths.yourProfile}
                title={texts.complete(parts - missing.length, parts)}
                facts={texts.missing(missing.map((part) => texts.parts[part]))}
              />
            )}
            {isUnasked && (
              <Row
                to={profilePaths.yourSkills}
                title={texts.skills}
                facts={asksForEvenings(profile.role) ? texts.skillsWhy.mentor : texts.skillsWhy.member}
              />
            )}
          </RowList>
        </section>
      )}
    </>
  );
}

/** Dots without a line, and where to go from here. */
function Next({ steps: { title, text, links } }: { steps: NextSteps }) {
  return (
    <section aria-labelledby="next" className="grid justify-items-start gap-4">
      <Kolam seed="today" radius={2} stroke={0} className="size-24 text-line" />
      <h2 id="next" className="text-heading">
        {title}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <ButtonLink key={to} look="quiet" to={to}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
