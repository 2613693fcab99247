import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plugin } from 'vite';
import { sharedTransforms } from './shared-transforms.ts';

const names = [
  '@tailwindcss/vite:generate:build',
  'react-router:route-exports',
  'react-router:build-client-route',
  'react-router:dot-server',
];

/** Plugins that write down what they are asked to change. */
function asked() {
  const seen: string[] = [];
  const plugins = [...names, 'another'].map(
    (name): Plugin => ({
      name,
      transform(code, id) {
        seen.push(`${name} ${this.environment.name} ${id} ${code}`);
        return `made of ${code}`;
      },
    }),
  );
  return { plugins, seen };
}

async function change(plugins: readonly Plugin[], environment: string, id: string, code: string) {
  for (const { transform } of plugins) {
    assert.ok(typeof transform === 'function');
    const context = { environment: { name: environment } } as ThisParameterType<typeof transform>;
    assert.equal(await transform.call(context, code, id), `made of ${code}`);
  }
}

test('a further language takes what was made of the same source, and looks for no files of the server', async () => {
  const [first, further] = [asked(), asked()];
  for (const environment of ['client', 'ssr'])
    await change(sharedTransforms(first.plugins, true), environment, 'a', 'x');
  const made = (environment: string) => names.slice(1).map((name) => `${name} ${environment} a x`);
  assert.deepEqual(first.seen, [
    `${names[0]} client a x`,
    ...made('client'),
    'another client a x',
    ...made('ssr'),
    'another ssr a x',
  ]);
  await change(sharedTransforms(further.plugins, false), 'client', 'a', 'x');
  assert.deepEqual(further.seen, ['another client a x']);
  await change(sharedTransforms(further.plugins, false), 'client', 'a', 'y');
  assert.deepEqual(
    further.seen.slice(1),
    [...names.slice(0, 3), 'another'].map((name) => `${name} client a y`),
  );
});

test('the results stay where the configuration is loaded once more for a further language', async () => {
  const copy = './shared-transforms.ts?again';
  const again: typeof import('./shared-transforms.ts') = await import(copy);
  const [first, further] = [asked(), asked()];
  await change(sharedTransforms(first.plugins, true), 'client', 'b', 'x');
  await change(again.sharedTransforms(further.plugins, false), 'client', 'b', 'x');
  assert.deepEqual(further.seen, ['another client b x']);
});

test('a build fails where a plugin has another name by now', () => {
  const { plugins } = asked();
  for (const name of names)
    assert.throws(
      () =>
        sharedTransforms(
          plugins.filter((plugin) => plugin.name !== name),
          false,
        ),
      new RegExp(`No plugin is called ${name}`),
    );
});
