import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Software inside a package that no registry names: weaknesses are published for it under its own name and version. */
export type Bundled = { name: string; version: string; licence?: string };

/** How the bytes of the libraries in PostgreSQL's package say their version. */
const libraries: { name: string; file: string; version: RegExp }[] = [
  { name: 'openssl', file: 'libcrypto.so.1.1', version: /OpenSSL (\d+\.\d+\.\d+[a-z]?) / },
  { name: 'zlib', file: 'libz.so.1', version: /inflate (\d+\.\d+\.\d+) Copyright/ },
  { name: 'libxml2', file: 'libxml2.so.2', version: /\0(2)0?(\d+)0(\d)\0/ },
  { name: 'libxslt', file: 'libxslt.so.1', version: /\0(1)0(\d)(\d\d)\0/ },
  { name: 'xz', file: 'liblzma.so.5', version: /\0(5\.\d+\.\d+)\0/ },
];

/** The software in the PostgreSQL package of this machine; `home` is the package's folder. */
export function inPostgres(home: string): Bundled[] {
  const native = path.join(home, 'native');
  const said = execFileSync(path.join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
  const links: { source: string }[] = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  const icu = links
    .map(({ source }) => /libicuuc\.(?:so\.)?(\d+\.\d+)/.exec(source)?.[1])
    .find((version) => version);
  const found = libraries.flatMap(({ name, file, version }) => {
    const place = path.join(native, 'lib', file);
    const [, ...parts] = (existsSync(place) && version.exec(readFileSync(place, 'latin1'))) || [];
    return parts.length > 0 ? [{ name, version: parts.join('.') }] : [];
  });
  return [
    { name: 'postgresql', version: versionIn(said), licence: 'PostgreSQL' },
    ...(icu ? [{ name: 'icu', version: icu }] : []),
    ...found,
  ];
}

/** The libraries inside sharp's libvips, as its package lists them. */
export function inLibvips(home: string): Bundled[] {
  const versions: Record<string, string> = JSON.parse(readFileSync(path.join(home, 'versions.json'), 'utf8'));
  return Object.entries(versions).map(([name, version]) => ({ name, version }));
}

/** Node and the libraries inside it, as the pinned program says. */
export function inNode(home: string): Bundled[] {
  const program = path.join(home, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  const said = execFileSync(program, ['-p', 'JSON.stringify(process.versions)'], { encoding: 'utf8' });
  const versions: Record<string, string> = JSON.parse(said);
  // The number of an interface is no software, and a library that was left out has no version.
  return Object.entries(versions)
    .filter(([name, version]) => version && name !== 'modules' && name !== 'napi')
    .map(([name, version]) => ({ name, version }));
}

function versionIn(text: string): string {
  const version = /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0];
  if (!version) throw new Error(`There is no version in: ${text}`);
  return version;
}
