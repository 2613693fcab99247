import type { ReactNode } from 'react';
import type { PersonBody } from '#contract/people.ts';
import type { StandingBody } from '#contract/standing.ts';
import { turnTexts as texts } from '#texts/dashboard.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Kolam } from '../../ui/kolam.tsx';
import { NewLink } from '../new-link.tsx';
import type { Account, Profile } from '../own.ts';
import { Row, RowList } from '../row.tsx';
import { completenessOf } from '../you/completeness.ts';
import { asksForEvenings } from '../you/skills/asks-for-evenings.ts';
import type { ShownTurn } from './shown-turn.ts';
import { TurnRow } from './turn-row.tsx';

type TurnsProps = {
  account: Account;
  profile: Profile | null;
  person: PersonBody;
  turns: readonly ShownTurn[];
  age: StandingBody['age'];
};

/** What others wait for, as the bell counts it, and what the member has to do for themself. */
export function Turns({ account, profile, person, turns, age }: TurnsProps) {
  const { parts, missing } = profile ? completenessOf(profile) : { parts: 0, missing: [] };
  const isUnproven = !account.emailVerification;
  const isIncomplete = profile === null || missing.length > 0;
  const isAgeless = age === 'unknown';
  const isUnasked = !isAgeless && profile !== null && !person.asked;
  const hasOwn = isUnproven || isAgeless || isIncomplete || isUnasked;
  if (!hasOwn && turns.length === 0) return age === 'adult' ? <Nothing /> : <NothingYet />;
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
            {isAgeless && <Row to={paths.birthDate} title={texts.birthDate} facts={texts.birthDateWhy} />}
            {profile === null && <Row to={paths.yourProfile} title={texts.blank} facts={texts.fill} />}
            {profile !== null && missing.length > 0 && (
              <Row
                to={paths.yourProfile}
                title={texts.complete(parts - missing.length, parts)}
                facts={texts.missing(missing.map((part) => texts.parts[part]))}
              />
            )}
            {isUnasked && (
              <Row
                to={paths.yourSkills}
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

/** Nothing waits: dots without a line, and where to go from here. */
function Nothing() {
  return (
    <NothingWith text={texts.nothing.text}>
      <ButtonLink look="quiet" to={paths.findOpportunities}>
        {texts.nothing.find}
      </ButtonLink>
      <ButtonLink look="quiet" to={paths.newProject}>
        {texts.nothing.begin}
      </ButtonLink>
    </NothingWith>
  );
}

/** The same for those to whom finding and beginning are not open yet. */
function NothingYet() {
  return (
    <NothingWith text={texts.nothing.textYet}>
      <ButtonLink look="quiet" to={paths.stories}>
        {texts.nothing.read}
      </ButtonLink>
    </NothingWith>
  );
}

function NothingWith({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section aria-labelledby="nothing" className="grid justify-items-start gap-4">
      <Kolam seed="today" radius={2} stroke={0} className="size-24 text-line" />
      <h2 id="nothing" className="text-heading">
        {texts.nothing.title}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <ButtonLink look="quiet" to={`${paths.about}#contact`}>
          {texts.nothing.ask}
        </ButtonLink>
      </div>
    </section>
  );
}
