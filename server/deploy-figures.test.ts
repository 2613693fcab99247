import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { refusals } from '#core/ground/limits.ts';
import { connect } from '#db/connect.ts';
import { brokenPages } from '#server/broken-pages.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { measure } from '#server/metrics.ts';
import { figuresOfProcesses } from '#server/processes/figures-of-processes.ts';
import { watchSlowStatements } from '#server/slow-statements.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary: string } };
const rules: Rule[] = parse(textOf('deploy/prometheus-rules.yaml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };
const { panels, templating } = JSON.parse(textOf('deploy/grafana-dashboard.json')) as {
  panels: Panel[];
  templating: { list: { definition?: string }[] };
};
const [, alarms = ''] =
  /a rule for each of these alarms:\n\n([\s\S]*?)\n\n/.exec(textOf('docs/operations.md')) ?? [];

/** Figures of a server in which everything has happened once, so that each figure has a line with its labels. */
async function everyFigure(): Promise<string> {
  const core = await freshCore();
  const log = createLog('silent');
  const slow = watchSlowStatements(log);
  const watched = connect(core.connection.url, { watchStatement: slow.watch });
  atEnd(watched.close);
  await sql`select pg_sleep(0.21)`.execute(watched.db);
  await core.connection.pool.query(`insert into scheduled_jobs values ('files:sweep', now())`);
  await core.connection.pool.query(`select add_job('send-letter', '{}', run_at => now(), max_attempts => 1)`);
  refusals.set('a sample', 1);
  brokenPages.set('a sample', 1);
  const handle = measure((_request, response) => response.writeHead(500).end(), {
    core,
    pools: { requests: core.connection.pool },
    replicas: {
      figures: () => [{ name: 'replica:5432', isUsed: true, lagSeconds: 0, answered: 1, askedAgain: 1 }],
    },
    broadcasts: { name: 'broadcasts:6379', isThere: () => true },
    dataDir: core.folder,
    token: undefined,
    sockets: { connections: () => 0, refused: () => 0 },
    isDatabaseThere: () => true,
    slow,
    log,
  });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await fetch(origin)).text();
  const text = await (await fetch(`${origin}/metrics`)).text();
  server.closeAllConnections();
  server.close();
  refusals.delete('a sample');
  brokenPages.delete('a sample');
  return text;
}

/** The values of each label of each figure. */
const shown = new Map<string, Map<string, Set<string>>>();
const ofSupervisor = figuresOfProcesses({ counts: () => ({ wanted: 2, ready: 2, ended: 1 }) });
for (const [, name = '', labels = ''] of `${await everyFigure()}\n${await ofSupervisor.metrics()}`.matchAll(
  /^([a-z_]+\w*)(?:\{(.*)\})? \S+$/gm,
)) {
  const known = shown.get(name) ?? new Map<string, Set<string>>();
  shown.set(name, known);
  for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
    known.set(label, (known.get(label) ?? new Set()).add(value));
}
// Prometheus adds these to each figure, and `up` for each server.
for (const labels of shown.values()) labels.set('instance', new Set()).set('job', new Set());
shown.set(
  'up',
  new Map([
    ['job', new Set(['saharambh'])],
    ['instance', new Set()],
  ]),
);

/** The figures of an expression with the labels that it asks for; `value` is null where it is a pattern. */
function figuresOf(expr: string): { name: string; labels: { label: string; value: string | null }[] }[] {
  return [...expr.matchAll(/\b(up\b|(?:saharambh|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)(=~?)"([^"]*)"/g)].map(([, label = '', sign, value = '']) => ({
        label,
        value: sign === '=' ? value : null,
      })),
    }),
  );
}

/** Each name, label or value that no figure of the server has. */
function strangeIn(expr: string, inTexts = ''): string[] {
  const figures = figuresOf(expr);
  const all = new Set(figures.flatMap(({ name }) => [...(shown.get(name)?.keys() ?? [])]));
  const grouped = [...expr.matchAll(/\b(?:by|without|ignoring|on) \(?([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  const told = [...inTexts.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);
  return [
    ...(figures.length === 0 ? [`no figure in ${expr}`] : []),
    ...figures.flatMap(({ name, labels }) => {
      const known = shown.get(name);
      if (!known) return [name];
      return labels
        .filter(({ label, value }) => !known.has(label) || (value !== null && !known.get(label)?.has(value)))
        .map(({ label, value }) => `${name}{${label}=${value}}`);
    }),
    ...[...grouped, ...told].filter((label) => !all.has(label)).map((label) => `${label} in ${expr}`),
  ];
}

test('each rule asks for figures, labels and values that the server shows', () => {
  assert.ok(rules.length >= 16);
  assert.deepEqual(
    rules.flatMap(({ expr, annotations }) => strangeIn(expr, annotations.summary)),
    [],
  );
});

test('each panel of the dashboard asks for figures, labels and values that the server shows', () => {
  const asked = panels.flatMap(({ targets = [] }) => targets);
  assert.ok(asked.length > 20);
  assert.deepEqual(
    asked.flatMap(({ expr, legendFormat }) => strangeIn(expr, legendFormat)),
    [],
  );
  const [, figure = ''] = /label_values\((\w+), instance\)/.exec(templating.list[1]?.definition ?? '') ?? [];
  assert.ok(shown.has(figure));
});

test('the check of figures sees a wrong name, label and value', () => {
  const seen = strangeIn(
    'sum by (colour) (saharambh_gone) + saharambh_jobs{state="lost"} + saharambh_sockets{task="a"}',
    '{{ $labels.shape }}',
  );
  assert.equal(seen.length, 5, seen.join('\n'));
});

test('each alarm of the guide has its rule, on the same figures, and each rule is an alarm of the guide', () => {
  const lines = alarms.split(/^- /m).slice(1);
  const named = lines.flatMap((line) => {
    const [names = ''] = line.split(': `', 1);
    const its = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const text = rules
      .filter(({ alert }) => its.includes(alert))
      .map(({ expr }) => expr)
      .join(' ');
    for (const { name, labels } of figuresOf(line))
      assert.ok(
        figuresOf(text).some(
          (asked) =>
            asked.name === name &&
            labels.every(({ label, value }) =>
              asked.labels.some((one) => one.label === label && (one.value ?? value) === value),
            ),
        ),
        line,
      );
    return its;
  });
  assert.deepEqual(named.sort(), rules.map(({ alert }) => alert).sort());
});

test('each figure of ours is in the dashboard or in a rule', () => {
  const used = new Set(
    [...rules, ...panels.flatMap(({ targets = [] }) => targets)].flatMap(({ expr }) =>
      figuresOf(expr).map(({ name }) => name),
    ),
  );
  assert.deepEqual(
    [...shown.keys()].filter((name) => name.startsWith('saharambh_') && !used.has(name)),
    [],
  );
});

test('Prometheus asks the port on which the server listens, and reads the rules', () => {
  const settings = parse(textOf('deploy/prometheus.yaml'));
  assert.deepEqual(settings.scrape_configs[0].static_configs[0].targets, [
    `127.0.0.1:${readConfig({}).port}`,
  ]);
  assert.equal(settings.scrape_configs[0].job_name, 'saharambh');
  assert.deepEqual(settings.rule_files, ['prometheus-rules.yaml']);
});
