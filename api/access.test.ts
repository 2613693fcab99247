import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '#contract/collected.ts';
import { type Access, type Call, isAged } from '#contract/ground/call.ts';
import { type Caller, type CallerKind, callers, seesOthers } from '#tests/access/access-callers.ts';
import {
  type Attempt,
  namesIn,
  type Outcome,
  paramsOf,
  tried,
  type Whose,
} from '#tests/access/access-calls.ts';
import { accessTo } from '#tests/collected.ts';
import { endpoints } from './app.ts';

const { core, bugs, undeclared, send, attemptOf, asTheirKind } = tried;

/** The refusals of calls with an age, by require-age.ts; callers that are not named may make the call. */
const closed: Partial<Record<Access, Partial<Record<CallerKind, RefusalCode>>>> = {
  profile: { ageless: 'age_unknown', waiting: 'guardian_awaited' },
  consented: { ageless: 'age_unknown', waiting: 'guardian_awaited' },
  adult: { ageless: 'age_unknown', waiting: 'opens_later', minor: 'opens_later' },
};

/** The refusal of callers who may not make the call at all, before the server reads what its path names. */
function refusedUnread(call: Call, caller: CallerKind): string | null {
  const isMember = caller !== 'guest' && caller !== 'applicant';
  if (call.access === 'administrator' && caller !== 'administrator') return 'general_route_not_found';
  if ((call.access === 'member' || isAged(call.access)) && !isMember) return 'general_unauthorized_scope';
  if (caller === 'suspended' && !call.forSuspended) return 'user_blocked';
  return closed[call.access]?.[caller] ?? null;
}

/** The refusal that the declaration promises this caller; null for one who gets through. */
function promised(call: Call, caller: CallerKind, whose: Whose): string | null {
  const unread = refusedUnread(call, caller);
  if (unread) return unread;
  const isMember = caller !== 'guest' && caller !== 'applicant';
  if (call.access === 'guest' && isMember) return 'user_session_already_exists';
  const gone = call.gone === 'answered' ? null : (call.gone ?? null);
  if (whose === 'gone') return gone;
  const excepted = call.except?.[caller as keyof typeof call.except];
  const isUnseen = whose === 'foreign' && !seesOthers(caller) && accessTo(call).thing?.isOfPerson;
  if (isUnseen) return gone;
  // A leaving member is refused for the state of their own things alone; other callers are refused for any thing.
  if (excepted && !(caller === 'leaving' && whose === 'foreign')) return excepted;
  if (whose === 'foreign' && call.foreign !== 'answered') return call.foreign ?? null;
  return null;
}

function judge(call: Call, caller: Caller, whose: Whose, { status, type }: Outcome): string | null {
  const refusal = promised(call, caller.kind, whose);
  if (refusal) return type === refusal ? null : `promised ${refusal}, answered ${status} ${type}`;
  const { status: success, repeated } = call.answer;
  if (status === success || status === repeated) return null;
  // The call let the caller in and refused the input: there is no such code, no such address, no need for a guardian.
  if (whose === 'nothing' && (call.refusals as readonly string[]).includes(type)) return null;
  return `should have been let through, and was answered ${status} ${type}`;
}

async function faultOf(attempt: Attempt): Promise<string | null> {
  const { call, whose, caller, named, canaries } = attempt;
  const sent = () => send(attempt, paramsOf(call, caller, named));
  // A refusal before anything is read changes nothing; without one the test fails whatever comes after.
  const outcome = await (refusedUnread(call, caller.kind) ? sent() : core.undone(sent));
  const leaked = canaries.some((canary) => outcome.text.includes(canary));
  if (leaked) return 'let something of somebody else’s out';
  if (!outcome.caching.includes('no-store')) return `may be kept by a browser: "${outcome.caching}"`;
  return judge(call, caller, whose, outcome);
}

/** All that callers of one kind try, who have become so once for all of it. */
function violationsOf(kind: CallerKind, attempts: Attempt[]): Promise<string[]> {
  const ofKind = attempts.map(({ caller }) => caller);
  return asTheirKind(ofKind, async () => {
    const violations: string[] = [];
    for (const attempt of attempts) {
      const { call, whose } = attempt;
      const fault = await faultOf(attempt);
      if (fault) violations.push(`${call.method} ${call.path} for ${kind}, ${whose}: ${fault}`);
    }
    return violations;
  });
}

async function attemptsOf(call: Call, kind: CallerKind): Promise<Attempt[]> {
  const cases: Whose[] = namesIn(call).length > 0 ? ['own', 'foreign', 'gone'] : ['nothing'];
  if (cases.length > 1) assert.ok(call.foreign && call.gone, `${call.path} declares no policy`);
  const attempts: Attempt[] = [];
  for (const whose of cases) {
    const attempt = await attemptOf(call, kind, whose);
    if (attempt) attempts.push(attempt);
  }
  return attempts;
}

test('every call answers every kind of caller as it declares, for own, foreign and gone things', async (t) => {
  const violations: string[] = [];
  let cells = 0;
  for (const kind of callers) {
    const attempts: Attempt[] = [];
    for (const { call } of endpoints) attempts.push(...(await attemptsOf(call, kind)));
    cells += attempts.length;
    const isOwn = ({ whose }: Attempt) => whose === 'own';
    // The owners of foreign things stay members: no one can see a suspended owner's things.
    violations.push(
      ...(await violationsOf(
        kind,
        attempts.filter((one) => !isOwn(one)),
      )),
    );
    violations.push(...(await violationsOf(kind, attempts.filter(isOwn))));
  }
  t.diagnostic(`${cells} cells of ${endpoints.length} calls`);
  assert.deepEqual(violations, []);
  assert.deepEqual([bugs, undeclared], [[], []]);
  assert.ok(cells > 6000);
});
