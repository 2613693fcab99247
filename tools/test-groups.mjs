const most = 20;
/** It measures its process's memory. */
const apart = ['core/files/spare-memory.test.ts'];
const isAlone = (file) => file.startsWith('tests/') || apart.includes(file);

/**
 * Which test files share a process: neighbours of one top folder, at most twenty of them, as loading the product takes longer
 * than most files' tests. Files that start servers wait more than they compute; they stay alone, and stand between the others.
 */
export function groupsOf(files) {
  const folders = new Map();
  for (const file of files.filter((one) => !isAlone(one))) {
    const [folder] = file.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const alone = files.filter(isAlone).map((file) => [file]);
  return spread(
    alone,
    [...folders.values()].flatMap((names) => chunksOf(names, most)),
  );
}

function chunksOf(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

function spread(waiting, computing) {
  const between = Math.max(1, Math.ceil(computing.length / Math.max(1, waiting.length)));
  const mixed = waiting.flatMap((group, at) => [group, ...computing.slice(at * between, (at + 1) * between)]);
  return [...mixed, ...computing.slice(waiting.length * between)];
}
