import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallerKind } from '#tests/access/access-callers.ts';
import { type Attempt, namesIn, type Outcome, paramsOf, tried } from '#tests/access/access-calls.ts';
import { preparationOf } from '#tests/collected.ts';
import { endpoints } from './app.ts';

const { bugs, core, undeclared, send, attemptOf, asTheirKind } = tried;

/** The first of them who may is the one who sends a command twice. */
const senders: CallerKind[] = ['member', 'administrator', 'guest', 'applicant'];

type Call = Attempt['call'];
type Sender = Parameters<typeof send>[0];

const isDone = (call: Call, { status }: Outcome) =>
  status === call.answer.status || status === call.answer.repeated;

/** Of what an answer is about; empty where it names nothing. */
function idIn({ text }: Outcome): string {
  const { $id = '', id = $id } = text.startsWith('{') ? JSON.parse(text) : {};
  return String(id);
}

/** Whether both answers are about the same thing. After a DELETE the thing is gone: the call declares its answer then. */
const isAlike = (call: Call, once: Outcome, again: Outcome) =>
  (isDone(call, again) && idIn(once) === idIn(again)) ||
  (call.method === 'DELETE' && again.type === call.gone);

/** Sends the same request twice and returns both answers. */
async function twice(sender: Sender, params: Record<string, unknown>): Promise<[Outcome, Outcome]> {
  return [await send(sender, params), await send(sender, params)];
}

/** One after another, as most commands are done by the first of them. */
async function* attemptsOf(call: Call): AsyncGenerator<Attempt> {
  const isOfThing = namesIn(call).length > 0;
  for (const kind of senders)
    for (const whose of isOfThing ? (['own', 'foreign'] as const) : (['nothing'] as const)) {
      const attempt = await attemptOf(call, kind, whose);
      if (attempt) yield attempt;
    }
}

/** Of the first sender who gets it done, or of the last one who does not. */
async function outcomesOf(call: Call): Promise<[Outcome, Outcome]> {
  const prepare = preparationOf(call);
  if (prepare)
    return core.undone(async () => {
      const { headers, params } = await prepare(core);
      return twice({ call, caller: { headers } }, params);
    });
  let last: [Outcome, Outcome] | undefined;
  for await (const attempt of attemptsOf(call)) {
    const params = paramsOf(call, attempt.caller, attempt.named);
    last = await asTheirKind([attempt.caller], () => twice(attempt, params));
    if (isDone(call, last[0])) break;
  }
  assert.ok(last, `No sender is there for ${call.path}.`);
  return last;
}

/** Empty without a fault. */
async function faultOf(call: Call): Promise<string> {
  const [once, again] = await outcomesOf(call);
  if (!isDone(call, once))
    return `is not done: ${once.status} ${once.type}. Prepare it in the samples of its module.`;
  if (isAlike(call, once, again) !== Boolean(call.twice)) return '';
  if (call.twice) return 'is answered alike, and declares why not';
  return `${again.status} ${again.type} ${idIn(once)} ${idIn(again)}`;
}

test('a command that comes again is answered like the first time, or declares why not', async () => {
  const commands = endpoints.map(({ call }) => call).filter(({ method }) => method !== 'GET');
  const faults: string[] = [];
  for (const call of commands) {
    const fault = await faultOf(call);
    if (fault) faults.push(`${call.method} ${call.path}: ${fault}`);
  }
  assert.deepEqual(faults, []);
  assert.deepEqual([bugs, undeclared], [[], []]);
});
