import { deleteRosterImport, getRosterImport, putRosterImport } from '#contract/rosters/calls.ts';
import { rosterKinds } from '#contract/rosters/limits.ts';
import { acts } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import { loadsForStaff } from '../loads-for-staff.ts';

const of = ({ param }: Visit) => ({ organisationSlug: param('slug'), importId: param('importId') });

export const loader = loadsForStaff(async (visit) => {
  const { searchParams } = visit.url;
  const list = rosterKinds.find((kind) => kind === searchParams.get('list'));
  return visit.ask(getRosterImport, { ...of(visit), list, cursor: searchParams.get('after') ?? undefined });
});

export const action = acts({
  async take(sent, visit) {
    const removed = [...sent.entries()].flatMap(([name, value]) =>
      name === 'removed' && typeof value === 'string' ? [value] : [],
    );
    await visit.ask(putRosterImport, { ...of(visit), version: Number(sent.text('version')), removed });
    return { done: 'taken' };
  },
  async undo(_, visit) {
    await visit.ask(deleteRosterImport, of(visit));
    return { done: 'undone' };
  },
});
