import { redirect } from 'react-router';
import { getAccount } from '#contract/account.ts';
import * as calls from '#contract/applications.ts';
import { getReceivedApplication } from '#contract/received-applications.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import type { Visit } from '../../../forms/visit.ts';
import { paths } from '../../../paths.ts';

export const loader = loads(async (visit) => {
  const { ask, params } = visit;
  const applicationId = params.id ?? '';
  const application = await ask(calls.getApplication, { applicationId }).catch((error: unknown) =>
    leadOwner(error, visit),
  );
  const isFree = application.stage === 'lapsed' || application.stage === 'ended';
  const similar = isFree ? await ask(calls.listSimilarOpportunities, { applicationId }) : null;
  // Whom a letter greets.
  const name = application.reason ? (await ask(getAccount, {})).name : '';
  return { application, name, similar: similar?.opportunities ?? null };
});

/** Notifications of both sides lead here; owners go on to what they see of it. */
async function leadOwner(error: unknown, { ask, params }: Visit): Promise<never> {
  if (!(error instanceof Refusal && error.code === 'application_unknown')) throw error;
  const { id, opportunity } = await ask(getReceivedApplication, { receivedId: params.id ?? '' });
  throw redirect(paths.receivedApplication(opportunity.id, id), 303);
}

export const action = acts({
  async withdraw(_, { ask, params }) {
    await ask(calls.putWithdrawal, { applicationId: params.id ?? '' });
    return { done: 'withdrawn' };
  },
  async accept(_, { ask, params }) {
    await ask(calls.putAcceptance, { offerId: params.id ?? '' });
    return { done: 'accepted' };
  },
  async confirm(sent, { ask, params }) {
    const terms = Number(sent.text('terms')) || 1;
    await ask(calls.putConfirmation, { applicationId: params.id ?? '', terms });
    return { done: 'confirmed' };
  },
});
