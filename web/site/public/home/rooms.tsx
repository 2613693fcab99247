import { home } from '#web/site/texts/en/home.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SnapRow } from '#web/ui/snap-row.tsx';
import projectDarkAvif from './screens/project-dark.avif';
import projectDark from './screens/project-dark.webp';
import projectLightAvif from './screens/project-light.avif';
import projectLight from './screens/project-light.webp';
import todayDarkAvif from './screens/today-dark.avif';
import todayDark from './screens/today-dark.webp';
import todayLightAvif from './screens/today-light.avif';
import todayLight from './screens/today-light.webp';

const { rooms } = home;

/** Made by `npm run screens`. */
const screens = {
  project: { dark: [projectDarkAvif, projectDark], light: [projectLightAvif, projectLight] },
  today: { dark: [todayDarkAvif, todayDark], light: [todayLightAvif, todayLight] },
} as const;
const names = Object.keys(screens) as (keyof typeof screens)[];

/** The pages that exist already, as they look on a phone; hidden on phones, where the home page is long enough. */
export function Rooms() {
  return (
    <section aria-labelledby="rooms" className="hidden bg-sand sm:block">
      <div className="page-width py-8 sm:py-20 lg:py-28">
        <SectionHead id="rooms" title={rooms.title}>
          <p>{rooms.intro}</p>
        </SectionHead>
        <SnapRow
          label={rooms.title}
          wide="columns"
          className="mt-6 sm:mt-12"
          items={names.map((name) => ({
            key: name,
            content: (
              <figure>
                <Screen of={name} alt={rooms.screens[name].alt} />
                <figcaption className="mt-4">
                  <h3 className="text-heading">{rooms.screens[name].title}</h3>
                  <p className="mt-1 text-soft">{rooms.screens[name].text}</p>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}

function Screen({ of, alt }: { of: keyof typeof screens; alt: string }) {
  return (['light', 'dark'] as const).map((theme) => {
    const [avif, webp] = screens[of][theme];
    return (
      <picture key={theme} className={`in-${theme}`}>
        <source type="image/avif" srcSet={avif} />
        <img
          src={webp}
          alt={alt}
          width={540}
          height={960}
          loading="lazy"
          decoding="async"
          className="h-auto w-full max-w-80 rounded-card border border-line"
        />
      </picture>
    );
  });
}
