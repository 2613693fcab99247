import { home } from '#web/site/texts/en/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';

const { callToAction } = home;

export function CallToAction() {
  return (
    <section aria-labelledby="begin" className="relative overflow-hidden bg-marigold text-on-marigold">
      <Kolam
        seed="begin"
        radius={4}
        stroke={1.8}
        dotClass="fill-marigold-dot"
        className="absolute -end-72 -bottom-88 w-[28rem] opacity-40 sm:-end-56 sm:-bottom-48 sm:w-[32rem] lg:-end-16 lg:-bottom-56 lg:w-[38rem]"
      />
      <div className="page-width relative py-8 sm:py-20 lg:py-28">
        <h2 id="begin" className="max-w-[8.2em] text-display">
          {callToAction.title}
        </h2>
        <p className="mt-5 max-w-[34rem] text-lead">{callToAction.text}</p>
        <div className="mt-6 flex flex-wrap gap-2.5 max-sm:[&>*]:px-2.5 max-sm:[&>*]:text-base sm:gap-3">
          <ButtonLink look="marigold" to={callToAction.register.to}>
            {callToAction.register.label}
          </ButtonLink>
          <ButtonLink look="quiet" className="border-current" to={callToAction.start.to}>
            {callToAction.start.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
