import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import type { World } from './cluster-world.ts';
import type { Body, Member } from './member.ts';

/** Milliseconds in which each request is answered: as `docs/reliability.md` promises for a database that is away. */
export const longest = 5000;
/** Milliseconds between two writes of a kind, two pages of a reader, and before a refused write is sent again. */
const [pause, readingPause, again] = [150, 250, 250];

export const kinds = ['application', 'message', 'entry'] as const;
export type Kind = (typeof kinds)[number];

/** An answer to a member. `retryAfter` is that of a 503. */
type Answer = { at: number; what: string; status: number; ms: number; retryAfter: number; said: string };
export type Acknowledged = { at: number; id: string };

export type Traffic = {
  /** Every write that was acknowledged, in order; of an entry `agreement sequence`. */
  acknowledged: Record<Kind, Acknowledged[]>;
  /** Every answer. */
  answers: Answer[];
  /** When /livez, which needs no database, was asked for, and milliseconds until it answered: how busy this machine is. */
  pings: { at: number; ms: number }[];
  stop(): Promise<void>;
};

/** A writer of each kind, and readers, who go on until `stop`. They send a write that was refused with 503 again, with the same key. */
export function startTraffic(world: World): Traffic {
  const acknowledged: Traffic['acknowledged'] = { application: [], message: [], entry: [] };
  const answers: Answer[] = [];
  const pings: Traffic['pings'] = [];
  let isOver = false;
  const failures: unknown[] = [];

  /** Asks once. Null after anything but an answer as it should be, which `answers` says. */
  async function ask(member: Member, method: string, path: string, params?: object): Promise<Body> {
    const began = performance.now();
    const what = `${method} ${path.replace(/[0-9a-z]{16,}/g, '…')}`;
    const note = (status: number, said: string, retryAfter = 0) =>
      answers.push({ at: began, what, status, ms: performance.now() - began, retryAfter, said });
    try {
      const answer = await member.ask(method, path, params);
      const text = await answer.text();
      note(answer.status, answer.ok ? '' : text.slice(0, 200), Number(answer.headers.get('retry-after')));
      if (!answer.ok) return null;
      return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    } catch (error) {
      note(0, error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error));
      return null;
    }
  }

  async function insist(
    kind: Kind,
    member: Member,
    path: string,
    params: object,
    idOf: (body: Body) => string,
  ) {
    while (!isOver) {
      const body = await ask(member, 'POST', path, params);
      if (body) {
        acknowledged[kind].push({ at: performance.now(), id: idOf(body) });
        return;
      }
      await sleep(again);
    }
  }

  async function apply() {
    for (const slug of world.opportunities)
      for (const applicant of world.applicants) {
        if (isOver) return;
        const asked = { terms: 1, note, hours: 8, startsOn: dayFromNow(20), key: key() };
        const path = `/v1/opportunities/${slug}/applications`;
        await insist('application', applicant, path, asked, ({ id }) => id);
        await sleep(pause * 2);
      }
    throw new Error('There are no more applicants.');
  }

  async function talk() {
    const path = `/v1/conversations/${world.conversation}/messages`;
    for (let at = 0; !isOver; at += 1) {
      const [one, other] = world.talkers;
      const sent = { text: `Reading ${at} of the meter.`, key: key(), files: [] };
      await insist('message', at % 2 ? one : other, path, sent, ({ id }) => id);
      await sleep(pause);
    }
  }

  /** Carries milestone after milestone from its start over two changes to its acceptance, each time from where it stands. */
  async function work() {
    for (const { id, contributor, owner, milestones } of world.agreements)
      for (let number = 1; number <= milestones; number += 1) {
        const path = `/v1/account/agreements/${id}/milestones/${number}`;
        for (let stage = ''; stage !== 'accepted'; await sleep(pause)) {
          if (isOver) return;
          const shown = await ask(contributor, 'GET', path);
          const step = shown && nextStep(shown);
          stage = shown?.state.stage ?? stage;
          if (!step) continue;
          const by = step.by === 'owner' ? owner : contributor;
          const done = await ask(by, 'POST', path + step.path, { basedOn: shown.sequence, ...step.params });
          if (done) acknowledged.entry.push({ at: performance.now(), id: `${id} ${done.sequence}` });
        }
      }
    throw new Error('There are no more milestones.');
  }

  async function read() {
    const [one] = world.talkers;
    const [{ id = '', contributor = one } = {}] = world.agreements;
    const pages = [
      ...['/v1/account', '/dashboard', `/v1/conversations/${world.conversation}/messages`].map(
        (path) => [one, path] as const,
      ),
      ...['/projects', '/opportunities', '/v1/opportunities'].map((path) => [one, path] as const),
      [contributor, `/v1/account/agreements/${id}/ledger`] as const,
    ];
    for (let at = 0; !isOver; at += 1) {
      const [member, path] = pages[at % pages.length] ?? [one, '/'];
      await ask(member, 'GET', path);
      await sleep(readingPause);
    }
  }

  async function ping() {
    const [one] = world.talkers;
    while (!isOver) {
      const at = performance.now();
      await (await one.ask('GET', '/livez')).text();
      pings.push({ at, ms: performance.now() - at });
      await sleep(pause);
    }
  }

  const end = (error: unknown) => failures.push(error);
  const running = [apply(), talk(), work(), read(), read(), ping()].map((one) => one.catch(end));
  return {
    acknowledged,
    answers,
    pings,
    async stop() {
      isOver = true;
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
    },
  };
}

const key = () => randomBytes(12).toString('hex');
const note =
  'I built a counter for the water tank of our hostel last winter, and it still counts. I would like to see how meters in cold rooms are read.';

type Step = { by: 'owner' | 'contributor'; path: string; params: object };

function nextStep({ state }: Body): Step | null {
  const handIn = {
    by: 'contributor',
    path: '/submissions',
    params: { hours: 1, text: 'It counts.' },
  } as const;
  if (state.stage === 'planned') return { by: 'contributor', path: '/start', params: { share: 0 } };
  if (state.stage === 'started' || state.stage === 'changes_asked') return handIn;
  if (state.stage !== 'submitted') return null;
  if (state.changesAsked < 2)
    return { by: 'owner', path: '/changes', params: { criterion: 1, words: 'It missed one door.' } };
  return { by: 'owner', path: '/acceptance', params: {} };
}

/**
 * The answers since then that are neither as they should be nor a 503 in time that says when to come back. On a busy machine an
 * answer may be late by as much as one that needs no database is at the same time.
 */
export function wrongSince({ answers, pings }: Traffic, since: number): string[] {
  const busy = (from: number, until: number) =>
    Math.max(0, ...pings.filter(({ at, ms }) => at + ms >= from && at <= until).map(({ ms }) => ms));
  return answers
    .filter(({ at }) => at >= since)
    .filter(({ status, retryAfter, at, ms }) => {
      const isServed = status >= 200 && status < 300;
      const isLate = ms > longest && ms > longest + busy(at, at + ms);
      return isLate || !(isServed || (status === 503 && retryAfter > 0));
    })
    .map(({ at, what, status, ms, said }) => {
      const when = ((at - since) / 1000).toFixed(1);
      return `${what}, sent after ${when} s: ${status} after ${Math.round(ms)} ms ${said}`;
    });
}

/** The longest time in seconds between two acknowledged writes of a kind from then until now. */
export function longestGap({ acknowledged }: Traffic, kind: Kind, since: number): number {
  const times = acknowledged[kind].map(({ at }) => at).filter((at) => at >= since);
  const all = [since, ...times, performance.now()];
  return Math.max(...all.slice(1).map((at, before) => at - (all[before] ?? at))) / 1000;
}
