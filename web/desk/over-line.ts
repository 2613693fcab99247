import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { deskPaths } from '../desk-paths.ts';
import { actOverLine, lineFault, loadOverLine } from '../forms/dead-line.ts';
import type { Outcome } from '../forms/outcome.ts';
import { signInFor } from '../forms/sign-in-for.ts';

/**
 * As other pages do over a dead line. To whoever is no administrator any more the server says of a desk page what it
 * says of an unknown address, so it is the browser that leads those who had one open to the sign-in, and back.
 */
export function loadDesk<Loader extends (...args: never[]) => unknown>() {
  const load = loadOverLine<Loader>();
  async function loadOrLeave(args: ClientLoaderFunctionArgs): Promise<Awaited<ReturnType<Loader>>> {
    try {
      return await load(args);
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || lineFault(error)) throw error;
      const url = new URL(args.request.url);
      if (`${location.pathname}/`.startsWith(`${deskPaths.enquiries}/`)) throw replace(signInFor(url));
      location.assign(url);
      // Until the browser has left.
      return new Promise<never>(() => {});
    }
  }
  loadOrLeave.hydrate = true as const;
  return loadOrLeave;
}

/** A form of somebody who is no administrator any more comes back as it was typed. */
export async function actDesk(args: ClientActionFunctionArgs): Promise<Outcome> {
  const form = await args.request.clone().formData();
  try {
    return await actOverLine(args);
  } catch (error) {
    if (!isRouteErrorResponse(error)) throw error;
    return { intent: String(form.get('intent') ?? ''), fault: { code: 'desk_closed' } };
  }
}

/** Also after a form that was not taken: somebody else may have been faster. */
export function unlessClosed({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { fault } = (actionResult ?? {}) as Partial<Outcome>;
  return fault?.code !== 'desk_closed' && defaultShouldRevalidate;
}
