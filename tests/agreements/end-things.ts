import { contestCause } from '#core/agreements/ends/contest-cause.ts';
import { giveNotice } from '#core/agreements/ends/give-notice.ts';
import { requestGivingUpCode } from '#core/agreements/ends/request-giving-up-code.ts';
import { showEnd } from '#core/agreements/ends/show-end.ts';
import { showShares } from '#core/agreements/ends/show-shares.ts';
import { stateConversion } from '#core/agreements/ends/state-conversion.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { mailedCode, member } from '#tests/ground/builders.ts';
import type { Sides } from './agreements.ts';
import { sidesFor } from './milestone-things.ts';
import { acceptedAt, activeInPast } from './past-agreements.ts';

type Prepare = (core: Core, sides: Sides, agreementId: string) => Promise<Record<string, string>>;

/**
 * Agreements in force whose end or conversion a call decides. They take long to make, so only one kind of caller tries
 * them.
 */
export function endThings() {
  const thing = (name: string, side: 'project' | 'contributor', prepare: Prepare): Thing => ({
    owners: ['member'],
    async own(core, owner) {
      const sides = await sidesFor(core, owner as Member, side);
      const id = await activeInPast(core, sides, {
        milestones: 2,
        equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-01' },
        terms: { causes: ['Work of others shown as own'] },
      });
      await acceptedAt(core, id, '2024-01-15');
      return { [name]: id, ...(await prepare(core, sides, id)) };
    },
    gone: { [name]: newId() },
  });
  return {
    active: thing('agreementId', 'project', async (core, { owner }, id) => {
      const { basedOn, preview } = await showEnd(core, owner, id);
      return { basedOn: String(basedOn), endDay: preview?.endDay ?? '' };
    }),
    claimed: thing('agreementId', 'contributor', async (core, { owner }, agreementId) => {
      const { basedOn, preview } = await showEnd(core, owner, agreementId);
      const bad = { agreementId, basedOn, endDay: preview?.endDay ?? '', cause: 1, words: 'Not theirs.' };
      return { basedOn: String((await giveNotice(core, owner, bad)).basedOn) };
    }),
    contested: contested(),
    equity: thing('agreementId', 'contributor', async () => ({})),
    held: thing('agreementId', 'project', basis),
    stated: thing('agreementId', 'contributor', stated),
    takenBack: thing('agreementId', 'project', stated),
    vested: thing('agreementId', 'contributor', basis),
    givenUp: thing('agreementId', 'contributor', async (core, { contributor }, agreementId) => {
      const { basedOn } = await showShares(core, contributor, agreementId);
      await requestGivingUpCode(core, contributor, { agreementId, basedOn, units: 1 });
      const code = await mailedCode(core, contributor.account.email, 'give-up');
      return { basedOn: String(basedOn), code };
    }),
  } satisfies Record<string, Thing>;
}

const basis: Prepare = async (core, { owner }, agreementId) => ({
  basedOn: String((await showShares(core, owner, agreementId)).basedOn),
});

const stated: Prepare = async (core, { owner }, agreementId) => {
  const { basedOn } = await showShares(core, owner, agreementId);
  const said = { agreementId, basedOn, units: 1, day: '2024-05-01', document: 'PAS-3' };
  const { conversions, ...after } = await stateConversion(core, owner, said);
  return { basedOn: String(after.basedOn), conversion: String(conversions[0]?.entry) };
};

/** A contested cause of an agreement between two other members, so that an administrator may rule on it. */
function contested(): Thing {
  return {
    owners: ['administrator'],
    async own(core) {
      const contributor = await member(core, { password: null });
      const sides = await sidesFor(core, contributor, 'contributor');
      const agreementId = await activeInPast(core, sides, {
        milestones: 2,
        equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-01' },
        terms: { causes: ['Work of others shown as own'] },
      });
      await acceptedAt(core, agreementId, '2024-01-15');
      const { basedOn, preview } = await showEnd(core, sides.owner, agreementId);
      const bad = { agreementId, basedOn, endDay: preview?.endDay ?? '', cause: 1, words: 'Not theirs.' };
      const claimed = await giveNotice(core, sides.owner, bad);
      const said = { agreementId, basedOn: claimed.basedOn, words: 'Mine.' };
      const contested = await contestCause(core, contributor, said);
      return { agreementId: agreementId, basedOn: String(contested.basedOn) };
    },
    gone: { agreementId: newId() },
  };
}
