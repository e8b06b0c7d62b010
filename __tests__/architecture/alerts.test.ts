import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import { createMetrics } from '../../src/server/platform/metrics/metrics';
import { processMetrics } from '../../src/server/platform/metrics/processMetrics';
import { root } from './sourceFiles';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const { groups } = parse(readFileSync(path.join(root, 'deploy/alerts.yml'), 'utf8')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** Labels that Prometheus adds, and the bound of a class of a histogram. */
const addedLabels = ['instance', 'job', 'le'];
/** Made by Prometheus for each scrape. */
const madeMetrics = ['up'];

const metrics = Registry.merge([processMetrics(), createMetrics().registry]);

/** Every series name that a scrape can contain, with its labels. */
async function known(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, type } of await metrics.getMetricsAsJSON()) {
    const metric = metrics.getSingleMetric(name);
    const labels: unknown = metric && Reflect.get(metric, 'labelNames');
    const names = Array.isArray(labels) ? labels.map(String) : [];
    found.set(name, names);
    if (String(type) === 'histogram') {
      for (const part of ['bucket', 'sum', 'count']) found.set(`${name}_${part}`, names);
    }
  }
  return found;
}

interface Selector {
  metric: string;
  labels: string[];
}

/** The metrics of an expression and the labels it compares; throws if it cannot be parsed. */
function selectorsOf(expr: string): Selector[] {
  const selectors: Selector[] = [];
  const cursor = parser.parse(expr).cursor();
  do {
    if (cursor.type.isError) throw new Error(`Not an expression: ${expr}`);
    if (cursor.name === 'VectorSelector') {
      const text = expr.slice(cursor.from, cursor.to);
      const [metric = ''] = /^\w+/.exec(text) ?? [];
      const labels = [...text.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g)].map(
        ([, label = '']) => label,
      );
      selectors.push({ metric, labels });
    }
  } while (cursor.next());
  return selectors;
}

describe('the alert rules', () => {
  it('name what the site is watched for', () => {
    expect(rules.map(({ alert }) => alert)).toEqual(
      expect.arrayContaining([
        'HighErrorRate',
        'HighLatency',
        'NodeNotReady',
        'PoolExhausted',
        'MailsFail',
        'BackupTooOld',
        'DailyJobsStopped',
        'EventLoopLag',
        'DatabaseGrowsFast',
      ]),
    );
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s uses metrics and labels that a scrape has',
    async (_name, { expr }) => {
      const series = await known();
      const selectors = selectorsOf(expr);
      expect(selectors.length).toBeGreaterThan(0);
      for (const { metric, labels } of selectors) {
        if (madeMetrics.includes(metric)) continue;
        expect([...series.keys()]).toContain(metric);
        expect([...(series.get(metric) ?? []), ...addedLabels]).toEqual(
          expect.arrayContaining(labels),
        );
      }
    },
  );

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s waits, has a severity and says what is wrong',
    (_name, rule) => {
      expect(rule.for).toMatch(/^\d+[mh]$/);
      expect(['warning', 'critical']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).toMatch(/\.$/);
    },
  );

  it('are refused with an unknown metric or a broken expression', async () => {
    expect(selectorsOf('rate(nothing_total{kind="a", other=~"b"}[5m]) > 0')).toEqual([
      { metric: 'nothing_total', labels: ['kind', 'other'] },
    ]);
    expect((await known()).has('nothing_total')).toBe(false);
    expect(() => selectorsOf('rate(up[5m')).toThrow('Not an expression');
  });
});
