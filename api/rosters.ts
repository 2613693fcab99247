import type { Readable } from 'node:stream';
import * as calls from '#contract/rosters/calls.ts';
import * as guardianCalls from '#contract/rosters/guardian-calls.ts';
import { rosterLimits } from '#contract/rosters/limits.ts';
import { rosterColumns } from '#contract/rosters/params.ts';
import * as publicCalls from '#contract/rosters/public-calls.ts';
import * as studentCalls from '#contract/rosters/student-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { answerAsGuardian } from '#core/rosters/answer-as-guardian.ts';
import { answerName } from '#core/rosters/answer-name.ts';
import { changeTicks } from '#core/rosters/change-ticks.ts';
import { createCohort } from '#core/rosters/create-cohort.ts';
import { deleteCohort } from '#core/rosters/delete-cohort.ts';
import { editCohort } from '#core/rosters/edit-cohort.ts';
import { findStudentsFigure } from '#core/rosters/find-students-figure.ts';
import { freeStudent } from '#core/rosters/free-student.ts';
import { getGuardianRosters } from '#core/rosters/get-guardian-rosters.ts';
import { getMembership } from '#core/rosters/get-membership.ts';
import { getRosterImport } from '#core/rosters/get-roster-import.ts';
import { getStudentEntry } from '#core/rosters/get-student-entry.ts';
import { joinByCode } from '#core/rosters/join-by-code.ts';
import { leaveRoster } from '#core/rosters/leave-roster.ts';
import { listCodes } from '#core/rosters/list-codes.ts';
import { listCohorts } from '#core/rosters/list-cohorts.ts';
import { listMemberships } from '#core/rosters/list-memberships.ts';
import { listNames } from '#core/rosters/list-names.ts';
import { listStudents } from '#core/rosters/list-students.ts';
import { makeCodes } from '#core/rosters/make-codes.ts';
import { nameReviewers } from '#core/rosters/name-reviewers.ts';
import { objectToUse } from '#core/rosters/object-to-use.ts';
import { readOffer } from '#core/rosters/read-offer.ts';
import { readRosterFile } from '#core/rosters/read-roster-file.ts';
import { removeStudent } from '#core/rosters/remove-student.ts';
import { takeImport } from '#core/rosters/take-import.ts';
import { undoImport } from '#core/rosters/undo-import.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { languageOf } from './http/language.ts';
import { byMember, perHour } from './http/limits.ts';
import { checkParams } from './http/params.ts';
import { readProof } from './http/proof-cookie.ts';
import { codesFile } from './roster-codes.ts';
import { rosterFileTextsIn } from './texts/by-language.ts';
import { linkOf } from './young-mentees/guardians.ts';

const changes = [perHour(120, byMember)];
/** One byte more than fits shows that a file is too large. */
const room = {
  fileBytes: rosterLimits.fileBytes + 1,
  bodyBytes: 2 * rosterLimits.fileBytes,
  fieldBytes: 128 * 1024,
};

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

export const rosterEndpoints: Endpoint[] = [
  answer(publicCalls.getStudentsFigure, ({ core, params }) =>
    findStudentsFigure(core, params.organisationSlug),
  ),
  answer(calls.getCohorts, ({ core, actor, params }) => listCohorts(core, actor, params.organisationSlug)),
  answer(calls.postCohort, ({ core, actor, params }) => createCohort(core, actor, params), changes),
  answer(calls.patchCohort, ({ core, actor, params }) => editCohort(core, actor, params), changes),
  answer(calls.deleteCohort, ({ core, actor, params }) => deleteCohort(core, actor, params)),
  answer(calls.putCohortReviewers, ({ core, actor, params }) => nameReviewers(core, actor, params), changes),
  answer(calls.getCohortStudents, ({ core, actor, params }) => listStudents(core, actor, params)),
  answer(calls.getStudentEntry, ({ core, actor, params }) => getStudentEntry(core, actor, params)),
  answer(calls.deleteStudent, ({ core, actor, params }) => removeStudent(core, actor, params)),
  answer(calls.deleteStudentMember, ({ core, actor, params }) => freeStudent(core, actor, params)),

  answer(
    calls.postRosterImport,
    async ({ core, actor, params, request }) => {
      const { fields, file } = await readForm(request, room, bytesOf);
      const columns = checkParams(rosterColumns, fields);
      const said = Object.fromEntries(Object.entries(columns).filter(([, title]) => title));
      if (!file) throw new Refusal('roster_file_missing');
      return readRosterFile(core, actor, { ...params, bytes: file, columns: said });
    },
    [perHour(60, byMember)],
  ),

  answer(calls.getRosterImport, ({ core, actor, params }) => getRosterImport(core, actor, params)),
  answer(calls.putRosterImport, ({ core, actor, params }) => takeImport(core, actor, params), changes),
  answer(calls.deleteRosterImport, ({ core, actor, params }) => undoImport(core, actor, params)),
  answer(calls.putCohortCodes, ({ core, actor, params }) => makeCodes(core, actor, params), changes),
  answer(calls.viewCohortCodes, async ({ core, actor, params }) => {
    const language = ownLanguage(core, actor);
    const texts = await rosterFileTextsIn(language);
    return codesFile(core, await listCodes(core, actor, params), { form: params.form, texts, language });
  }),
  answer(calls.getWaitingNames, ({ core, actor, params }) => listNames(core, actor, params.organisationSlug)),
  answer(calls.putNameAnswer, ({ core, actor, params }) => answerName(core, actor, params), changes),

  answer(studentCalls.listMemberships, ({ core, actor }) => listMemberships(core, actor)),
  answer(studentCalls.postRosterCode, ({ core, actor, params, device }) =>
    readOffer(core, actor, { ...params, ip: device.ip }),
  ),
  answer(studentCalls.postMembership, ({ core, actor, params, device }) =>
    joinByCode(core, actor, { ...params, ip: device.ip }),
  ),
  answer(studentCalls.postRosterObjection, ({ core, actor, params, device }) =>
    objectToUse(core, actor, { ...params, ip: device.ip }),
  ),
  answer(studentCalls.getMembership, ({ core, actor, params }) =>
    getMembership(core, actor, params.membershipId),
  ),
  answer(studentCalls.putRosterTicks, ({ core, actor, params }) => changeTicks(core, actor, params)),
  answer(studentCalls.deleteMembership, ({ core, actor, params }) =>
    leaveRoster(core, actor, params.membershipId),
  ),

  answer(guardianCalls.getGuardianRosters, ({ core, settings, params, request }) =>
    getGuardianRosters(core, linkOf(params, readProof(settings, request.headers))),
  ),
  answer(guardianCalls.postGuardianRosterAnswer, ({ core, settings, params, device, request }) =>
    answerAsGuardian(core, {
      ...linkOf(params, readProof(settings, request.headers)),
      askId: params.askId,
      confirmed: params.confirmed,
      language: languageOf(device, request),
    }),
  ),
];
