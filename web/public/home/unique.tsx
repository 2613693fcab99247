import { home } from '#texts/home.ts';
import { classes } from '../../ui/classes.ts';
import { Kolam, KolamGlyph } from '../../ui/kolam.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

const { unique } = home;

export function Unique() {
  const [first, ...others] = unique.cards;
  return (
    <section aria-labelledby="unique" className="page-width py-20 lg:py-28">
      <SectionHead id="unique" title={unique.title}>
        <p>{unique.intro}</p>
      </SectionHead>
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <li className="relative flex min-h-[27rem] flex-col justify-end overflow-hidden rounded-card bg-step p-7 text-on-step sm:col-span-2 lg:col-span-1 lg:row-span-2">
          <Kolam
            seed={first.title}
            radius={3}
            stroke={2}
            className="absolute -top-32 -right-24 w-88 lg:-top-24 text-step-soft"
          />
          <h3 className="relative text-heading">{first.title}</h3>
          <p className="relative mt-2 text-step-soft">{first.text}</p>
        </li>
        {others.map(({ title, text, shape }, index) => {
          const last = index === others.length - 1;
          return (
            <li
              key={title}
              className={classes(
                'rounded-card border border-line p-6 sm:p-7',
                last &&
                  'bg-genda-tint sm:col-span-2 lg:col-span-3 lg:grid lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-4',
                !last && 'bg-raised',
              )}
            >
              <div className={last ? 'flex items-center gap-5' : undefined}>
                <KolamGlyph shape={shape} className="size-12 text-neel" />
                <h3 className={classes('text-heading', !last && 'mt-5')}>{title}</h3>
              </div>
              <p className={classes(last ? 'mt-4 lg:mt-0' : 'mt-2 text-soft')}>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
