import { projectId } from '#tests/sessions/sessions.ts';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };
export type SentFile = { name: string; bytes: Uint8Array };

/** Sends an upload by hand, so that headers and fields can be anything. */
export async function sendUpload(
  endpoint: string,
  request: {
    bucket?: string;
    headers?: Record<string, string>;
    file?: SentFile | null;
    fields?: Record<string, string | string[]>;
  },
): Promise<Answer> {
  const { bucket = 'resumes', headers = {}, file = null, fields = {} } = request;
  const form = new FormData();
  const { fileId = 'unique()', ...others } = fields;
  if (fileId !== '') form.append('fileId', fileId as string);
  if (file) form.append('file', new File([new Uint8Array(file.bytes)], file.name));
  for (const [name, value] of Object.entries(others)) {
    for (const one of [value].flat()) form.append(Array.isArray(value) ? `${name}[]` : name, one);
  }
  const response = await fetch(`${endpoint}/storage/buckets/${bucket}/files`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, ...headers },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    headers: response.headers,
  };
}

export const chunkSize = 5 * 1024 * 1024;

/** The chunks of a file as the clients cut them, each with the header that says where it belongs. */
export function chunksOf(bytes: Buffer): { range: string; bytes: Buffer }[] {
  return Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, at) => {
    const start = at * chunkSize;
    const part = bytes.subarray(start, start + chunkSize);
    return { range: `bytes ${start}-${start + part.length - 1}/${bytes.length}`, bytes: part };
  });
}
