import {
  deleteCohort,
  getCohortStudents,
  getCohorts,
  patchCohort,
  postRosterImport,
  putCohortCodes,
  putCohortReviewers,
} from '#contract/rosters/calls.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { linksOfOwnCohort } from '#web/elsewhere.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import { cohortFaults, readCohort } from '../cohorts/answers.ts';
import { loadsForStaff } from '../loads-for-staff.ts';

const of = ({ param }: Visit) => ({ organisationSlug: param('slug'), cohortId: param('cohortId') });

export const loader = loadsForStaff(async (visit) => {
  const { ask, url } = visit;
  const cursor = url.searchParams.get('after') ?? undefined;
  const search = url.searchParams.get('search')?.trim().slice(0, searchLimits.typed) ?? '';
  const [page, { reviewers }] = await Promise.all([
    ask(getCohortStudents, { ...of(visit), search, cursor }),
    ask(getCohorts, { organisationSlug: visit.param('slug') }),
  ]);
  return {
    ...page,
    reviewers,
    search,
    isFirst: search === '' && cursor === undefined,
    links: await linksOfOwnCohort(visit, page),
  };
});

const others = acts(
  {
    async save(sent, visit) {
      const { said, fault } = readCohort(sent);
      if (fault) return { fault };
      await visit.ask(patchCohort, { ...of(visit), ...said, version: Number(sent.text('version')) });
      return { done: 'saved' };
    },
    async reviewers(sent, visit) {
      const reviewers = [...sent.entries()].flatMap(([name, value]) =>
        name === 'reviewer' && typeof value === 'string' ? [value] : [],
      );
      await visit.ask(putCohortReviewers, { ...of(visit), reviewers });
      return { done: 'saved' };
    },
    async codes(_, visit) {
      await visit.ask(putCohortCodes, { ...of(visit), isMailed: false });
      return { done: 'codes' };
    },
    async mail(_, visit) {
      await visit.ask(putCohortCodes, { ...of(visit), isMailed: true });
      return { done: 'mailed' };
    },
    async delete(_, visit) {
      await visit.ask(deleteCohort, of(visit));
      return { done: 'deleted', to: rosterPaths.cohorts(visit.param('slug')) };
    },
  },
  cohortFaults,
);

const atFile = { fields: ['file'] };

export const action = actsOnFiles(
  {
    async list(visit) {
      const { $id } = await visit.passOn(postRosterImport, of(visit));
      return { done: 'read', to: rosterPaths.preview(visit.param('slug'), $id) };
    },
  },
  others,
  {
    roster_file_missing: atFile,
    roster_file_large: atFile,
    roster_file_unread: atFile,
    roster_line_long: atFile,
    roster_rows_many: atFile,
    roster_file_empty: atFile,
  },
);
