import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { MetricsService } from '../../../platform/ops/metrics.service';
import { SignInLog } from './sign-in-log';

/** Shows operators how many people sign in, and how many are refused. */
@Injectable()
export class SignInMetrics {
  constructor(metrics: MetricsService, log: SignInLog) {
    const signIns = new Counter({
      name: 'stowbridge_sign_ins_total',
      help: 'Sign-ins since the start, by outcome; unknown: to an address without an account',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    metrics.watch(() => {
      signIns.reset();
      for (const [outcome, count] of Object.entries(log.counts)) {
        signIns.inc({ outcome }, count);
      }
    });
  }
}
