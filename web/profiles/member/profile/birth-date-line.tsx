import { accountPaths } from '#contract/accounts/paths.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { editTexts as texts } from '#web/profiles/texts/en/edit-profile.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The age decides what the account may do, so the member gives it once, on a page of its own; this line only shows it. */
export function BirthDateLine({ birthDate }: { birthDate: string }) {
  if (birthDate) return <p className="text-soft">{texts.birthDate(day(birthDate))}</p>;
  return (
    <p className="text-soft">
      {texts.ageless} <TextLink to={accountPaths.birthDate}>{texts.tellBirthDate}</TextLink>
    </p>
  );
}
