import type { LoaderFunctionArgs } from 'react-router';
import { viewClaimsFile } from '#contract/credit/college-calls.ts';
import { creditPaths } from '#contract/credit/rare-paths.ts';
import { visitOf } from '#web/forms/visit.ts';
import { openFile } from './open-file.ts';

/** The approved claims of a term as a file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { ask, param, url } = visitOf(args);
  const organisationSlug = param('slug');
  const term = url.searchParams.get('term') ?? '';
  return openFile(
    () => ask(viewClaimsFile, { organisationSlug, term }),
    creditPaths.claims(organisationSlug),
  );
}
