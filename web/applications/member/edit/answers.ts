import { getApplication, getPreparedApplication, patchApplication } from '#contract/applications/calls.ts';
import { postApplicationFileForm } from '#contract/applications/file-calls.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { acts, actsOnFiles, faultOf } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { fileFaults } from '../file-faults.ts';
import { readTyped, type Typed } from '../typed.ts';

/** The page also loads once the application can no longer be changed, so that no member loses the text typed until then. */
export const loader = loads(async (visit) => {
  const application = await visit.ask(getApplication, { applicationId: visit.param('id') });
  return { application, files: application.can.edit ? await filesOf(visit, application) : [] };
});

/** The member's own files; the member can send a copy of each. */
async function filesOf({ ask }: Visit, { opportunity }: ApplicationBody) {
  const prepared = ask(getPreparedApplication, { opportunitySlug: opportunity.slug });
  return prepared.then(({ files }) => files, nothingOfGone);
}

/** The opportunity may be gone by now; the application can still be changed. */
function nothingOfGone(error: unknown): [] {
  if (!(error instanceof Refusal)) throw error;
  return [];
}

const others = acts(
  {
    async save(sent, { ask, param }) {
      const read = readTyped(sent);
      if ('fault' in read) return read;
      const applicationId = param('id');
      const version = Number(sent.text('version')) || 1;
      try {
        await ask(patchApplication, { applicationId, version, ...read.typed });
      } catch (error) {
        if (!(error instanceof Refusal && meanwhile.includes(error.code))) throw error;
        const now = await ask(getApplication, { applicationId });
        const about = { ...differing(now, read.typed), version: String(now.version) };
        return { fault: faultOf(error), about };
      }
      return { done: 'saved', to: applicationPaths.ownApplication(applicationId) };
    },
  },
  {
    application_answer_missing: { fields: ['answer1'] },
    application_start_late: { fields: ['startsOn'] },
    application_start_past: { fields: ['startsOn'] },
  },
);

export const action = actsOnFiles(
  {
    async changeFile({ passOn, param }) {
      const applicationId = param('id');
      await passOn(postApplicationFileForm, { applicationId });
      return { done: 'saved', to: applicationPaths.ownApplication(applicationId) };
    },
  },
  others,
  { ...fileFaults, application_file_missing: { fields: ['file'] } },
);

/** Refusals for an application that was changed elsewhere, opened or ended while the member typed. */
const meanwhile: readonly string[] = ['conflict', 'application_opened', 'application_over'];

/** The current values that differ from the typed ones, by the labels of the form. */
function differing(now: ApplicationBody, typed: Typed): Record<string, string> {
  const fields = now.answers.map(({ question, answer }, at) => [question, answer, typed.answers[at] ?? '']);
  fields.push([texts.note, now.note, typed.note]);
  fields.push([texts.hoursLabel, String(now.hours), String(typed.hours)]);
  fields.push([texts.startsOnLabel, day(now.startsOn), day(typed.startsOn)]);
  const other = fields.filter(([, stands, wrote]) => stands !== wrote);
  return Object.fromEntries(other.map(([label = '', stands = '']) => [label, stands]));
}
