import type { DataFileBody } from '#contract/open-data/calls.ts';
import { openDataPaths } from '#contract/open-data/rare-paths.ts';
import { openDataTexts as texts } from '#web/open-data/texts/en/open-data.ts';
import { organization } from '#web/structured-data.ts';

type Listed = { files: readonly DataFileBody[]; origin: string };

/** The open data by schema.org, with the files that there are. */
export function dataset({ files, origin }: Listed): Record<string, unknown> {
  const newest = files[0]?.madeAt;
  return {
    '@type': 'Dataset',
    name: texts.title,
    description: texts.lead,
    url: openDataPaths.data,
    license: texts.licence.address,
    isAccessibleForFree: true,
    keywords: texts.keywords,
    creator: organization,
    ...(newest && { dateModified: newest }),
    distribution: files.map(({ name, size }) => ({
      '@type': 'DataDownload',
      name,
      description: texts.about[name],
      encodingFormat: name.endsWith('.csv') ? 'text/csv' : 'application/x-ndjson',
      contentUrl: origin + openDataPaths.file(name),
      contentSize: `${size} B`,
    })),
  };
}
