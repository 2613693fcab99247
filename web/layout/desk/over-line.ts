import { data, isRouteErrorResponse, replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { type Answers, lineFault } from '#web/client/over-line.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { signInFor } from '#web/forms/sign-in-for.ts';

/**
 * The server answers a former administrator's request for a desk page as it answers an unknown address. So the browser leads
 * those who had a desk page open to the sign-in and back; their form comes back as it was typed.
 */
export async function orLeave(
  { request }: { request: Request },
  next: () => Promise<Answers>,
): Promise<Answers> {
  const sent = request.method === 'GET' ? null : request.clone();
  const answers = await next();
  for (const [route, { type, result }] of Object.entries(answers)) {
    if (type === 'data' || result instanceof Response || lineFault(result)) continue;
    if (!isRouteErrorResponse(result)) {
      if (!sent) return leave(new URL(request.url));
    } else if (sent) {
      const intent = String((await sent.formData()).get('intent') ?? '');
      const outcome: Outcome = { intent, fault: { code: 'desk_closed' } };
      answers[route] = { type: 'data', result: data(outcome, result.status) };
    }
  }
  return answers;
}

/** @throws Response that leads to the sign-in, from one page of the desk. */
function leave(url: URL): Promise<never> {
  if (`${location.pathname}/`.startsWith(`${enquiryDeskPaths.enquiries}/`)) throw replace(signInFor(url));
  location.assign(url);
  // Until the browser has left.
  return new Promise<never>(() => {});
}

/** To whom the desk is closed by now it would say nothing more. */
export function unlessClosed({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { fault } = (actionResult ?? {}) as Partial<Outcome>;
  return fault?.code !== 'desk_closed' && defaultShouldRevalidate;
}
