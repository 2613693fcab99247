import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificate } from './proxy-files.ts';
import { runProgram } from './run-program.ts';

/** Makes a certificate for this host, puts it where the proxies look for it, and lets this process trust it. */
export async function makeCertificate(host: string): Promise<void> {
  for (const file of Object.values(certificate)) await mkdir(path.dirname(file), { recursive: true });
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', certificate.key, '-out', certificate.chain];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  await runProgram(['openssl', 'req', ...kind, ...name, ...files]);
  const [chain, key] = await Promise.all([
    readFile(certificate.chain, 'utf8'),
    readFile(certificate.key, 'utf8'),
  ]);
  await writeFile(certificate.both, chain + key);
  setDefaultCACertificates([...getCACertificates('default'), chain]);
}
