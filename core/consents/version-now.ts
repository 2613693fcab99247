import { type RawBuilder, sql } from 'kysely';
import { type TextName, textNames, textVersions } from '#contract/consents/text-versions.ts';

const declared = JSON.stringify(
  textNames.flatMap((text) =>
    textVersions[text].map(({ version, inForce }) => ({ text, version, in_force: inForce })),
  ),
);

/** The version of a text that holds now, by the database's time. */
export function versionNow(text: TextName): RawBuilder<string> {
  return sql<string>`(
    select version from json_to_recordset(${declared}::json) as one (text text, version text, in_force date)
    where text = ${text} order by in_force <= (now() at time zone 'Asia/Kolkata')::date desc,
      case when in_force <= (now() at time zone 'Asia/Kolkata')::date then in_force end desc, in_force limit 1
  )`;
}

/** By one version for both, as guardians accept them: the day since which neither has changed. */
export const bothTextsNow = sql<string>`greatest(${versionNow('terms')}, ${versionNow('privacy')})`;
