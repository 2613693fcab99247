import { Readable } from 'node:stream';
import { addReportPicture } from '#core/cases/add-report-picture.ts';
import { appealCase } from '#core/cases/appeal-case.ts';
import { beginGuestReport } from '#core/cases/begin-guest-report.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { report } from '#core/cases/report.ts';
import { guest, type Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { administrator, device, freshEmail, mailedCode, member } from '#tests/ground/builders.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';

const jpeg = await photo('jpeg', 60, 40);
/** Not a case of money: decided, that closes the judged member's page as a mentor and ends what they have agreed. */
const said = { concern: 'other', words: 'They ask for a deposit.' } as const;

/** Objects for the path parameters of calls about reports and cases. */
function makeReportThings() {
  return {
    // Something that everybody sees.
    reported: {
      owners: members,
      own: async (core) => ({ reportedKind: 'person', reportedId: (await somebodyShown(core)).id }),
      gone: { reportedKind: 'person', reportedId: newId() },
    },
    report: {
      owners: members,
      own: async (core, owner) => ({ reportId: (await reportOf(core, owner as Member)).reportId }),
      gone: { reportId: newId() },
    },
    reportOfNothing: {
      owners: members,
      own: async (core, owner) => ({ reportId: await nothingDone(core, owner as Member) }),
      gone: { reportId: newId() },
    },
    // Any caller may use it who has its secret and the code mailed to its address.
    guestReport: {
      owners: callers,
      async own(core) {
        const email = freshEmail('reporter');
        const { id } = await somebodyShown(core);
        const asked = { reportedKind: 'person', reportedId: id, email, device, ...said } as const;
        const { $id, secret } = await beginGuestReport(core, asked);
        return { reportId: $id, secret, code: await mailedCode(core, email, 'report') };
      },
      gone: { reportId: newId(), secret: 'nobodys' },
    },
    // Administrators take no part in it.
    case: {
      owners: [],
      own: async (core, owner) => ({
        caseId: (await reportOf(core, owner as Member)).caseId,
        outcome: 'warn',
      }),
      gone: { caseId: newId(), outcome: 'warn' },
    },
    appealedCase: {
      owners: [],
      own: async (core, owner) => ({ caseId: await appealOf(core, owner as Member) }),
      gone: { caseId: newId() },
    },
    casePicture: {
      owners: [],
      own: async (core, owner) => ({ fileId: await pictureOf(core, owner as Member) }),
      gone: { fileId: newId() },
    },
    judgedCase: {
      owners: members,
      own: async (core, owner) => ({ caseId: await judgementOf(core, owner as Member) }),
      gone: { caseId: newId() },
    },
  } satisfies Record<string, Thing>;
}

async function somebodyShown(core: Core): Promise<Member> {
  const somebody = await member(core, { password: null });
  await showToEverybody(core, somebody);
  return somebody;
}

async function reportOf(core: Core, reporter: Member, about?: Member) {
  const { id } = about ?? (await somebodyShown(core));
  const { $id } = await report(core, reporter, { reportedKind: 'person', reportedId: id, ...said });
  const { case_id: caseId } = await core.db
    .selectFrom('case_reports')
    .select('case_id')
    .where('id', '=', $id)
    .executeTakeFirstOrThrow();
  return { reportId: $id, caseId };
}

/** A report about which nothing was done. */
async function nothingDone(core: Core, reporter: Member): Promise<string> {
  const { reportId, caseId } = await reportOf(core, reporter);
  const { core: withAdministrator, admin } = await administrator(core);
  const decision = { caseId, version: 1, outcome: 'nothing', reason: 'It keeps our rules.' } as const;
  await decideCase(withAdministrator, admin, decision);
  return reportId;
}

async function pictureOf(core: Core, reporter: Member): Promise<string> {
  const { reportId } = await reportOf(core, reporter);
  const bytes = Readable.from([jpeg], { objectMode: false });
  await addReportPicture(core, guest, {
    reportId,
    secret: linkSecretOf(core.key, 'report', reportId),
    bytes,
  });
  const { id } = await core.db
    .selectFrom('case_pictures')
    .select('id')
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A case about this member that ended with a warning. */
async function judgementOf(core: Core, judged: Member): Promise<string> {
  await showToEverybody(core, judged);
  const reporter = await member(core, { password: null });
  const { caseId } = await reportOf(core, reporter, judged);
  const { core: withAdministrator, admin } = await administrator(core);
  const decision = { caseId, version: 1, outcome: 'warn', reason: 'Asked members for money.' } as const;
  await decideCase(withAdministrator, admin, decision);
  return caseId;
}

async function appealOf(core: Core, judged: Member): Promise<string> {
  const caseId = await judgementOf(core, judged);
  await appealCase(core, judged, { caseId, appeal: 'Please look at the second message once more.' });
  return caseId;
}

export const reportThings = makeReportThings();
