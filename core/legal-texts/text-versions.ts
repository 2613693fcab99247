import { textNames, versionOn } from '#contract/consents/text-versions.ts';
import { shownTranslations } from '../consents/find-translation.ts';
import type { Core } from '../ground/core.ts';
import { findDay, isReadable, textsOf } from './texts-of.ts';

/** Each text with what its pages show today, for dropping kept pages on the day of another version. */
export async function shownTextVersions(core: Core): Promise<Map<string, string>> {
  const { versions } = textsOf(core);
  const [day, translations] = await Promise.all([findDay(core.db), shownTranslations(core.db)]);
  return new Map(
    textNames.map((name) => {
      const readable = versions[name].filter((one) => isReadable(one, day)).length;
      const shown = translations.get(name) ?? '';
      return [name, `${versionOn(versions[name], day).version} of ${readable} ${shown}`];
    }),
  );
}
