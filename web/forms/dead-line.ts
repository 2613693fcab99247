import type {
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Outcome } from './outcome.ts';

export type LineFault = 'unreachable' | 'garbled';

/** `unreachable` for a line that carried nothing, `garbled` for an answer that is none of ours; undefined for all else. */
export function lineFault(error: unknown): LineFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof TypeError) return 'unreachable';
  return /turbo-stream|single fetch/i.test(error.message) ? 'garbled' : undefined;
}

/** A form over a dead line comes back with a fault, and with all that was typed, instead of losing the page. */
export async function actOverLine({ request, serverAction }: ClientActionFunctionArgs): Promise<Outcome> {
  const form = await request.clone().formData();
  try {
    return await serverAction<Outcome>();
  } catch (error) {
    const code = lineFault(error);
    if (!code) throw error;
    const intent = String(form.get('intent') ?? '');
    return { intent, fault: { code: /^(re)?send\b/.test(intent) ? 'code_unsent' : code } };
  }
}

/** Asking again over a dead line leaves the page as it is. Each page makes one of these for itself. */
export function loadOverLine<Loader extends (...args: never[]) => unknown>() {
  type T = Awaited<ReturnType<Loader>>;
  let last: { data: T } | undefined;
  async function load({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<T> {
    try {
      last = { data: (await serverLoader()) as T };
      return last.data;
    } catch (error) {
      const isSamePage = new URL(request.url).pathname === location.pathname;
      if (!last || !isSamePage || !lineFault(error)) throw error;
      return last.data;
    }
  }
  // What the page was rendered with is what a dead line leaves.
  load.hydrate = true as const;
  return load;
}

/** Whoever is led on to another page need not see this one anew, and a form that was not taken has changed nothing. */
export function unlessLedOn({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { to, fault } = (actionResult ?? {}) as Partial<Outcome>;
  return to === undefined && fault === undefined && defaultShouldRevalidate;
}
