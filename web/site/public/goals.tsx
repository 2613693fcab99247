import type { Figures } from '#contract/figures/names.ts';
import { type Goal, figures as texts } from '#web/figures/texts/en/figures.ts';
import { classes } from '#web/ui/classes.ts';
import { Stat } from '#web/ui/stat.tsx';

/** The goals, and next to each the present figure, if there is one. */
export function Goals({
  goals,
  counted,
  size,
  className,
}: {
  goals: readonly Goal[];
  counted: Figures;
  size?: 'small' | 'usual';
  className?: string;
}) {
  return (
    <dl className={classes('grid', className)}>
      {goals.map((goal) => (
        <Stat
          key={goal.label}
          value={goal.value}
          label={goal.label}
          today={texts.today(goal, counted)}
          size={size}
        />
      ))}
    </dl>
  );
}
