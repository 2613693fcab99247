import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Outcome } from './outcome.ts';

/** A form that leads to another page needs no new data of this one, and a refused form has changed nothing. */
export function unlessLedOn({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { to, fault } = (actionResult ?? {}) as Partial<Outcome>;
  return to === undefined && fault === undefined && defaultShouldRevalidate;
}
