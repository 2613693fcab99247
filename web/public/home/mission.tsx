import { home } from '#texts/home.ts';
import { LogoMark } from '../../ui/logo.tsx';

const { mission } = home;

export function Mission() {
  return (
    <section
      aria-labelledby="mission"
      className="page-width flex flex-col items-center py-20 text-center lg:py-28"
    >
      <LogoMark className="size-14 text-neel" />
      <h2 id="mission" className="mt-6 font-semibold text-genda-ink">
        {mission.title}
      </h2>
      <p className="mt-3 max-w-3xl text-title text-balance">{mission.text}</p>
    </section>
  );
}
