import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type WebSocket from 'ws';
import { addDays } from '#rules/calendar/day.ts';
import { ownerOf } from '../kept-project.ts';
import { openSocket } from '../open-socket.ts';
import { benchPassword, sessionOf } from '../seed.ts';
import type { Asked } from './browser.ts';
import type { ActionName } from './costs.ts';
import { type Action, inTurns, settled } from './measuring.ts';
import type { World } from './world.ts';

const atOnce = 4;
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
const followers = 500;

type DeedName =
  | 'message'
  | 'notification'
  | 'application'
  | 'entry'
  | 'login'
  | 'signUp'
  | 'upload'
  | 'email';

/** Deeds of members. `part` of the usual numbers of runs; `run` names the keys of this run. */
export function deedActions(world: World, part: number, run = Date.now().toString(36)) {
  const { size } = world;
  const times = (count: number) => Math.max(3, Math.round(count * part));
  const post = async (as: number | undefined, path: string, body: object, more: Partial<Asked> = {}) => {
    const asked = { method: 'POST', path: `/v1${path}`, body, ...more } as const;
    const { text } = await world.browser.ask(as === undefined ? asked : { ...asked, as });
    return text === '' ? null : JSON.parse(text);
  };
  return {
    message: message(world, { count: times(700), post, run }),
    notification: notification(world, { count: times(15), post, run }),
    application: {
      count: Math.min(times(400), Math.floor(size.opportunities * 0.4)),
      atOnce,
      prepare: () =>
        world.database.query(
          `insert into opportunity_terms (opportunity_id, number, said)
           select id, terms, said from opportunities on conflict do nothing`,
        ),
      run: (n) =>
        post(n, `/opportunities/place-${opportunityOf(n)}/applications`, {
          terms: 1,
          note: 'I have built counters for two pumps. I read the meters by hand first, for a week, and then see which of them can be trusted.',
          hours: 8,
          startsOn: inDays(5),
          key: `${run}-application-${n}`,
        }),
    },
    entry: entry(world, { count: Math.min(times(400), Math.floor(size.agreements * 0.7)), post, run }),
    login: {
      count: times(400),
      atOnce,
      async prepare(numbers) {
        // The first one from a device sends an email about it.
        await inTurns(numbers, atOnce, logIn);
        await settled(world);
      },
      run: logIn,
    },
    signUp: { count: times(150), atOnce, run: (n) => signUp(world, n, `${run}-${n}@joins.example`) },
    upload: upload(world, times(60)),
    email: email(world, times(600)),
  } satisfies Partial<Record<ActionName, Action>> & Record<DeedName, Action>;

  function logIn(n: number) {
    const login = { email: `person${n}@example.org`, password: benchPassword };
    return post(undefined, '/account/sessions/email', login);
  }
}

/** Those that begin late enough for every applicant. */
const opportunityOf = (n: number) => 40 * Math.floor(n / 30) + 9 + (n % 30);

type Deed = {
  count: number;
  run: string;
  post(
    as: number | undefined,
    path: string,
    body: object,
    more?: Partial<Asked>,
  ): Promise<ReturnType<typeof JSON.parse>>;
};

/** From each of the first members to the next one, who has it once their open page has heard it. */
function message(world: World, { count, post, run }: Deed): Action {
  const arrived = new Map<string, () => void>();
  const sockets: WebSocket[] = [];
  return {
    count,
    atOnce,
    async prepare(numbers) {
      for (const n of numbers) {
        const socket = await openSocket(world.product, n, sessionOf((n % 1000) + 1), ['messages']);
        socket.on('message', (data) => {
          const text = String(data);
          world.browser.alsoCount(text.length);
          arrived.get(/live (\d+) of/.exec(text)?.[1] ?? '')?.();
        });
        sockets.push(socket);
      }
    },
    async run(n) {
      const heard = new Promise<void>((resolve) => arrived.set(String(n), resolve));
      const text = `This is a live ${n} of many messages, as long as most are: a line or two about the cold rooms.`;
      await post(n, `/conversations/conversation${n}/messages`, { text, key: `${run}-message-${n}` });
      const late = sleep(10_000).then(() => Promise.reject(new Error(`Message ${n} did not arrive.`)));
      await Promise.race([heard, late]);
    },
    async end() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Each update of a project notifies the same followers. */
function notification(world: World, { count, post, run }: Deed): Action {
  const owner = Number(ownerOf(1).replace('account', ''));
  return {
    count,
    atOnce: 1,
    each: followers,
    prepare: () =>
      world.database.query(
        `insert into project_followers (project_id, account_id)
         select 'project1', 'account' || n from generate_series(1, $1::int) n on conflict do nothing`,
        [followers],
      ),
    run: (n) =>
      post(owner, '/projects/project-1/updates', { text: `Room ${n} is cold.`, key: `${run}-update-${n}` }),
  };
}

/** The last milestone of each agreement has been accepted; its payment is stated, and then confirmed. */
function entry(world: World, { count, post }: Deed): Action {
  const ownerOfAgreement = (n: number) =>
    Number(ownerOf(1 + (n % world.size.projects)).replace('account', ''));
  const base = (n: number) => `/account/agreements/agreement${n}/milestones/3`;
  const lastEntry = async (n: number) => {
    const { rows } = await world.database.query<{ last: number }>(
      'select max(sequence)::int as last from agreement_entries where agreement_id = $1',
      [`agreement${n}`],
    );
    return rows[0]?.last ?? 0;
  };
  const accepted = new Map<number, number>();
  return {
    count,
    atOnce,
    each: 2,
    prepare: (numbers) =>
      inTurns(numbers, atOnce, async (n) => {
        await post(n, `${base(n)}/start`, { basedOn: await lastEntry(n), share: 40 });
        await post(n, `${base(n)}/submissions`, {
          basedOn: await lastEntry(n),
          hours: 10,
          text: 'It counts.',
        });
        await post(ownerOfAgreement(n), `${base(n)}/acceptance`, { basedOn: await lastEntry(n) });
        accepted.set(n, await lastEntry(n));
      }),
    async run(n) {
      const { sequence } = await post(ownerOfAgreement(n), `${base(n)}/payments`, {
        basedOn: accepted.get(n),
        sent: 1000,
        day: inDays(0),
        way: 'Online Payment',
        reference: `UTR ${n}`,
      });
      await post(n, `${base(n)}/confirmations`, { basedOn: sequence, payment: sequence, amount: 1000 });
    },
  };
}

/** As the page does it: a code by email, the code typed, and the form. */
async function signUp({ browser, mail }: World, network: number, email: string): Promise<void> {
  let cookie = '';
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answered = await browser.ask({ method, path: `/v1${path}`, body, cookie, network });
    cookie = [cookie, answered.cookie].filter(Boolean).join('; ');
    return JSON.parse(answered.text);
  };
  const { userId } = await ask('POST', '/sign-ups/codes', { email });
  const { mail: sent } = await mail.deliveryTo(email);
  const secret = /\b\d{6}\b/.exec(sent.text ?? '')?.[0];
  await ask('PUT', '/sign-ups/codes', { userId, secret });
  const form = {
    name: 'Asha Kulkarni',
    email,
    phone: '+919812345678',
    password: benchPassword,
    confirmPassword: benchPassword,
    role: 'Entrepreneur',
    location: 'Nagpur',
    agree: true,
  };
  await ask('POST', '/sign-ups', form);
}

/** Another photo for each, as a phone takes it. */
function upload({ browser }: World, count: number): Action {
  const photos: Blob[] = [];
  return {
    count,
    atOnce: 2,
    async prepare() {
      const [width, height] = [4000, 3000];
      for (const sigma of [20, 30, 40]) {
        const noise = { type: 'gaussian', mean: 128, sigma } as const;
        const drawn = sharp({ create: { width: 500, height: 375, channels: 3, background: '#888', noise } });
        photos.push(
          new Blob([await drawn.resize(width, height).jpeg({ quality: 85 }).toBuffer()], {
            type: 'image/jpeg',
          }),
        );
      }
    },
    run(n) {
      const body = new FormData();
      body.append('file', photos[n % photos.length] as Blob, 'photo.jpg');
      return browser.ask({ method: 'PUT', path: '/v1/account/avatar', as: n, body });
    },
  };
}

/** One to each contributor, about their milestone, as the job that sends it finds it. */
function email({ database, size }: World, count: number): Action {
  return {
    count: Math.min(count, Math.floor(size.agreements * 0.7)),
    atOnce,
    run: (n) =>
      database.query(
        `with told as (
           insert into notifications (account_id, event_id, kind, subject_kind, subject_id, actor_id, topic, mail_id)
           values ('account' || $1::int, -$1::int, 'milestone_started', 'milestone', 'agreement' || $1::int || '.3',
             'account' || $1::int + 1, 'answers', $1::int) returning mail_id
         )
         select add_job('send-letter',
           jsonb_build_object('letter', 'notification', 'mailId', mail_id::text, 'cause', 'product')) from told`,
        [n],
      ),
  };
}
