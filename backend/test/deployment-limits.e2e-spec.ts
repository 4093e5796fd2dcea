import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Container, Manifest, manifests, Pod, Probe, ROOT, Service, servicesOf } from './deployment/files';
import { IMAGES, imageNamed } from './deployment/images';

const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const inDockerfile = (name: string): string | undefined =>
  new RegExp(`^ENV .*\\b${name}=(\\S+)`, 'm').exec(DOCKERFILE)?.[1];
/** The account `node` of the base image. */
const NODE = 1000;
/** Below it only root may listen. */
const FIRST_FREE_PORT = 1024;
const DNS_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

const uncovered = (writes: string[], places: string[]): string[] =>
  writes.filter((folder) => !places.some((place) => folder === place || folder.startsWith(`${place}/`)));

describe.each(['docker-compose.yml', 'docker-compose.servers.yml'])(
  '[FOPS-16] %s asks of no image and no kernel what they refuse',
  (file) => {
    const services = servicesOf(file);
    const nameOf = (service: Service) => imageNamed(service.image);

    it.each(services)('%s keeps the capabilities that its image needs', (_, service) => {
      const needed = IMAGES[nameOf(service)].capabilities;
      const kept = service.cap_drop?.includes('ALL') ? (service.cap_add ?? []) : needed;
      expect(needed.filter((capability) => !kept.includes(capability))).toEqual([]);
    });

    it.each(services)('%s can write where its image does', (_, service) => {
      if (!service.read_only) {
        return;
      }
      const places = [
        ...(service.tmpfs ?? []),
        ...(service.volumes ?? []).filter((volume) => !volume.endsWith(':ro')).map((volume) => volume.split(':')[1]),
      ];
      expect(uncovered(IMAGES[nameOf(service)].writes, places)).toEqual([]);
    });

    it.each(services)(
      '%s is asked for its health by a program of its image, and has settings that are texts',
      (_, { image, healthcheck, environment = {} }) => {
        const [form, program] = healthcheck?.test ?? ['CMD', IMAGES[imageNamed(image)].programs[0]];
        expect(IMAGES[imageNamed(image)].programs).toContain(form === 'CMD-SHELL' ? 'sh' : program);
        expect(Object.entries(environment).filter(([, value]) => typeof value !== 'string')).toEqual([]);
      },
    );

    it('publishes no port twice, and lets ordinary accounts listen on high ones only', () => {
      const outside = services.flatMap(([, { ports = [] }]) => ports.map((port) => port.replace(/:[^:]+$/, '')));
      expect(new Set(outside).size).toBe(outside.length);
      for (const [name, service] of services) {
        const low = (service.ports ?? [])
          .map((port) => Number(port.split(':').at(-1)?.replace(/\D/g, '')))
          .filter((port) => port < FIRST_FREE_PORT);
        expect([name, low.length === 0 || service.cap_add?.includes('NET_BIND_SERVICE') || !service.cap_drop]).toEqual([
          name,
          true,
        ]);
      }
    });

    it('waits for the health of services that tell it, and for the end of those that end', () => {
      const all = Object.fromEntries(services);
      for (const [, { depends_on: others = {} }] of services) {
        for (const [other, { condition }] of Object.entries(others)) {
          const tells = all[other].healthcheck !== undefined && all[other].restart !== 'on-failure';
          expect([other, condition]).toEqual([other, tells ? 'service_healthy' : 'service_completed_successfully']);
        }
      }
    });
  },
);

describe('[FOPS-16] the Kubernetes manifests ask of no image and no kernel what they refuse', () => {
  const all = manifests();
  const ofKind = (kind: string): Manifest[] => all.filter((manifest) => manifest.kind === kind);
  const pods = all.flatMap(({ kind, spec }): [string, string, Pod][] =>
    spec?.template ? [[spec.template.spec.containers[0].name, kind, spec.template.spec]] : [],
  );
  const containers = pods.flatMap(([, , pod]) =>
    pod.containers.map((container): [string, Container] => [container.name, container]),
  );
  const [{ data: settings = {} }] = ofKind('ConfigMap');
  /** A setting as the container has it: the manifest's, else the image's. */
  const settingOf = (name: string): string | undefined => (settings[name] as string | undefined) ?? inDockerfile(name);

  it('are named as names must be, and hold texts only', () => {
    for (const { kind, metadata } of all) {
      expect([kind, metadata.name]).toEqual([kind, expect.stringMatching(DNS_LABEL)]);
    }
    const texts = [...ofKind('ConfigMap'), ...ofKind('Secret')].flatMap(({ data, stringData }) =>
      Object.entries({ ...data, ...stringData }),
    );
    expect(texts.filter(([name, value]) => !/^[\w.-]{1,253}$/.test(name) || typeof value !== 'string')).toEqual([]);
  });

  it.each(pods)('the pods of %s pass the standard that their namespace enforces', (_name, _kind, pod) => {
    expect(ofKind('Namespace')[0].metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    expect(pod.hostNetwork).toBeUndefined();
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext, ports = [] } of pod.containers) {
      expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
      expect(
        [
          securityContext.privileged,
          securityContext.capabilities?.add,
          ...ports.map(({ hostPort }) => hostPort),
        ].filter(Boolean),
      ).toEqual([]);
    }
    const kinds = pod.volumes.flatMap(({ name: _own, ...source }) => Object.keys(source));
    expect(
      kinds.filter(
        (kind) =>
          ![
            'configMap',
            'csi',
            'downwardAPI',
            'emptyDir',
            'ephemeral',
            'persistentVolumeClaim',
            'projected',
            'secret',
          ].includes(kind),
      ),
    ).toEqual([]);
  });

  it.each(pods)('the pods of %s run as the account that the image is made for, by its number', (_name, kind, pod) => {
    // The kubelet cannot know that an account with a name is not root.
    expect(DOCKERFILE).toMatch(/^USER node$/m);
    expect(pod.securityContext).toMatchObject({ runAsUser: NODE, fsGroup: NODE });
    expect(kind === 'Job' ? ['Never', 'OnFailure'] : ['Always', undefined]).toContain(pod.restartPolicy);
  });

  it.each(pods)('the pods of %s read secrets and settings that exist', (_name, _kind, pod) => {
    const secrets = ofKind('Secret').map(({ metadata }) => metadata.name);
    expect(
      pod.volumes
        .flatMap(({ secret }) => (secret ? [secret.secretName] : []))
        .filter((name) => !secrets.includes(name)),
    ).toEqual([]);
    for (const { envFrom, volumeMounts } of pod.containers) {
      expect(envFrom).toEqual([{ configMapRef: { name: ofKind('ConfigMap')[0].metadata.name } }]);
      const mounted = volumeMounts.map(({ mountPath }) => mountPath);
      expect(
        Object.entries(settings).filter(
          ([name, path]) => name.endsWith('_FILE') && !mounted.includes(String(path).replace(/\/[^/]+$/, '')),
        ),
      ).toEqual([]);
    }
  });

  it.each(containers)('%s writes nowhere but where it may', (_, { command, securityContext, volumeMounts }) => {
    expect(securityContext.readOnlyRootFilesystem).toBe(true);
    // Commands that end need no temporary files; without a volume at DATA_DIR files and mails must go elsewhere.
    const serves = /(main|worker)\.js$/.test(command[1]);
    const elsewhere = ['STORAGE_URL_FILE', 'SMTP_URL_FILE'].every((name) => name in settings);
    const writes = IMAGES.stowbridge.writes.filter((folder) =>
      folder === inDockerfile('DATA_DIR') ? !elsewhere : serves,
    );
    const places = volumeMounts.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath);
    expect(uncovered(writes, places)).toEqual([]);
  });

  it.each(containers)(
    '%s listens on the ports that it names, where others reach them',
    (_, { command, ports = [] }) => {
      const listens: Record<string, string | undefined> = {
        http: command[1].endsWith('/main.js') ? settingOf('PORT') : undefined,
        metrics: settingOf('METRICS_PORT'),
      };
      for (const { name, containerPort } of ports) {
        expect([name, String(containerPort)]).toEqual([name, listens[name]]);
        expect(containerPort).toBeGreaterThanOrEqual(FIRST_FREE_PORT);
      }
      expect(settingOf('HOST')).toBe('0.0.0.0');
    },
  );

  it.each(containers.filter(([, { readinessProbe }]) => readinessProbe))(
    '%s is asked often enough, and has time to answer',
    (_, container) => {
      const { startupProbe, readinessProbe, livenessProbe } = container as Required<Container>;
      const paths = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet?.path);
      expect(paths).toEqual(['/api/health/live', '/api/health/ready', '/api/health/live']);
      const noticed = ({ periodSeconds = 10, failureThreshold = 3 }: Probe): number => periodSeconds * failureThreshold;
      expect(noticed(startupProbe)).toBeGreaterThanOrEqual(60);
      // Readiness itself takes up to two seconds when something does not answer.
      expect(readinessProbe.timeoutSeconds).toBeGreaterThan(2);
      if (container.name === 'api') {
        expect(noticed(readinessProbe)).toBeLessThan(Number(settings.DRAIN_SECONDS));
      }
    },
  );

  it.each(containers)('%s may use at least what it asks for', (_, { resources }) => {
    const bytes = (text: string): number =>
      Number.parseInt(text, 10) * ({ Mi: 2 ** 20, Gi: 2 ** 30 }[text.replace(/\d/g, '')] ?? Number.NaN);
    expect(bytes(resources.limits.memory)).toBeGreaterThanOrEqual(bytes(resources.requests.memory));
    expect(resources.requests.cpu).toMatch(/^\d+m?$/);
  });

  it('let a machine be emptied: fewer must stay than there are', () => {
    const replicas = new Map(
      ofKind('Deployment').map(({ spec }) => [spec?.selector?.matchLabels?.part, spec?.replicas ?? 1]),
    );
    for (const { spec } of ofKind('PodDisruptionBudget')) {
      expect(spec?.minAvailable).toBeLessThan(replicas.get(spec?.selector?.matchLabels?.part) ?? 0);
    }
  });
});
