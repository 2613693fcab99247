import type { LoaderFunctionArgs } from 'react-router';
import { viewCollegeEvidenceFile } from '#contract/credit/college-calls.ts';
import { creditPaths } from '#contract/credit/rare-paths.ts';
import { visitOf } from '#web/forms/visit.ts';
import { openFile } from './open-file.ts';

/** A file of the evidence of a claim. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { ask, param } = visitOf(args);
  const [organisationSlug, claimId, fileId] = [param('slug'), param('claimId'), param('fileId')];
  return openFile(
    () => ask(viewCollegeEvidenceFile, { organisationSlug, claimId, fileId }),
    creditPaths.collegeClaim(organisationSlug, claimId),
  );
}
