import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { beginCounter } from '#core/agreements/begin-counter.ts';
import { editDraft } from '#core/agreements/edit-draft.ts';
import { propose } from '#core/agreements/propose.ts';
import { proposed, type Sides, sidesOf, signingOf } from '#tests/agreements/agreements.ts';
import { kindsOf } from '#tests/agreements/disputes.ts';
import { mailedCode } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import { hold } from '#tests/ground/held-row.ts';
import { askOnce } from '#tests/servers/processes.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

type Signer = Sides['owner'];
/** A side with the form of its signature, and the code that the server has mailed for it. */
type Signing = { who: Signer; form: object };

/** An agreement that both sides sign at the server at `core.origin`, which makes its codes with `core.key`. */
export async function twoSigners(core: TestCore) {
  const between = await sidesOf(core);
  const { owner } = between;
  const { id: agreementId } = await proposed(core, between);
  const signers = [between.contributor, owner] as const;
  const ids = signers.map(({ id }) => id);
  const guesses = ids.map((id) => `guess:hour:account:${id}`);

  const ask = (who: Signer, path: string, method: string, params: object, lasting = 0) =>
    askOnce(`${core.origin}/v1/account/agreements/${agreementId}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-appwrite-project': projectId,
        'x-appwrite-session': sessionOf(who as Signer & { secret: string }),
      },
      body: JSON.stringify(params),
      patience: 60_000,
      lasting,
    });

  /** Asks the server for the code of this side. */
  async function coded(who: Signer): Promise<Signing> {
    const { agreementId: _, ...signing } = await signingOf(core, who, agreementId);
    assert.equal(await ask(who, 'signing-codes', 'POST', signing), 201);
    return { who, form: { ...signing, code: await mailedCode(core, who.account.email, 'sign') } };
  }

  /** Sends the form, its last byte after so many milliseconds, and resolves to the status; 0 where the server goes away. */
  const sign = ({ who, form }: Signing, lasting = 0) => ask(who, 'signature', 'PUT', form, lasting);

  return {
    agreementId,
    owner,
    async codeOfEach(): Promise<[Signing, Signing]> {
      return [await coded(signers[0]), await coded(signers[1])];
    },
    sign,

    /** Another text of the agreement, which both have to sign. */
    async amend(noticeDays: number) {
      const { draft } = await beginCounter(core, owner, agreementId);
      const said = { terms: { noticeDays } };
      const drafted = await editDraft(core, owner, { agreementId, version: draft?.version ?? 0, said });
      await propose(core, owner, { agreementId, version: drafted.draft?.version ?? 0 });
    },

    /** Both sign at once, each at one of two processes. Their signatures are committed, and not answered until `goOn`. */
    async signUntilAnswer(signings: Signing[]) {
      const rows = await hold(core, 'select from accounts where id in ($1, $2) for no key update', ids);
      const answers = Promise.all(signings.map((one) => sign(one)));
      await rows.waiters(2);
      // A guess is forgotten once the transaction of the signature is over.
      const counts = await hold(core, 'select from rate_limits where key in ($1, $2) for update', guesses);
      await rows.release();
      await counts.waiters(2);
      return { answers, goOn: counts.release };
    },

    /** The sides that have signed each text, and the entries of the ledger. */
    async written(): Promise<string[]> {
      const { rows } = await sql<{ sides: string }>`
        select string_agg(party, ' ' order by party) as sides from agreement_signatures
        where agreement_id = ${agreementId} group by version order by version`.execute(core.db);
      return [...rows.map(({ sides }) => sides), ...(await kindsOf(core, agreementId))];
    },
  };
}
