import type { NamedCall } from './api-reference.ts';
import type { Samples } from './api-samples.ts';

/** A call as it is typed into a shell; a cookie jar holds the session. */
export function curlOf(
  { path, method, operation }: NamedCall,
  samples: Samples,
  { base, projectId }: { base: string; projectId: string },
): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name) => {
    const field = operation.parameters.find((one) => one.name === name);
    return encodeURIComponent(String(samples.ofField(name, field?.schema ?? {}, 'path')));
  });
  const query = operation.parameters.filter((one) => one.in === 'query' && isShown(one));
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const answersBytes = Object.values(operation.responses).some(
    ({ content }) => content?.['application/octet-stream'],
  );
  const given = body?.schema ? samples.ofBody(body.schema) : {};
  const parts = [
    `curl ${method === 'get' ? (query.length > 0 ? '-G ' : '') : `-X ${method.toUpperCase()} `}${quoted(base + address)}`,
    `-H ${quoted(`X-Appwrite-Project: ${projectId}`)}`,
    ...jarOf(operation.security, path),
    ...query.map(
      ({ name, schema }) => `--data-urlencode ${quoted(`${name}=${samples.ofField(name, schema)}`)}`,
    ),
    ...(type === 'application/json'
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(jsonOf(given))}`]
      : []),
    ...(type === 'multipart/form-data'
      ? Object.entries(given).map(([name, value]) =>
          name === 'file' ? "-F 'file=@cv.pdf'" : `-F ${quoted(`${name}=${value}`)}`,
        )
      : []),
    ...(answersBytes ? ['-o answer.bin'] : []),
  ];
  return parts.join(' \\\n  ');
}

/** On one line where it is short. */
function jsonOf(given: Record<string, unknown>): string {
  const short = JSON.stringify(given);
  return short.length <= 60 ? short : JSON.stringify(given, null, 2).replaceAll('\n', '\n  ');
}

/** Of what may be left out, queries alone: they are what lists are for. */
function isShown({ name, required }: { name: string; required?: boolean }): boolean {
  return required === true || name === 'queries[]';
}

function jarOf(security: Record<string, unknown>[], path: string): string[] {
  if (security.some((entry) => 'session' in entry)) return ['-b cookies.txt'];
  return /^\/(account\/sessions|sign-ups)/.test(path) ? ['-b cookies.txt -c cookies.txt'] : [];
}

/** For a shell: nothing inside single quotes means anything but a single quote. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
