import { data, type RouterContextProvider } from 'react-router';
import { refusals } from '#contract/collected.ts';
import type { AnswerOf, CallInProcess, ParamsOf } from '#contract/ground/call.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';
import { ask } from '#web/page-context.ts';

/**
 * Makes a declared call for a page that is the same for everybody. While the database is away the page says so and may be
 * asked for again.
 * @throws Refusal with its code and values.
 */
export async function askForAll<C extends CallInProcess>(
  context: Readonly<RouterContextProvider>,
  call: C,
  params: ParamsOf<C>,
): Promise<AnswerOf<C>> {
  try {
    return await ask(context, call, params);
  } catch (error) {
    const isAway = error instanceof Refusal && refusals[error.code] === 'unavailable';
    throw isAway ? data(null, 503) : error;
  }
}

/** The same for parts that other modules declare for such a page. */
export function visitForAll(context: Readonly<RouterContextProvider>): Pick<Visit, 'ask'> {
  return { ask: (call, params) => askForAll(context, call, params) };
}
