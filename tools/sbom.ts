import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSbom } from './supply/make-sbom.ts';

// npm run sbom [FILE]: writes the list of the product's packages as CycloneDX (JSON) to FILE, otherwise to sbom.cdx.json
// (docs/updates.md).
const file = process.argv[2] ?? 'sbom.cdx.json';
const sbom = makeSbom(path.resolve(import.meta.dirname, '..'));
const inside = sbom.components.flatMap(({ components = [] }) => components);
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(
  `${file}: ${sbom.components.length} packages, and ${inside.length} libraries and programs inside them.`,
);
