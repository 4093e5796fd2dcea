import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const ROOT = resolve(__dirname, '../../..');
const MANIFESTS = join(ROOT, 'docs/deploy/kubernetes');

export interface Service {
  image: string;
  environment?: Record<string, unknown>;
  healthcheck?: { test: string[] };
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  tmpfs?: string[];
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

export interface Probe {
  httpGet?: { path: string; port: string };
  periodSeconds?: number;
  timeoutSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
  command: string[];
  envFrom: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number; hostPort?: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}

export interface Pod {
  restartPolicy?: string;
  hostNetwork?: boolean;
  securityContext: { runAsNonRoot?: boolean; runAsUser?: number; fsGroup?: number; seccompProfile?: { type: string } };
  containers: Container[];
  volumes: ({ name: string; secret?: { secretName: string } } & Record<string, unknown>)[];
}

export interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, unknown>;
  stringData?: Record<string, unknown>;
  spec?: {
    replicas?: number;
    minAvailable?: number;
    selector?: { matchLabels?: Record<string, string> };
    template?: { metadata: { labels: Record<string, string> }; spec: Pod };
  };
}

const documentsOf = <Document>(path: string): Document[] =>
  parseAllDocuments(readFileSync(path, 'utf8'), { merge: true }).map((document) => document.toJS() as Document);

export const servicesOf = (file: string): [string, Service][] =>
  Object.entries(documentsOf<{ services: Record<string, Service> }>(join(ROOT, file))[0].services);

export const manifests = (): Manifest[] =>
  readdirSync(MANIFESTS)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => documentsOf<Manifest>(join(MANIFESTS, file)));
