import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Twice as many in a process saved one second of a processor in sixty, and took their time one after the other. */
const most = 33;
/** The most files in a process of those that start processes and wait for them: so no run waits long for the last one. */
const mostWaiting = 5;
/** A process that a file has started runs until the file's process ends, and even an idle server costs something. */
const startsServer = /'#tests\/servers\/(?:start-server|launch|earlier-server)\.ts'/;
/** These files ask one server, which their process starts. */
const sharesServer = /'#tests\/servers\/shared-server\.ts'/;
const isAlone = (file) =>
  file.startsWith('tests/rules/') || (file.startsWith('tests/') && startsServer.test(textOf(file)));
const textOf = (file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

/**
 * Which test files share a process: neighbours of one top folder, in even parts of at most so many, as loading the product
 * takes longer than most files' tests. Files that start servers stay alone.
 */
export function groupsOf(files) {
  const folders = new Map();
  const sharing = files.filter((file) => file.startsWith('tests/') && sharesServer.test(textOf(file)));
  const others = files.filter((file) => !sharing.includes(file));
  for (const file of others.filter((one) => !isAlone(one))) {
    const [folder] = file.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [
    ...(sharing.length > 0 ? [sharing] : []),
    ...[...folders.values()].flatMap(partsOf),
    ...others.filter(isAlone).map((file) => [file]),
  ];
}

function partsOf(list) {
  const atMost = list[0].startsWith('tests/') ? mostWaiting : most;
  const parts = Math.ceil(list.length / atMost);
  const size = Math.ceil(list.length / parts);
  return Array.from({ length: parts }, (_, at) => list.slice(at * size, (at + 1) * size));
}
