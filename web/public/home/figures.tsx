import { home } from '#texts/home.ts';

const { figures } = home;

export function Figures() {
  return (
    <section
      aria-labelledby="figures"
      className="page-width grid gap-8 py-14 sm:py-16 lg:grid-cols-[1fr_3fr]"
    >
      <div>
        <h2 id="figures" className="text-heading">
          {figures.title}
        </h2>
        <p className="mt-1.5 max-w-64 text-small text-soft">{figures.note}</p>
      </div>
      <dl className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
        {figures.entries.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l border-line pl-5">
            <dt className="text-soft">{label}</dt>
            <dd className="text-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
