import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds that the server, the database and this program have computed for: they hold on a busy machine too. */
export async function busyOf(serverPid: number, databasePid: number): Promise<[number, number, number]> {
  const { user, system } = process.cpuUsage();
  const backends = await Promise.all((await processes()).map(readBusy));
  const database = backends.filter((one) => one?.parent === databasePid || one?.pid === databasePid);
  const server = backends.find((one) => one?.pid === serverPid);
  // The processor time of a connection that has ended meanwhile counts with its parent.
  const sum = database.reduce(
    (all, one) => all + (one?.busy ?? 0) + (one?.pid === databasePid ? one.ended : 0),
    0,
  );
  return [server?.busy ?? 0, sum, (user + system) / 1000];
}

async function processes(): Promise<number[]> {
  return (await readdir('/proc')).map(Number).filter(Number.isInteger);
}

/** Of `/proc/<pid>/stat`, in hundredths of a second; nothing of a process that has just gone. */
async function readBusy(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.split(') ')[1]?.split(' ').map(Number);
  if (!fields) return undefined;
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  );
  return { pid, parent, busy: (user + system) * 10, ended: (endedUser + endedSystem) * 10 };
}
