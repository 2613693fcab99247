import type { DraftParam } from '#contract/agreements/draft.ts';
import { beginAgreement } from '#core/agreements/begin-agreement.ts';
import { editDraft } from '#core/agreements/edit-draft.ts';
import { propose } from '#core/agreements/propose.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addDays } from '#rules/calendar/day.ts';
import { sign } from '../agreement-signing.ts';

type Agreed = {
  project: string;
  owner: string;
  contributor: string;
  language: 'hi' | 'mr';
  role: string;
  work: string;
  law: string;
  place: string;
  milestones: readonly { title: string; value: number; criteria: string[] }[];
};

/** Signed by both sides. The contributor of the one in Marathi reads Hindi, and ticks that they can read it. */
const agreed: readonly Agreed[] = [
  {
    project: 'नाम का टाँका',
    owner: 'shabnam-khatoon',
    contributor: 'priyanka-verma',
    language: 'hi',
    role: 'नमूना: तस्वीरें और पर्चियाँ',
    work: 'हर महीने तैयार कुर्तों की तस्वीरें लेना, हर कपड़े की पर्ची लिखना और दुकान के पेज पर लगाना।',
    law: 'भारत',
    place: 'लखनऊ',
    milestones: [
      {
        title: 'पहले बीस कुर्तों की तस्वीरें',
        value: 600_000,
        criteria: ['हर कुर्ते की तीन तस्वीरें', 'काढ़ने वाली की मंज़ूरी लिखी हुई हो'],
      },
      {
        title: 'पर्ची का ऐसा नमूना जिसे दूसरे भर सकें',
        value: 400_000,
        criteria: ['दो औरतें बिना पूछे पर्ची भर लें'],
      },
    ],
  },
  {
    project: 'पाणीपाळी',
    owner: 'dnyaneshwar-shinde',
    contributor: 'mohanlal-sahu',
    language: 'mr',
    role: 'नमुना: खांब, तार आणि सेन्सर',
    work: 'दहा चाऱ्यांवर खांब आणि सेन्सर बसवणं, आणि ते पावसाळाभर चालू ठेवणं.',
    law: 'भारत',
    place: 'यवतमाळ',
    milestones: [
      {
        title: 'पहिल्या चार चाऱ्यांवर यंत्र',
        value: 1_200_000,
        criteria: ['प्रत्येक यंत्र सात दिवस सलग चालतं', 'खोटा कॉल एकही नाही'],
      },
      {
        title: 'उरलेल्या सहा चाऱ्यांवर यंत्र',
        value: 1_800_000,
        criteria: ['गावातल्या एकाला दुरुस्ती शिकवली आहे'],
      },
    ],
  },
];

export async function agreeInTheirLanguage(
  core: Core,
  slugOf: (project: string) => string,
  personOf: (handle: string) => Member,
): Promise<void> {
  for (const one of agreed) {
    const [owner, contributor] = [personOf(one.owner), personOf(one.contributor)];
    const { id } = await beginAgreement(core, owner, {
      project: slugOf(one.project),
      personId: contributor.id,
      key: `demo-${one.language}`,
    });
    const { draft } = await editDraft(core, owner, { agreementId: id, version: 1, said: saidOf(one) });
    await propose(core, owner, { agreementId: id, version: draft?.version ?? 0 });
    await sign(core, contributor, id);
    await sign(core, owner, id);
  }
}

function saidOf({ language, role, work, law, place, milestones }: Agreed): DraftParam {
  const startDay = addDays(new Date(Date.now() + 19_800_000).toISOString().slice(0, 10), 7);
  return {
    language,
    terms: { role, work, law, place, startDay, noticeDays: 7 },
    equity: null,
    milestones: milestones.map(({ title, value, criteria }, at) => ({
      number: at + 1,
      title,
      value,
      criteria,
      hours: 20,
      dueDay: addDays(startDay, (at + 1) * 28),
      lowestShare: 0,
      highestShare: 0,
    })),
  };
}
