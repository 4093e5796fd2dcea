import { Injectable, OnModuleInit } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { Gauge } from 'prom-client';
import { Config } from '../../config';
import { within } from '../events/queues';
import { MetricsService } from './metrics.service';

const PATIENCE = 2000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Figures of what lies around the process: room on the disk, and the certificate behind which people reach it [FOPS-15]. */
@Injectable()
export class Surroundings implements OnModuleInit {
  private certificate: { until: number | undefined; at: number } | undefined;

  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  onModuleInit(): void {
    const registers = [this.metrics.registry];
    const disk = new Gauge({
      name: 'stowbridge_disk_free_ratio',
      help: 'The share of the disk below DATA_DIR that is free',
      registers,
      collect: async () => {
        const found = await statfs(this.config.DATA_DIR).catch(() => undefined);
        if (found) {
          disk.set(found.bavail / found.blocks);
        }
      },
    });
    if (!this.config.PUBLIC_URL.startsWith('https:')) {
      return;
    }
    const days: Gauge = new Gauge({
      name: 'stowbridge_certificate_days',
      help: 'Days until the certificate of PUBLIC_URL ends',
      registers,
      collect: async () => {
        const until = await this.certificateUntil();
        if (until === undefined) {
          days.remove();
        } else {
          days.set((until - Date.now()) / DAY);
        }
      },
    });
  }

  /** Looked at once an hour; undefined while nobody answers there. */
  private async certificateUntil(): Promise<number | undefined> {
    if (!this.certificate || Date.now() - this.certificate.at > HOUR) {
      const until = await within(PATIENCE, endOfCertificate(new URL(this.config.PUBLIC_URL))).catch(() => undefined);
      this.certificate = { until, at: Date.now() };
    }
    return this.certificate.until;
  }
}

/** Milliseconds; nothing is told to whoever answers, so that one that is not valid any more can be looked at, too. */
function endOfCertificate({ hostname, port }: URL): Promise<number> {
  return new Promise((found, failed) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false },
      () => {
        found(Date.parse(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    socket.setTimeout(PATIENCE, () => socket.destroy()).once('error', failed);
  });
}
