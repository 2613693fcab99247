import { home } from '#web/site/texts/en/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Kolam } from '#web/ui/kolam.tsx';

const { hero } = home;

export function Hero() {
  return (
    <section className="relative overflow-hidden">
      <div className="page-width relative grid lg:min-h-[calc(100svh-4.5rem-7rem)] lg:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col items-start justify-center py-8 sm:py-16 lg:py-24 lg:pe-12">
          <Badge look="genda">{hero.badge}</Badge>
          <h1 className="mt-4 sm:mt-5 max-w-[6.4em] text-display">{hero.headline}</h1>
          <p className="mt-5 max-w-[34rem] text-lead text-soft sm:mt-6">{hero.description}</p>
          <div className="mt-6 flex flex-wrap gap-2.5 max-sm:[&>*]:px-4 sm:mt-8 sm:gap-3">
            <ButtonLink to={hero.join.to}>{hero.join.label}</ButtonLink>
            <a href={hero.how.to} className="button button-quiet">
              {hero.how.label}
            </a>
          </div>
        </div>
      </div>
      <div className="doorstep relative h-60 overflow-hidden bg-step text-on-step sm:h-[28rem] lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-[44%]">
        <Kolam
          seed="d5"
          radius={4}
          stroke={1.7}
          field="fill-step-line"
          drawFor={6}
          label={hero.art}
          className="absolute top-1/2 start-1/2 h-[92%] max-w-[94%] -translate-x-1/2 rtl:translate-x-1/2 -translate-y-1/2"
        />
      </div>
    </section>
  );
}
