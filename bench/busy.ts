import { readdir, readFile } from 'node:fs/promises';

type Times = { server: number; database: number };

/** Milliseconds that the server, the database and this program have computed for: they hold on a busy machine too. */
export async function busyOf(serverPid: number, databasePid: number): Promise<[number, number, number]> {
  const { user, system } = process.cpuUsage();
  const { server, database } = await familiesOf(serverPid, databasePid);
  return [server, database, (user + system) / 1000];
}

/** Milliseconds of two processes, each with those that it has started, as they are and as they have ended. */
export async function familiesOf(serverPid: number, databasePid: number): Promise<Times> {
  const all = await Promise.all((await processes()).map(readBusy));
  const familyOf = (pid: number) =>
    all
      .filter((one) => one?.parent === pid || one?.pid === pid)
      // The processor time of a process that has ended meanwhile counts with its parent.
      .reduce((sum, one) => sum + (one?.busy ?? 0) + (one?.pid === pid ? one.ended : 0), 0);
  return { server: familyOf(serverPid), database: familyOf(databasePid) };
}

/** Milliseconds of the programs that this one has started and that have ended, such as a load generator. */
export async function endedOfOwn(): Promise<number> {
  return (await readBusy(process.pid))?.ended ?? 0;
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
