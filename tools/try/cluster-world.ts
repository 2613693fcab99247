import { randomBytes } from 'node:crypto';
import { createCore } from '#core/collected/create-core.ts';
import type { Member as Account } from '#core/ground/actor.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { siteTexts } from '#server/legal-texts.ts';
import { active, milestone, sidesOf } from '#tests/agreements/agreements.ts';
import { openBetween } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { type Member, newMember } from './member.ts';

/** An application for each pair, a few more than the writer sends in the longest run. */
const [applicants, opportunities] = [300, 3];
/** Agreements with as many milestones as one may have, of seven entries each. */
const [agreements, milestones] = [6, 30];

/** Who writes what while machines of the database end. */
export type World = {
  applicants: Member[];
  /** Slugs; each applicant may apply for each. */
  opportunities: string[];
  talkers: [Member, Member];
  conversation: string;
  agreements: { id: string; contributor: Member; owner: Member; milestones: number }[];
};

/** Makes members with what they write to in the database at `url`, as tests do, to be used over HTTP at `origin`. */
export async function makeWorld(
  url: string,
  { origin, folder }: { origin: string; folder: string },
): Promise<World> {
  const connection = connect(url, { max: 8 });
  const core = createCore(modules, {
    db: connection.db,
    files: folderStore(folder),
    makePortrait: portraitMaker(folder),
    makeScan: scanMaker(folder),
    makePicture: pictureMaker(folder),
    makePagePicture: pagePictureMaker(folder),
    makePdf,
    legalTexts: siteTexts,
    origin,
    key: randomBytes(32),
  });
  const adult = () => member(core, { password: null });
  const loggedIn = (one: Account & { secret: string }) =>
    newMember(origin, one.account.email, sessionOf(one));
  try {
    const founder = await adult();
    const slugs: string[] = [];
    for (let at = 0; at < opportunities; at += 1) slugs.push((await openOpportunity(core, founder)).slug);
    const those: Member[] = [];
    while (those.length < applicants)
      those.push(...(await Promise.all(Array.from({ length: 10 }, adult))).map(loggedIn));
    const [one, other] = [await adult(), await adult()];
    const signed: World['agreements'] = [];
    while (signed.length < agreements) {
      const sides = await sidesOf(core);
      const all = Array.from({ length: milestones }, (_, at) => milestone({ number: at + 1 }));
      const { id } = await active(core, sides, { milestones: all });
      const of = (side: Account) => loggedIn(side as Account & { secret: string });
      signed.push({ id, contributor: of(sides.contributor), owner: of(sides.owner), milestones });
    }
    return {
      applicants: those,
      opportunities: slugs,
      talkers: [loggedIn(one), loggedIn(other)],
      conversation: await openBetween(core, one, other),
      agreements: signed,
    };
  } finally {
    await connection.close();
  }
}
