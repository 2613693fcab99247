import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { askTrial } from '#core/applications/ask-trial.ts';
import { handInTrial } from '#core/applications/hand-in-trial.ts';
import { moveInterview } from '#core/applications/move-interview.ts';
import { writeNote } from '#core/applications/write-note.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { applyFor, interviewed, offered, versionOf } from './applications.ts';

/** Objects for the path parameters of calls about applications. */
function makeApplicationThings() {
  return {
    application: {
      owners: members,
      own: async (core, applicant) => ({ applicationId: await between(core, null, applicant as Member) }),
      gone: { applicationId: newId() },
    },
    // Another member owns this opportunity, since members cannot apply for their own.
    applied: {
      owners: members,
      own: async (core) => ({
        opportunitySlug: (await openOpportunity(core, await member(core, { password: null }))).slug,
      }),
      gone: { opportunitySlug: newId() },
    },
    offered: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await offeredBy(core, owner as Member) }),
      gone: { applicationId: newId() },
    },
    offer: {
      owners: members,
      own: async (core, applicant) => ({ applicationId: await offeredTo(core, applicant as Member) }),
      gone: { applicationId: newId() },
    },
    accepted: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await offeredBy(core, owner as Member, true) }),
      gone: { applicationId: newId() },
    },
    // Fifteen days after the start.
    late: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await offeredBy(core, owner as Member, true, -17) }),
      gone: { applicationId: newId() },
    },
    tried: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await triedBy(core, owner as Member, null) }),
      gone: { applicationId: newId() },
    },
    trial: {
      owners: members,
      own: async (core, applicant) => {
        const owner = await member(core, { password: null });
        const applicationId = await triedBy(core, owner, applicant as Member);
        await askTrial(core, owner, { applicationId: applicationId, version: 1 });
        return { applicationId };
      },
      gone: { applicationId: newId() },
    },
    handed: {
      owners: members,
      own: async (core, someone) => {
        const [owner, applicant] = [await member(core, { password: null }), someone as Member];
        const applicationId = await triedBy(core, owner, applicant);
        await askTrial(core, owner, { applicationId: applicationId, version: 1 });
        const file = await uploadOf(core, applicant);
        await handInTrial(core, applicant, { applicationId: applicationId, text: '', links: [], file });
        return { applicationId };
      },
      gone: { applicationId: newId() },
    },
    note: {
      owners: members,
      own: async (core, owner) => {
        const applicationId = await between(core, owner as Member, null);
        const { notes } = await writeNote(core, owner as Member, { applicationId, text: 'Reads carefully.' });
        return { noteId: notes[0]?.id ?? '' };
      },
      gone: { noteId: newId() },
    },
    talk: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await interviewBy(core, owner as Member) }),
      gone: { applicationId: newId() },
    },
    // The applicant asks for the time that the sample takes.
    moved: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await interviewBy(core, owner as Member, true) }),
      gone: { applicationId: newId() },
    },
    invited: {
      owners: members,
      own: async (core, applicant) => ({ applicationId: await interviewOf(core, applicant as Member) }),
      gone: { applicationId: newId() },
    },
    agreed: {
      owners: members,
      own: async (core, applicant) => ({ applicationId: await interviewOf(core, applicant as Member, 20) }),
      gone: { applicationId: newId() },
    },
    received: {
      owners: members,
      own: async (core, owner) => ({ applicationId: await between(core, owner as Member, null) }),
      gone: { applicationId: newId() },
    },
  } satisfies Record<string, Thing>;
}

/** An application on the short list of an opportunity with a trial task. */
async function triedBy(core: Core, owner: Member, applicant: Member | null): Promise<string> {
  const opportunity = await openOpportunity(core, owner, { trialTask: 'Read one meter.', trialHours: 1 });
  const { id } = await applyFor(
    core,
    applicant ?? (await member(core, { password: null })),
    opportunity.slug,
  );
  await sql`update applications set stage = 'shortlisted' where id = ${id}`.execute(core.db);
  return id;
}

async function offeredBy(core: Core, owner: Member, isAccepted = false, startsIn = 20): Promise<string> {
  const applicant = await member(core, { password: null });
  const id = await between(core, owner, applicant);
  const startsOn = dayFromNow(startsIn);
  await offered(core, owner, id, isAccepted ? { accepts: applicant, startsOn } : { startsOn });
  return atFirst(core, id);
}

async function offeredTo(core: Core, applicant: Member): Promise<string> {
  const owner = await member(core, { password: null });
  const id = await between(core, owner, applicant);
  await offered(core, owner, id);
  return atFirst(core, id);
}

async function interviewBy(core: Core, owner: Member, isMoved = false): Promise<string> {
  const applicant = await member(core, { password: null });
  const id = await between(core, owner, applicant);
  await interviewed(core, owner, id, isMoved ? { takes: applicant, days: [20] } : {});
  if (isMoved) await moveTo(core, applicant, id);
  return atFirst(core, id);
}

/** Agreed where it names the day; else the times of the samples can be taken. */
async function interviewOf(core: Core, applicant: Member, agreedIn?: number): Promise<string> {
  const owner = await member(core, { password: null });
  const id = await between(core, owner, applicant);
  await interviewed(core, owner, id, agreedIn ? { takes: applicant, days: [agreedIn] } : {});
  return atFirst(core, id);
}

/** The samples are of its first version. */
async function atFirst(core: Core, id: string): Promise<string> {
  await core.db.updateTable('applications').set({ version: 1 }).where('id', '=', id).execute();
  return id;
}

async function moveTo(core: Core, applicant: Member, applicationId: string): Promise<void> {
  const times = [`${dayFromNow(10)}T15:00`];
  await moveInterview(core, applicant, {
    applicationId,
    version: await versionOf(core, applicationId),
    times,
  });
}

async function between(core: Core, owner: Member | null, applicant: Member | null): Promise<string> {
  const founder = owner ?? (await member(core, { password: null }));
  const { slug } = await openOpportunity(core, founder);
  const who = applicant ?? (await member(core, { password: null }));
  const { id } = await applyFor(core, who, slug, { file: await uploadOf(core, who) });
  return id;
}

export async function uploadOf(core: Core, who: Member) {
  const asked = {
    bucketId: 'resumes',
    fileId: 'unique()',
    name: `of-${who.id}.pdf`,
    contentRange: null,
    uploadId: null,
  };
  const held = await holdUpload(core, who, asked, Readable.from([pdf()]));
  const { file } = await finishUpload(core, who, asked, held);
  return { bucketId: 'resumes', fileId: file.id };
}

export const applicationThings = makeApplicationThings();
