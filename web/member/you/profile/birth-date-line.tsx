import { editTexts as texts } from '#texts/edit-profile.ts';
import { paths } from '../../../paths.ts';
import { day } from '../../../texts/amounts.ts';
import { TextLink } from '../../../ui/button.tsx';

/** Which doors are open hangs on it, so it is said once, on a page of its own, and only shown here. */
export function BirthDateLine({ birthDate }: { birthDate: string }) {
  if (birthDate) return <p className="text-soft">{texts.birthDate(day(birthDate))}</p>;
  return (
    <p className="text-soft">
      {texts.ageless} <TextLink to={paths.birthDate}>{texts.tellBirthDate}</TextLink>
    </p>
  );
}
