import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Outcome } from './outcome.ts';

/** Whoever is led on to another page need not see this one anew, and a form that was not taken has changed nothing. */
export function unlessLedOn({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { to, fault } = (actionResult ?? {}) as Partial<Outcome>;
  return to === undefined && fault === undefined && defaultShouldRevalidate;
}
