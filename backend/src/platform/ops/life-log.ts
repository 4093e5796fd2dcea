import { Logger } from '@nestjs/common';
import { loggerOf } from '../common/logger';
import type { Config } from '../../config';
import { endLoggedWith } from '../database/start-failure';
import { UNKNOWN, VERSION } from '../common/version';

export type Part = 'api' | 'worker';

/** One line of the log for each turn in the life of a process, by which one life is told from the next. */
export class LifeLog {
  private readonly logger = new Logger('Process');

  constructor(private readonly part: Part) {}

  /** The first line; the last ones follow by themselves. */
  starting(config: Config): void {
    // Before there is a logger, which writes what waits when the process ends: what is said then must wait already.
    process.once('exit', (code) => this.say('stopped', { code }));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => this.say('stopping', { signal }));
    }
    Logger.overrideLogger(loggerOf(config));
    // Node itself would write them as plain text.
    process.removeAllListeners('warning').on('warning', ({ name, message }) => new Logger(name).warn(message));
    process.on('uncaughtException', endLoggedWith).on('unhandledRejection', endLoggedWith);
    this.say('starting', { version: VERSION, commit: config.BUILD_COMMIT ?? UNKNOWN, node: process.versions.node });
  }

  /** @param address where it answers; a worker may do so nowhere */
  listening(address: string | undefined): void {
    this.say('listening', { address, ms: Math.round(performance.now()) });
  }

  private say(message: string, fields: object): void {
    this.logger.log({ message, part: this.part, ...fields });
  }
}
