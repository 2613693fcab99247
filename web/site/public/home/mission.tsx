import { home } from '#web/site/texts/en/home.ts';
import { LogoMark } from '#web/ui/logo.tsx';

const { mission } = home;

export function Mission() {
  return (
    <section
      aria-labelledby="mission"
      className="page-width flex flex-col items-center py-8 sm:py-20 text-center lg:py-28"
    >
      <LogoMark className="size-11 text-neel sm:size-14" />
      <h2 id="mission" className="mt-3 font-semibold sm:mt-6 text-genda-ink">
        {mission.title}
      </h2>
      <p className="mt-2 max-w-3xl text-[1.5rem] leading-tight font-bold tracking-tight text-balance sm:text-title">
        {mission.text}
      </p>
    </section>
  );
}
