import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { CASES, LABELLINGS } from './alerts/cases';
import { sampled } from './sampled';
import { promtool } from './alerts/promtool';

const DOCS = resolve(__dirname, '../../docs');
const RULES = join(DOCS, 'operations/alerts.yml');

interface Rules {
  groups: { rules: { alert: string }[] }[];
}
interface Monitoring {
  kind: string;
  spec: {
    podTargetLabels?: string[];
    podMetricsEndpoints?: { port: string; path: string }[];
    ingress?: { ports: { port: string }[]; from?: unknown }[];
  };
}

describe('[FOPS-04] the alert rules', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'stowbridge-alerts-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const alerts = (parse(readFileSync(RULES, 'utf8')) as Rules).groups.flatMap(({ rules }) =>
    rules.map(({ alert }) => alert),
  );

  /** What is said of a rule at a minute: how many of its alerts fire. */
  const firing = (alert: string, minute: number, some: boolean) => ({
    expr: `(count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0) or vector(0)`,
    eval_time: `${minute}m`,
    exp_samples: [{ labels: '{}', value: some ? 1 : 0 }],
  });

  function testsOf(labelled: (part: string, number: number) => string) {
    const series = (given: Record<string, string>) =>
      Object.entries(given).map(([name, values]) => ({
        series: name.replace(/(API|WORKER)(\d)/, (_, part: string, number: string) =>
          labelled(part.toLowerCase(), Number(number)),
        ),
        values,
      }));
    return Object.entries(CASES).flatMap(([alert, cases]) =>
      cases.flatMap(({ bad, good, notBefore, due }) => [
        {
          interval: '1m',
          input_series: series(bad),
          promql_expr_test: [firing(alert, notBefore, false), firing(alert, due, true)],
        },
        {
          interval: '1m',
          input_series: series(good),
          promql_expr_test: [1, 3, 8, 16, 25, 40, 60].map((minute) => firing(alert, minute, false)),
        },
      ]),
    );
  }

  it('are each tested', () => {
    expect(Object.keys(CASES).sort()).toEqual([...alerts].sort());
  });

  it('can be read by Prometheus', async () => {
    expect(await promtool('check', 'rules', RULES)).toEqual({
      content: true,
      said: expect.stringContaining(`${alerts.length} rules found`),
    });
  });

  it.each(sampled(Object.keys(LABELLINGS)))(
    'fire on what is bad within their time, and are silent on what is good, where targets are labelled as by %s',
    async (labelling) => {
      const file = join(folder, `${labelling}.yml`);
      writeFileSync(
        file,
        stringify({ rule_files: [RULES], evaluation_interval: '30s', tests: testsOf(LABELLINGS[labelling]) }),
      );
      expect(await promtool('test', 'rules', file)).toEqual({
        content: true,
        said: expect.stringContaining('SUCCESS'),
      });
    },
    300_000,
  );

  it('find the label that they go by, in the manifests and in the example', () => {
    const monitoring = parseAllDocuments(readFileSync(join(DOCS, 'deploy/kubernetes/monitoring.yaml'), 'utf8')).map(
      (document) => document.toJS() as Monitoring,
    );
    const [pods, network] = ['PodMonitor', 'NetworkPolicy'].map(
      (kind) => monitoring.find((manifest) => manifest.kind === kind)?.spec,
    );
    expect(pods?.podTargetLabels).toEqual(['part']);
    const restricted = network?.ingress
      ?.filter(({ from }) => from !== undefined)
      .flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(pods?.podMetricsEndpoints).toEqual(restricted?.map((port) => ({ port, path: '/metrics' })));
    const page = readFileSync(join(DOCS, 'operations/monitoring.md'), 'utf8');
    const [example] = /^ {4}scrape_configs:\n(?: {6}.*\n)+/m.exec(page) ?? [];
    const { scrape_configs: jobs } = parse(example ?? '') as {
      scrape_configs: { static_configs: { labels: { part: string } }[] }[];
    };
    expect(jobs.flatMap((job) => job.static_configs.map(({ labels }) => labels.part))).toEqual(['api', 'worker']);
  });
});
