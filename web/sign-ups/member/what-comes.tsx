import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Kolam } from '#web/ui/kolam.tsx';

/** The next steps of a new member, shown next to the form. */
export function WhatComes() {
  return (
    <aside className="hidden lg:block" aria-label={texts.next.title}>
      <div className="on-step sticky top-24 grid gap-6 rounded-card bg-step p-8 text-on-step">
        <Kolam seed="sign-up" radius={3} className="mx-auto w-56 text-genda" />
        <h2 className="text-heading">{texts.next.title}</h2>
        <ol className="grid gap-4">
          {texts.next.steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[1.75rem_1fr] gap-2">
              <span className="font-bold text-genda tabular-nums">{index + 1}</span>
              <span className="text-step-soft">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
