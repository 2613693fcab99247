import { casePaths } from '#contract/cases/paths.ts';
import { type RosterTick, rosterTicks } from '#contract/rosters/limits.ts';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import { TextLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';

type Props = {
  organisation: { name: string; slug: string };
  canTick: boolean;
  closedUntil: string;
  ticks?: readonly RosterTick[];
};

/** The ticks, or until when they are closed; and where pressing is reported. */
export function Ticks({ organisation: { name, slug }, canTick, closedUntil, ticks = [] }: Props) {
  return (
    <fieldset>
      <legend className="text-heading">{texts.ticks}</legend>
      {canTick && <p className="mt-2">{texts.ticksHow}</p>}
      {closedUntil && <p className="mt-2 break-words">{texts.ticksClosed(name, closedUntil)}</p>}
      <TextLink
        to={`${casePaths.report('organisation', slug)}?concern=pressing`}
        className="inline-flex min-h-11 items-center break-words"
      >
        {texts.pressed(name)}
      </TextLink>
      {canTick &&
        rosterTicks.map((tick) => (
          <CheckboxField
            key={tick}
            name={tick}
            label={texts.tick[tick]}
            defaultChecked={ticks.includes(tick)}
          />
        ))}
    </fieldset>
  );
}
