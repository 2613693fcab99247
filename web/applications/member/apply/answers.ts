import {
  getPreparedApplication,
  postApplication,
  postApplicationForm,
} from '#contract/applications/calls.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { isRefusalCode } from '#contract/collected.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, actsOnFiles, sentIn } from '#web/forms/act.ts';
import { closedPage } from '#web/forms/closed-page.ts';
import { loads } from '#web/forms/load.ts';
import { refusalSentence } from '#web/ground/texts/refusal-sentence.ts';
import { opportunityElsewhereTexts as words } from '#web/opportunities/texts/en/elsewhere.ts';
import { fileFaults } from '../file-faults.ts';
import { readTyped } from '../typed.ts';

export const loader = loads(async (visit) => {
  const { ask, param, url } = visit;
  const from = url.searchParams.get('from') ?? '';
  const prepared = await ask(getPreparedApplication, { opportunitySlug: param('slug'), from }).catch(
    async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'opens_later') throw error;
      const { rooms } = await ask(getLayout, {});
      // A child whose guardian has agreed can save it until then.
      const saving = { to: opportunityPaths.findOpportunity(param('slug')), label: words.save };
      throw await closedPage(error, visit, rooms.includes('saved') ? [saving] : []);
    },
  );
  const { bar, barOn: on } = prepared;
  return {
    ...prepared,
    isAgain: prepared.note !== '',
    barred: isRefusalCode(bar) ? refusalSentence(bar, { on }) : '',
    // Sent along, so that a form that is sent twice applies once.
    sendKey: crypto.randomUUID(),
  };
});

const faults = {
  ...fileFaults,
  application_answer_missing: { fields: ['answer1'] },
  application_start_late: { fields: ['startsOn'] },
  application_start_past: { fields: ['startsOn'] },
};

// As forms were that had been loaded before new files went along.
const others = acts(
  {
    async send(sent, { ask, param }) {
      const read = readTyped(sent);
      if ('fault' in read) return read;
      const [bucketId = '', fileId = ''] = sent.text('file').split('/');
      const { id } = await ask(postApplication, {
        ...read.typed,
        opportunitySlug: param('slug'),
        terms: Number(sent.text('terms')) || 1,
        file: fileId === '' ? null : { bucketId, fileId },
        key: sent.text('key') || undefined,
      });
      return { done: 'sent', to: applicationPaths.ownApplication(id) };
    },
  },
  faults,
);

export const action = actsOnFiles(
  {
    async send({ passOn, param }) {
      try {
        const { id } = await passOn(postApplicationForm, { opportunitySlug: param('slug') });
        return { done: 'sent', to: applicationPaths.ownApplication(id) };
      } catch (error) {
        const typed = error instanceof Refusal && error.values.typed;
        const read = typed && readTyped(sentIn(typed));
        if (read && 'fault' in read) return { ...read, typed };
        throw error;
      }
    },
  },
  others,
  faults,
);
