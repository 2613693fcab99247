import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '../ground/core.ts';
import { type Inspection, inspecting } from './content.ts';
import { type Part, readPartsUnchecked } from './read-parts.ts';

/** Reads all bytes of an upload, part after part, and inspects them. */
export async function inspectParts(core: Core, parts: Part[]): Promise<Inspection> {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const { stream, inspection } = inspecting();
  const bytes = await readPartsUnchecked(core, parts, { start: 0, end: size - 1 });
  await pipeline(bytes, stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return inspection();
}
