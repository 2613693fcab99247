import { downloadName } from '../files/content.ts';
import { readStored } from '../files/read-stored.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';

/** The trial task of an applicant and its result, which stays theirs. */
export const trialData: OwnData = {
  application_trials: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_trials as trial')
        .innerJoin('applications', 'applications.id', 'trial.application_id')
        .select(['application_id', 'task', 'trial.hours', 'asked_at', 'handed_in_at', 'text', 'links'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  application_trial_files: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_trial_files as file')
        .innerJoin('applications', 'applications.id', 'file.application_id')
        .select(['application_id', 'name', 'size', 'mime_type'])
        .where('account_id', '=', id)
        .execute(),
    async *bytes(core, member) {
      const files = await core.db
        .selectFrom('application_trial_files as file')
        .innerJoin('applications', 'applications.id', 'file.application_id')
        .selectAll('file')
        .select('sent_at')
        .where('account_id', '=', member.id)
        .execute();
      for (const file of files) {
        const content = await readStored(core, file).catch(nothingOfDamaged);
        yield { name: `trial-tasks/${file.application_id}/${downloadName(file)}`, at: file.sent_at, content };
      }
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
