import { sql } from 'kysely';
import type { TextName } from '#contract/consents/text-versions.ts';
import { purposePaths, versionPaths } from '#contract/legal-texts/rare-paths.ts';
import { mostChanges } from '#contract/legal-texts/shapes.ts';
import { listTranslations } from '../../consents/find-translation.ts';
import type { Core } from '../../ground/core.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { findMailedGuardian } from '../../guardians/find-mailed-guardian.ts';
import { askedBy, textsOf } from '../texts-of.ts';
import { wordsIn } from '../words-in.ts';

/** A translation's lines under "What changes", and the names of its purposes. */
type Said = { changes: readonly string[]; labels: Readonly<Record<string, string>> };

type Needs = { accountId: string; text: TextName; version: string; guardianId: string };

/** Announces a coming version to a member, or to the guardian of one under 18. Pointless once the version is withdrawn. */
export const textAnnounced = emailKind({
  name: 'text-announced',
  keepsQuiet: true,
  async prepare(core, { accountId, text, version, guardianId }: Needs) {
    const texts = textsOf(core);
    const declared = texts.versions[text].find((one) => one.version === version);
    const words = texts.words(text, version);
    const reader = await findReader(core, accountId, guardianId);
    if (!declared || !words || !reader) return null;
    const { to, language, name, memberName, isAdult } = reader;
    const asks = askedBy(texts, declared.announced ?? declared.inForce)
      .filter((one) => one.name === text && one.version === version)
      .filter(() => isAdult || guardianId !== '')
      .map(({ purpose, words: { name: label } }) => ({
        purpose,
        label,
        path: guardianId
          ? purposePaths.askGuardian(guardianId, linkSecretOf(core.key, 'guardian', guardianId), purpose)
          : purposePaths.ask(purpose),
      }));
    return {
      to,
      language,
      name,
      memberName,
      text,
      inForce: declared.inForce,
      soonerBy: declared.soonerBy ?? '',
      changes: (words.changes ?? []).slice(0, mostChanges),
      said: await saidInLanguages(core, text, version),
      path: versionPaths[text](version),
      asks,
    };
  },
  samples: ({ to, name }) => {
    const sample = {
      to,
      language: null,
      name,
      memberName: '',
      text: 'privacy' as TextName,
      inForce: '2030-03-01',
      soonerBy: '',
      changes: ['We keep messages for two years in place of three.', 'The officer has another address.'],
      said: {} as Record<string, Said>,
      path: versionPaths.privacy('2030-01-15'),
    };
    const ask = {
      purpose: 'sample',
      label: 'A company that sends our emails',
      path: purposePaths.ask('sample'),
    };
    return [
      { ...sample, asks: [] },
      { ...sample, asks: [ask] },
      { ...sample, soonerBy: 'Digital Personal Data Protection Rules', asks: [] },
      { ...sample, name: '', memberName: 'Isha Rane', asks: [ask] },
    ];
  },
});

/** By the code of each language in which readers are shown the version: the language of an email is chosen when it leaves. */
async function saidInLanguages(core: Core, text: TextName, version: string): Promise<Record<string, Said>> {
  const said: Record<string, Said> = {};
  for (const { language } of await listTranslations(core.db, text, version)) {
    const { changes = [], asks = {} } = (await wordsIn(core, { text, version, language })).words;
    const labels = Object.entries(asks).map(([purpose, { name }]) => [purpose, name]);
    said[language] = { changes: changes.slice(0, mostChanges), labels: Object.fromEntries(labels) };
  }
  return said;
}

async function findReader(core: Core, accountId: string, guardianId: string) {
  if (guardianId !== '') {
    const guardian = await findMailedGuardian(core, guardianId);
    if (!guardian?.confirmed) return null;
    const { email: to, member_name: memberName, language } = guardian;
    return { to, language, name: '', memberName, isAdult: false };
  }
  const account = await core.db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.name'])
    .select(sql<boolean>`coalesce(standings.adult_at <= now(), false)`.as('is_adult'))
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!account) return null;
  const { email: to, name, is_adult: isAdult } = account;
  return { to, language: null, name, memberName: '', isAdult };
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof textAnnounced> {}
}
