import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Outcome } from './outcome.ts';

/** For pages on which a refused form shows the changes that another person has made in the meantime. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { fault } = (args.actionResult ?? {}) as Partial<Outcome>;
  return fault ? fault.code === 'conflict' : args.defaultShouldRevalidate;
}
