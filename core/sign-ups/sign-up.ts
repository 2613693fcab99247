import { sql } from 'kysely';
import { firstLanguage } from '#contract/lists/interface-languages.ts';
import { isDuplicate } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { adultOn, isMinor } from '#rules/checks/birth-date.ts';
import { readEmail } from '#rules/checks/email.ts';
import { student } from '#rules/lists/roles.ts';
import { firstFault, type SignUpForm } from '#rules/sign-up/check-form.ts';
import { bucketOf } from '#rules/sign-up/limits.ts';
import { isAddressTaken } from '../accounts/at-address.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { takeAddressFrom } from '../accounts/steps/prove-address.ts';
import { recordAgreement } from '../consents/steps/record-agreement.ts';
import { recordMarketing } from '../consents/steps/record-marketing.ts';
import { giveFile } from '../files/steps/give-file.ts';
import { removeFiles } from '../files/steps/remove-files.ts';
import type { Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { hashPassword, isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf } from '../ground/secrets.ts';
import { askGuardian } from '../guardians/steps/ask-guardian.ts';
import { chosenLanguage } from '../languages/chosen-language.ts';
import { profileOfSignUp } from '../profiles/from-sign-up.ts';
import { isPhoneNumber, normalPhoneNumber } from '../profiles/phone.ts';
import { recordProfile } from '../profiles/steps/record-profile.ts';
import { endPrevious } from '../sessions/steps/end-previous.ts';
import { type OpenedSession, openSession } from '../sessions/steps/open-session.ts';
import { openVerified } from '../sessions/steps/open-verified.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { dayByPhone } from '../standings/own-day.ts';
import { setStanding } from '../standings/steps/change-standing.ts';

export type SignUp = {
  /** The browser's proof cookie, by which the proven addresses are found. */
  browser: string | null;
  form: SignUpForm;
  /** The same for every try of one form, so that a retry after a lost answer creates no second account. */
  idempotencyKey: string;
  device: Device;
  /** The language of the page that showed the accepted texts, such as `en`. */
  language: string;
  /** The session that the browser had before; it ends with the sign-up. */
  previous: Member | null;
};

/** Made of the form before the transaction. */
type Entered = { passwordHash: string; isChild: boolean; guardianLanguage: string };
type Proof = { id: string; email: string; account_id: string | null; idempotency_key: string | null };

/**
 * Creates account, profile and session, and takes over the uploaded file: all of it or nothing.
 * @throws Refusal with the first field error of the form, `user_already_exists`, or `storage_file_not_found`.
 */
export async function signUp(core: Core, input: SignUp): Promise<OpenedSession> {
  const { form } = input;
  const proof = await findProof(core, input);
  const today = await dayByPhone(core.db, normalPhoneNumber(form.phone));
  const fault = firstFault(form, { emailVerified: proof !== undefined, today });
  if (fault) throw new Refusal(fault.code);
  const isChild = isMinor(form.dob ?? '', today);
  if (!isChild && !isPhoneNumber(form.phone)) throw new Refusal('sign_up_phone_invalid');
  if (!proof) throw new Refusal('sign_up_email_unverified');
  if (proof.account_id) return repeat(core, input, proof);

  const account = { interface_language: input.device.language ?? firstLanguage };
  const guardianLanguage = chosenLanguage(core, account, form.guardianLanguage);
  const entered = { passwordHash: await hashPassword(form.password), isChild, guardianLanguage };
  try {
    return await core.db.transaction().execute((tx) => begin(tx, input, proof, entered));
  } catch (error) {
    if (isAddressTaken(error) || isDuplicate(error, 'accounts_pkey')) {
      const now = await findProof(core, input);
      if (now?.account_id) return repeat(core, input, now);
      throw new Refusal('user_already_exists');
    }
    throw error;
  }
}

/** The newest proof of this very address; another tab may have proven another one meanwhile. */
async function findProof(core: Core, { browser, form }: SignUp): Promise<Proof | undefined> {
  const email = readEmail(form.email);
  if (!browser || !email) return undefined;
  return core.db
    .selectFrom('email_proofs')
    .select(['id', 'email', 'account_id', 'idempotency_key'])
    .where('browser', '=', hashOf(browser))
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The answer to the first try may have been lost: the same form gets its account again, others a refusal. */
async function repeat(core: Core, input: SignUp, proof: Proof): Promise<OpenedSession> {
  const account = await core.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', proof.account_id)
    .executeTakeFirst();
  const isSameTry = proof.idempotency_key === tryOf(input);
  if (!account || !isSameTry || !(await isPassword(input.form.password, account.password_hash))) {
    throw new Refusal('user_already_exists');
  }
  return core.db.transaction().execute(async (tx) => {
    const opened = await openVerified(tx, account, input.device);
    await endPrevious(tx, input.previous);
    return opened;
  });
}

/**
 * The key together with the content, so that the same key with another form is another try. The file may have been sent
 * again.
 */
function tryOf({ idempotencyKey, form }: SignUp): string {
  const { password: _, confirmPassword: __, fileId: ___, ...said } = form;
  return hashOf(JSON.stringify([idempotencyKey, Object.entries(said).sort()])).toString('hex');
}

async function begin(
  tx: Tx,
  input: SignUp,
  proof: Proof,
  { passwordHash, isChild, guardianLanguage }: Entered,
): Promise<OpenedSession> {
  const { form } = input;
  await endUnprovenAccount(tx, proof.email);
  // Of the page with the form; its account keeps it.
  const { language } = input.device;
  await createProvenAccount(tx, form, proof, { passwordHash, language });
  await recordAgreement(tx, proof.id, { language: input.language });
  if (isChild) await beginAsChild(tx, input, proof, guardianLanguage);
  else await beginAsAdult(tx, input, proof);
  const account = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', proof.id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('email_proofs')
    .set({ account_id: account.id, idempotency_key: tryOf(input) })
    .where('id', '=', proof.id)
    .execute();
  await endPrevious(tx, input.previous);
  await record(tx, { name: 'accounts.created', accountId: account.id });
  return openSession(tx, account, { provider: 'email', factors: ['password'] }, input.device);
}

/**
 * Another person may have registered this address with a password of their own without proving it. The person who has
 * proven it must not inherit that password or its sessions.
 */
async function endUnprovenAccount(tx: Tx, email: string): Promise<void> {
  const account = await holdAccountAt(tx, email);
  if (!account || account.email_verified_at || (await findSuspension(tx, account.id))) return;
  await takeAddressFrom(tx, account);
}

async function createProvenAccount(
  tx: Tx,
  form: SignUpForm,
  proof: Proof,
  { passwordHash, language }: { passwordHash: string; language: string | undefined },
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({
      id: proof.id,
      email: proof.email,
      email_verified_at: now,
      name: form.name.trim(),
      phone: '',
      password_hash: passwordHash,
      password_updated_at: now,
      target_id: newId(),
      ...(language !== undefined && { interface_language: language }),
    })
    .execute();
}

async function beginAsAdult(tx: Tx, input: SignUp, { id, email }: Proof): Promise<void> {
  const { form, language } = input;
  await setStanding(tx, id, {
    role: form.role,
    birth_date: form.role === student ? (form.dob ?? null) : null,
    zone: sql<string>`zone_of_phone(${normalPhoneNumber(form.phone)})`,
  });
  const fileId = form.fileId || null;
  if (fileId) await takeUpload(tx, fileId, input, id);
  const profile = await tx
    .insertInto('profiles')
    .values(profileOfSignUp(form, { id, email }, fileId))
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordProfile(tx, 'created', profile);
  await recordMarketing(tx, id, { given: form.marketing === true, language });
  await post(tx, { letter: 'welcome', accountId: id }, 'owner');
}

/**
 * An account under 18 begins with the data needed to ask a guardian: all other sent data is dropped, and uploads are
 * deleted.
 */
async function beginAsChild(tx: Tx, { form }: SignUp, { id }: Proof, language: string): Promise<void> {
  const birthDate = form.dob ?? '';
  await setStanding(tx, id, { birth_date: birthDate });
  const uploads = await tx
    .selectFrom('files')
    .select(['bucket', 'id'])
    .where('owner_id', '=', id)
    .forUpdate()
    .execute();
  await removeFiles(tx, uploads);
  const email = readEmail(form.guardianEmail ?? '') ?? '';
  await askGuardian(tx, { accountId: id, email, language, adultOn: adultOn(birthDate) });
}

/** The form may come from another tab than the one that proved its address last. */
async function takeUpload(
  tx: Tx,
  fileId: string,
  { browser, form }: SignUp,
  accountId: string,
): Promise<void> {
  const file = await tx
    .selectFrom('files')
    .select(['bucket', 'id', 'owner_id'])
    .where('bucket', '=', bucketOf(form.role))
    .where('id', '=', fileId)
    .where('owner_id', 'in', (from) =>
      from
        .selectFrom('email_proofs')
        .select('id')
        .where('browser', '=', hashOf(browser ?? ''))
        .where('account_id', 'is', null)
        .where('expires_at', '>', now),
    )
    .where('completed_at', 'is not', null)
    // Held until the account exists: the sweep deletes files without an owner.
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw new Refusal('storage_file_not_found');
  if (file.owner_id !== accountId) await giveFile(tx, file, accountId);
}
