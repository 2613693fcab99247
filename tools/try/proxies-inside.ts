import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ExternalPostgres, startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { calls, keepCalling } from '#tests/servers/keep-calling.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { serveS3 } from '#tests/servers/serve-s3.ts';
import { makeCertificate } from './certificate.ts';
import { createFindings } from './findings.ts';
import { reportOutside, settleInside } from './inside.ts';
import { journey } from './journey.ts';
import type { Member } from './member.ts';
import { type ProxyName, type ProxyWays, proxies } from './proxy-files.ts';
import { type Running, runProgram, startProgram } from './run-program.ts';
import { serve } from './serve.ts';

// Run by tools/try/proxies.ts in namespaces of its own: the ports and folders of the shipped files are free there.
const host = 'saharambh.example';
const origin = `https://${host}`;
const ports = [3000, 3001] as const;
const findings = createFindings();

await settleInside(host);
await makeCertificate(host);
const [mail, bucket] = await Promise.all([startMailServer(), serveS3()]);
const wanted = process.argv.slice(2);
for (const [name, proxy] of Object.entries(proxies) as [ProxyName, ProxyWays][])
  if (wanted.length === 0 || wanted.includes(name)) await tryProxy(name, proxy);
await mail.stop();
await reportOutside(findings.counts());

async function tryProxy(name: ProxyName, proxy: ProxyWays): Promise<void> {
  const database = await startExternalPostgres();
  await findings.check(`${name}: reads the file in deploy/ with two servers`, async () => {
    await proxy.write(ports);
    await runProgram(proxy.check);
    return (await runProgram(['sh', '-c', `${proxy.version.join(' ')} 2>&1`])).split('\n')[0];
  });
  const administrator = `staff@${name}.example`;
  const begin = settingsFor(name, { database, administrator, proxy });
  const servers = new Map<number, Running>();
  for (const port of ports) servers.set(port, await begin(port));
  let running: Running | undefined;
  await findings.check(`${name}: serves ${origin}`, async () => {
    running = await startProgram(proxy.run, async () => (await fetch(`${origin}/livez`)).ok);
    return undefined;
  });
  if (running) {
    const founder = await journey({ site: { origin, mail, administrator }, findings, name });
    await findings.check(`${name}: no one outside reads /metrics`, async () => {
      assert.equal((await fetch(`${origin}/metrics`)).status, 404);
      return undefined;
    });
    if (founder)
      await findings.check(`${name}: both servers are restarted under traffic, and no request fails`, () =>
        restartAll({ founder, servers, begin, pause: proxy.pause }),
      );
    await running.stop(10);
  }
  for (const server of servers.values()) await server.stop();
  await database.stop();
}

type Begin = (port: number) => Promise<Running>;

function settingsFor(
  name: ProxyName,
  { database, administrator, proxy }: { database: ExternalPostgres; administrator: string; proxy: ProxyWays },
): Begin {
  return async (port) =>
    serve({
      PORT: String(port),
      ORIGIN: origin,
      DATABASE_URL: database.url,
      DATA_DIR: await mkdtemp(`/var/tmp/${name}-`),
      SMTP_URL: mail.url,
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      SECRET: 'the-same-for-all-servers',
      ADMIN_EMAILS: administrator,
      TRUST_PROXY: '1',
      STOP_DELAY: proxy.stopDelay,
    });
}

async function restartAll({
  founder,
  servers,
  begin,
  pause,
}: {
  founder: Member;
  servers: Map<number, Running>;
  begin: Begin;
  pause: number;
}): Promise<string> {
  const traffic = keepCalling(origin, founder.session(), [...calls, ['GET', '/stories']]);
  await sleep(1000);
  for (const [port, server] of [...servers]) {
    assert.equal(await server.stop(), 0, `the server of port ${port} did not end in order`);
    servers.set(port, await begin(port));
    // Until the proxy has seen it, too.
    await sleep(pause * 1000);
  }
  const seen = await traffic.stop();
  const failed = [...seen].filter(([what]) => !/ 200$/.test(what));
  assert.deepEqual(failed, []);
  return `${[...seen.values()].reduce((sum, count) => sum + count, 0)} requests, 0 failed`;
}
