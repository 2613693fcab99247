import { redirect } from 'react-router';
import { getAccount } from '#contract/accounts/calls.ts';
import * as calls from '#contract/applications/calls.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { putInterviewMove, putInterviewTime } from '#contract/applications/interview-calls.ts';
import { getReceivedApplication } from '#contract/applications/received-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { linksOfOwnApplication } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { withGlyphs } from '#web/projects/shown/drawn-of.ts';
import { loadConversation, writes } from '../conversation-answers.ts';
import { shownInterview } from '../interview-shown.ts';
import { proposed, readTimes } from '../read-interview.ts';

export const loader = loads(async (visit) => {
  const { ask, param } = visit;
  const applicationId = param('id');
  const application = await ask(calls.getApplication, { applicationId }).catch((error: unknown) =>
    leadOwner(error, visit),
  );
  const isFree = application.stage === 'lapsed' || application.stage === 'ended';
  const similar = isFree ? await ask(calls.listSimilarOpportunities, { applicationId }) : null;
  // The name in the greeting of a decline.
  const name = application.reason ? (await ask(getAccount, {})).name : '';
  const interview = shownInterview(application.interview, 'applicant');
  const [conversation, links] = await Promise.all([
    loadConversation(visit, application.conversationId),
    linksOfOwnApplication(visit, application),
  ]);
  return {
    application,
    foreign: inLanguage(application.note),
    interview,
    name,
    talk: conversation,
    links,
    similar: similar && withGlyphs(similar.opportunities, visit.projectId),
  };
});

/** Notifications of both sides lead here; owners go on to what they see of it. */
async function leadOwner(error: unknown, { ask, param }: Visit): Promise<never> {
  if (!(error instanceof Refusal && error.code === 'application_unknown')) throw error;
  const { id, opportunity } = await ask(getReceivedApplication, { applicationId: param('id') });
  throw redirect(innerApplicationPaths.receivedApplication(opportunity.id, id), 303);
}

export const action = acts({
  async withdraw(_, { ask, param }) {
    await ask(calls.putWithdrawal, { applicationId: param('id') });
    return { done: 'withdrawn' };
  },
  async accept(sent, { ask, param }) {
    const version = Number(sent.text('version')) || 1;
    await ask(calls.putAcceptance, { applicationId: param('id'), version });
    return { done: 'accepted' };
  },
  write: writes('id'),
  async takeTime(sent, { ask, param }) {
    await ask(putInterviewTime, { applicationId: param('id'), time: sent.text('time') });
    return { done: 'timeTaken' };
  },
  async interview(sent, { ask, param }) {
    const read = readTimes(sent);
    if ('fault' in read) return read;
    const version = Number(sent.text('version')) || 1;
    const asked = ask(putInterviewMove, { applicationId: param('id'), version, times: read.times });
    return proposed(asked, read.fields, 'interviewMoved');
  },
  async confirm(sent, { ask, param }) {
    const terms = Number(sent.text('terms')) || 1;
    await ask(calls.putConfirmation, { applicationId: param('id'), terms });
    return { done: 'confirmed' };
  },
});
