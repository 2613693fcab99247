import { postAgreement } from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { deleteInterview, putInterview, putMovedTime } from '#contract/applications/interview-calls.ts';
import { declineReasons } from '#contract/applications/limits.ts';
import { listApplicationNotes, postApplicationNote } from '#contract/applications/note-calls.ts';
import * as calls from '#contract/applications/received-calls.ts';
import { putTrial } from '#contract/applications/trial-task-calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { noted } from '#web/forms/noted.ts';
import { zoneName } from '#web/ground/texts/shown-time.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { loadConversation, writes } from '../conversation-answers.ts';
import { shownInterview } from '../interview-shown.ts';
import { proposed, readTimes, readWhere } from '../read-interview.ts';
import { readSideNote } from '../read-side-note.ts';
import { wordedPerson } from '../worded-person.ts';
import { wordsTooLong } from '../words-fault.ts';
import { readOffer } from './read-offer.ts';

export const loader = loads(async (visit) => {
  const { ask, param, isPrefetch } = visit;
  const applicationId = param('applicationId');
  // Fetched ahead it was not opened.
  if (!isPrefetch) await noted(ask(calls.putOpening, { applicationId }));
  const [found, { notes }] = await Promise.all([
    ask(calls.getReceivedApplication, { applicationId }),
    ask(listApplicationNotes, { applicationId }),
  ]);
  const application = { ...found, person: wordedPerson(found.person) };
  const { zone } = application.can.interview ? await ask(getStanding, {}) : { zone: '' };
  const interview = shownInterview(application.interview, 'owner');
  // Sent along, so that a note that is sent twice is one.
  const conversation = await loadConversation(visit, application.conversationId);
  const { sent, person } = application;
  const foreign = inLanguage(sent?.note ?? '', person.languages);
  return {
    application,
    foreign,
    interview,
    zone: zoneName(zone),
    talk: conversation,
    notes,
    noteKey: crypto.randomUUID(),
    agreeKey: crypto.randomUUID(),
  };
});

export const action = acts(
  {
    async shortlist(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(calls.putShortlisting, { applicationId: param('applicationId'), version });
      return { done: 'shortlisted' };
    },
    async askTrial(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(putTrial, { applicationId: param('applicationId'), version });
      return { done: 'trialAsked' };
    },
    async decline(sent, { ask, param }) {
      const reason = declineReasons.find((one) => one === sent.text('reason'));
      if (!reason) return { fault: { code: 'application_reason_missing', fields: ['reason'] } };
      const [version, words] = [Number(sent.text('version')) || 1, sent.text('words')];
      const applicationId = param('applicationId');
      await ask(calls.putDecline, { applicationId, version, reason, words });
      return { done: 'declined' };
    },
    async offer(sent, { ask, param }) {
      const read = readOffer(sent);
      if ('fault' in read) return read;
      const version = Number(sent.text('version')) || 1;
      await ask(calls.putOffer, { applicationId: param('applicationId'), version, ...read.offer });
      return { done: 'offered' };
    },
    write: writes('applicationId'),
    async interview(sent, { ask, param }) {
      const read = readTimes(sent);
      if ('fault' in read) return read;
      const where = readWhere(sent);
      if ('fault' in where) return where;
      const asked = { version: Number(sent.text('version')) || 1, times: read.times, ...where };
      const asking = ask(putInterview, { applicationId: param('applicationId'), ...asked });
      return proposed(asking, read.fields, 'interviewProposed');
    },
    async takeTime(sent, { ask, param }) {
      await ask(putMovedTime, { applicationId: param('applicationId'), time: sent.text('time') });
      return { done: 'timeTaken' };
    },
    async callOff(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(deleteInterview, { applicationId: param('applicationId'), version });
      return { done: 'interviewOff' };
    },
    async takeBack(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(calls.deleteOffer, { applicationId: param('applicationId'), version });
      return { done: 'takenBack' };
    },
    async join(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(calls.putJoining, { applicationId: param('applicationId'), version });
      return { done: 'joined' };
    },
    async agree(sent, { ask, param }) {
      const { opportunity, person } = await ask(calls.getReceivedApplication, {
        applicationId: param('applicationId'),
      });
      const asked = { project: opportunity.project.slug, personId: person.id };
      const { id } = await ask(postAgreement, { ...asked, key: sent.text('key') || undefined });
      return { done: 'begun', to: innerAgreementPaths.editAgreement(id, 'parties') };
    },
    async free(sent, { ask, param }) {
      const version = Number(sent.text('version')) || 1;
      await ask(calls.deleteHeldSeat, { applicationId: param('applicationId'), version });
      return { done: 'freed' };
    },
    async note(sent, { ask, param }) {
      const read = readSideNote(sent);
      if ('fault' in read) return read;
      const applicationId = param('applicationId');
      await ask(postApplicationNote, { applicationId, key: sent.text('key') || undefined, ...read });
      return { done: 'noted' };
    },
    async undo(_, { ask, param }) {
      const { stage } = await ask(calls.deleteDecline, { applicationId: param('applicationId') });
      return { done: stage === 'ended' ? 'undoneOver' : 'undone' };
    },
  },
  {
    application_words_missing: { fields: ['words'] },
    offer_day: { fields: ['answerOn'] },
    offer_start: { fields: ['startsOn'] },
    general_argument_invalid: wordsTooLong,
  },
);
