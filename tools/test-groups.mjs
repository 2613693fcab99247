/** Twice as many in a process saved one second of a processor in sixty, and took their time one after the other. */
const most = 33;
/** It measures its process's memory. */
const apart = ['core/files/spare-memory.test.ts'];
const isAlone = (file) => file.startsWith('tests/') || apart.includes(file);

/**
 * Which test files share a process: neighbours of one top folder, in even parts of at most so many, as loading the product
 * takes longer than most files' tests. Files that start servers wait more than they compute; they stay alone.
 */
export function groupsOf(files) {
  const folders = new Map();
  for (const file of files.filter((one) => !isAlone(one))) {
    const [folder] = file.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...[...folders.values()].flatMap(partsOf), ...files.filter(isAlone).map((file) => [file])];
}

function partsOf(list) {
  const parts = Math.ceil(list.length / most);
  const size = Math.ceil(list.length / parts);
  return Array.from({ length: parts }, (_, at) => list.slice(at * size, (at + 1) * size));
}
