/** Values of a series, one each minute, as promtool writes them: `1x20` is 1 and twenty more of it. */
type Series = Record<string, string>;

/** When a rule must fire: `bad` for so many minutes, and never on `good`. Keys lack the labels of a target: `{...}`. */
export interface Case {
  bad: Series;
  good: Series;
  /** Minutes after which it fires at the latest, and before which it must not. */
  due: number;
  notBefore: number;
}

/** How targets are labelled by the static example of monitoring.md, and by the PodMonitor. */
export const LABELLINGS: Record<string, (part: string, number: number) => string> = {
  static: (part, number) => `job="stowbridge",instance="127.0.0.1:91${part === 'api' ? 0 : 1}${number}",part="${part}"`,
  kubernetes: (part, number) =>
    `job="stowbridge/stowbridge",namespace="stowbridge",container="${part}",endpoint="metrics",pod="stowbridge-${part}-${number}",instance="10.0.${part === 'api' ? 0 : 1}.${number}:9100",part="${part}"`,
};

/** `API0` and so on stand for the labels of a target. */
const all = (api0: string, api1: string, worker0: string, worker1: string): Series => ({
  'up{API0}': api0,
  'up{API1}': api1,
  'up{WORKER0}': worker0,
  'up{WORKER1}': worker1,
});
const [UP, DOWN, ABSENT] = ['1x60', '0x60', '_x60'];
const WELL = all(UP, UP, UP, UP);

const counted = (status: number, each: string): Series => ({
  [`stowbridge_http_request_duration_seconds_count{API0,method="GET",route="/api/home/site",status="${status}"}`]: each,
});
const took = (le: string, each: string): Series => ({
  [`stowbridge_http_request_duration_seconds_bucket{API0,method="GET",route="/api/home/site",status="200",le="${le}"}`]:
    each,
});

/** Each rule of alerts.yml, with every way in which it may become true. */
export const CASES: Record<string, Case[]> = {
  ProcessGone: [
    { bad: all(UP, DOWN, UP, UP), good: WELL, notBefore: 0, due: 2 },
    { bad: all(UP, UP, UP, DOWN), good: WELL, notBefore: 0, due: 2 },
    // Prometheus forgets what is no target any more.
    { bad: all(UP, UP, UP, ABSENT), good: WELL, notBefore: 0, due: 2 },
    { bad: all(UP, ABSENT, UP, UP), good: WELL, notBefore: 0, due: 2 },
    { bad: all(UP, UP, ABSENT, ABSENT), good: WELL, notBefore: 0, due: 2 },
    { bad: all(ABSENT, ABSENT, UP, UP), good: WELL, notBefore: 0, due: 2 },
    { bad: {}, good: WELL, notBefore: 0, due: 2 },
    { bad: all('1x20 0x40', UP, UP, UP), good: all('1x20 0 1x39', UP, UP, UP), notBefore: 20, due: 23 },
  ],
  DatabaseGone: [
    {
      bad: { 'stowbridge_up{API0,server="postgres"}': DOWN },
      good: { 'stowbridge_up{API0,server="postgres"}': UP, 'stowbridge_up{API0,server="redis"}': DOWN },
      notBefore: 0,
      due: 1,
    },
  ],
  RedisGone: [
    {
      bad: { 'stowbridge_up{WORKER0,server="redis"}': DOWN },
      good: { 'stowbridge_up{WORKER0,server="redis"}': UP, 'stowbridge_up{WORKER0,server="postgres"}': DOWN },
      notBefore: 4,
      due: 6,
    },
  ],
  ReplicaLeftOut: [
    {
      bad: {
        'stowbridge_replica_up{API0,replica="one:5432"}': DOWN,
        'stowbridge_replica_up{API1,replica="one:5432"}': UP,
      },
      good: { 'stowbridge_replica_up{API0,replica="one:5432"}': UP },
      notBefore: 4,
      due: 6,
    },
  ],
  FactsWait: [
    {
      bad: { 'stowbridge_event_parts_oldest_seconds{API0}': '301+60x60' },
      good: { 'stowbridge_event_parts_oldest_seconds{API0}': '300x60' },
      notBefore: 1,
      due: 3,
    },
  ],
  PartsFailed: [
    {
      bad: { 'stowbridge_event_parts{WORKER0,state="failed"}': '1x60' },
      good: {
        'stowbridge_event_parts{WORKER0,state="failed"}': '0x60',
        'stowbridge_event_parts{WORKER0,state="open"}': '9x60',
      },
      notBefore: 4,
      due: 6,
    },
  ],
  MailsWait: [
    {
      bad: { 'stowbridge_mails{WORKER0,state="queued"}': '201x60' },
      good: {
        'stowbridge_mails{WORKER0,state="queued"}': '200x60',
        'stowbridge_mails{WORKER0,state="failed"}': '20x60',
      },
      notBefore: 14,
      due: 16,
    },
  ],
  MailsFail: [
    {
      bad: { 'stowbridge_mails{API0,state="failed"}': '0x10 21x50' },
      good: { 'stowbridge_mails{API0,state="failed"}': '20x60', 'stowbridge_mails{API0,state="queued"}': '99x60' },
      notBefore: 10,
      due: 12,
    },
  ],
  SignInsFail: [
    {
      bad: { 'stowbridge_sign_ins_total{API0,outcome="failed"}': '0x30 10+10x30' },
      good: {
        'stowbridge_sign_ins_total{API0,outcome="failed"}': '0+3x60',
        'stowbridge_sign_ins_total{API0,outcome="passed"}': '0x30 10+10x30',
      },
      notBefore: 32,
      due: 40,
    },
  ],
  Faults: [
    {
      bad: counted(500, '0+1x60'),
      good: { ...counted(500, '3x60'), ...counted(200, '0+900x60') },
      notBefore: 5,
      due: 7,
    },
  ],
  Refusing: [
    {
      bad: { 'stowbridge_http_refused_total{API0}': '0+40x60', 'stowbridge_http_refused_total{API1}': '0+40x60' },
      good: { 'stowbridge_http_refused_total{API0}': '0+50x60' },
      notBefore: 5,
      due: 11,
    },
  ],
  ErrorsUseUpTheMonth: [
    {
      bad: { ...counted(503, '0+2x60'), ...counted(200, '0+98x60') },
      good: { ...counted(503, '0+1x60'), ...counted(200, '0+99x60') },
      notBefore: 0,
      due: 3,
    },
  ],
  ErrorsGoOn: [
    {
      bad: { ...counted(503, '0+1x60'), ...counted(200, '0+99x60') },
      good: { ...counted(503, '0+1x60'), ...counted(200, '0+199x60') },
      notBefore: 0,
      due: 3,
    },
  ],
  SlowUsesUpTheMonth: [
    {
      bad: { ...took('0.3', '0+20x60'), ...counted(200, '0+100x60') },
      good: { ...took('0.3', '0+40x60'), ...counted(200, '0+100x60') },
      notBefore: 0,
      due: 3,
    },
  ],
  SlowGoesOn: [
    {
      bad: { ...took('0.3', '0+60x60'), ...counted(200, '0+100x60') },
      good: { ...took('0.3', '0+80x60'), ...counted(200, '0+100x60') },
      notBefore: 0,
      due: 3,
    },
  ],
  BackupOld: [
    {
      bad: { 'stowbridge_backup_age_seconds{API0}': '90000+60x90' },
      good: { 'stowbridge_backup_age_seconds{API0}': '80000+60x90' },
      notBefore: 60,
      due: 68,
    },
  ],
  EvidenceBroken: [
    {
      bad: { 'stowbridge_evidence_broken{WORKER0}': '0x10 1x50' },
      good: { 'stowbridge_evidence_broken{WORKER0}': '0x60' },
      notBefore: 10,
      due: 12,
    },
  ],
  EvidenceUnsealed: [
    {
      bad: { 'stowbridge_unsealed_oldest_seconds{API0}': '0+60x60' },
      good: { 'stowbridge_unsealed_oldest_seconds{API0}': '900x60' },
      notBefore: 20,
      due: 22,
    },
  ],
  DiskFull: [
    {
      bad: { 'stowbridge_disk_free_ratio{API0}': '0.09x60', 'stowbridge_disk_free_ratio{API1}': '0.5x60' },
      good: { 'stowbridge_disk_free_ratio{API0}': '0.11x60' },
      notBefore: 4,
      due: 7,
    },
  ],
  CertificateEnds: [
    {
      bad: { 'stowbridge_certificate_days{API0}': '13.9x90' },
      good: { 'stowbridge_certificate_days{API0}': '14.1x90' },
      notBefore: 59,
      due: 62,
    },
  ],
};
