import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { ApplicationRow } from './row.ts';

/** The trial task that an applicant was asked to do; undefined where none was. */
export async function findTrial(db: Db, applicationId: string) {
  return db
    .selectFrom('application_trials as trial')
    .leftJoin('application_trial_files as file', 'file.application_id', 'trial.application_id')
    .selectAll('trial')
    .select(['file.name', 'file.size', 'file.mime_type'])
    .where('trial.application_id', '=', applicationId)
    .executeTakeFirst();
}
export type TrialRow = NonNullable<Awaited<ReturnType<typeof findTrial>>>;

/** As both sides read it. */
export function presentTrial(
  { trial: state }: Pick<ApplicationRow, 'trial'>,
  { trial }: { trial: TrialRow | undefined },
): ApplicationBody['trial'] {
  if (!trial || state === '') return null;
  const { name, size, mime_type: mimeType } = trial;
  return {
    state,
    task: trial.task,
    hours: trial.hours,
    askedAt: isoDate(trial.asked_at),
    handedInAt: isoDateOrEmpty(trial.handed_in_at),
    text: trial.text,
    links: trial.links,
    file: name && size !== null && mimeType ? { name, size, mimeType } : null,
  };
}
