import { textNames, versionOn } from '#contract/consents/text-versions.ts';
import type { Core } from '../ground/core.ts';
import { findDay, isReadable, textsOf } from './texts-of.ts';

/** Each text with what its pages show today, for dropping kept pages on the day of another version. */
export async function shownTextVersions(core: Core): Promise<Map<string, string>> {
  const { versions } = textsOf(core);
  const day = await findDay(core.db);
  return new Map(
    textNames.map((name) => {
      const readable = versions[name].filter((one) => isReadable(one, day)).length;
      return [name, `${versionOn(versions[name], day).version} of ${readable}`];
    }),
  );
}
