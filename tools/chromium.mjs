import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { installPackages } from './system-packages.mjs';

// The first has no window at all, and leaves a quarter more of the machine to the pages.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium for the browser tests: an installed one, else Playwright's download, else the system's package manager. */
export async function findChromium(node) {
  return installed() ?? downloaded(node) ?? packaged() ?? giveUp();
}

function installed() {
  if (existsSync(macOs)) return macOs;
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

function downloaded(node) {
  const ask = 'import("@playwright/test").then((p) => console.log(p.chromium.executablePath()))';
  const findDownloaded = () => {
    const file = spawnSync(node, ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout.trim();
    return file && existsSync(file) ? file : undefined;
  };
  if (findDownloaded()) return findDownloaded();
  console.log('No Chromium is installed; asking Playwright for one …');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const download = spawnSync(node, [cli, 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 240_000,
  });
  return download.status === 0 ? findDownloaded() : undefined;
}

function packaged() {
  console.log("Installing the system's own package of Chromium …");
  // Older systems have only the whole browser.
  const debian = [['chromium-headless-shell'], ['chromium']];
  installPackages({ 'apt-get': debian, dnf: [['chromium']], apk: [['chromium']] }, installed);
  return installed();
}

function giveUp() {
  console.error(
    'The browser tests need Chromium, and none could be installed. Install it, then run `npm test` again.',
  );
  process.exit(1);
}
