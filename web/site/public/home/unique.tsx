import { home } from '#web/site/texts/en/home.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Kolam, KolamGlyph } from '#web/ui/kolam.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SnapRow } from '#web/ui/snap-row.tsx';

const { unique } = home;

export function Unique() {
  const [first, ...others] = unique.cards;
  const last = others.length - 1;
  return (
    <section aria-labelledby="unique" className="page-width py-8 sm:py-20 lg:py-28">
      <SectionHead id="unique" title={unique.title}>
        <p>{unique.intro}</p>
      </SectionHead>
      <SnapRow
        label={unique.title}
        wide="mosaic"
        className="mt-6 sm:mt-12"
        items={[
          {
            key: first.title,
            className:
              'relative flex flex-col justify-end overflow-hidden rounded-card bg-step p-5 text-on-step sm:col-span-2 sm:min-h-[27rem] sm:p-7 lg:col-span-1 lg:row-span-2',
            content: (
              <>
                <Kolam
                  seed={first.title}
                  radius={3}
                  stroke={2}
                  className="absolute -top-32 -end-28 w-60 text-step-soft sm:-top-32 sm:-end-24 sm:w-88 lg:-top-24"
                />
                <h3 className="relative text-heading">{first.title}</h3>
                <p className="relative mt-2 text-step-soft max-sm:leading-snug">{first.text}</p>
              </>
            ),
          },
          ...others.map(({ title, text, shape, ...card }, index) => ({
            key: title,
            className: classes(
              'flex flex-col rounded-card border border-line p-5 sm:p-7',
              index === last
                ? 'bg-genda-tint sm:col-span-2 lg:col-span-3 lg:grid lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-4'
                : 'bg-raised',
            ),
            content: (
              <>
                <div className={index === last ? 'sm:flex sm:items-center sm:gap-5' : undefined}>
                  <KolamGlyph shape={shape} className="size-12 text-neel" />
                  <h3 className={classes('mt-4 text-heading', index === last ? 'sm:mt-0' : 'sm:mt-5')}>
                    {title}
                  </h3>
                </div>
                <p
                  className={classes(
                    'mt-2 max-sm:leading-snug',
                    index === last ? 'sm:mt-4 lg:mt-0' : 'text-soft',
                  )}
                >
                  {text}
                </p>
                {'more' in card && (
                  <TextLink to={card.more.to} className="mt-1 inline-flex min-h-11 items-center">
                    {card.more.label}
                  </TextLink>
                )}
              </>
            ),
          })),
        ]}
      />
    </section>
  );
}
