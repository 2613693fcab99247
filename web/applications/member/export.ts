import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from 'react-router';
import { postApplicationExport } from '#contract/applications/export-calls.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { visitOf } from '#web/forms/visit.ts';

/** The open applications for an opportunity as a table. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { ask, param } = visitOf(args);
  const opportunityId = param('id');
  try {
    return await ask(postApplicationExport, { opportunityId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (refusals[error.code] === 'not_found') throw data(null, 404);
    // Its loader says what else keeps them from it.
    throw replace(innerApplicationPaths.receivedApplications(opportunityId), 303);
  }
}

/** A visitor who follows a link to this address has pressed no button. */
export function loader(args: LoaderFunctionArgs): never {
  const { param } = visitOf(args);
  throw replace(innerApplicationPaths.receivedApplications(param('id')), 303);
}
