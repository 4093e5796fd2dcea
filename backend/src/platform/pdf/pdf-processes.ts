import type { OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { LimitedProcess, NoAnswer, type ProcessLimits } from '../common/limited-process';
import type { PdfFacts } from './inspect';
import type { Stamp } from './stamp';

/** What a child process does with one file. */
export type PdfTask = { kind: 'stamp'; content: Uint8Array; stamp: Stamp } | { kind: 'inspect'; content: Uint8Array };

export type PdfAnswer = Uint8Array | PdfFacts;

/** Seconds to open a file; one that takes more is made to. */
const SECONDS_TO_OPEN = 5;
const PROCESSES = 2;
const LIMITS: ProcessLimits = {
  name: 'PDF files',
  program: join(__dirname, 'pdf-program.cjs'),
  // From the sources, as tests run, the program needs somebody who reads TypeScript.
  execArgv: __filename.endsWith('.ts') ? ['--require', join(__dirname, '../../../test/typescript.cjs')] : [],
  environment: ['PATH'],
  seconds: 20,
  residentKb: 768 * 1024,
  waiting: 0,
  idleSeconds: 30,
};

type Pdfs = LimitedProcess<PdfTask, PdfAnswer>;

/** Opens PDF files in a few processes, which share one queue; whoever finds it full is refused at once. */
export class PdfProcesses implements OnApplicationShutdown {
  private readonly all: Pdfs[];
  private readonly free: Pdfs[];
  private readonly waiting: ((process: Pdfs) => void)[] = [];

  constructor(
    limits: Partial<ProcessLimits> = {},
    /** How many files wait; the next is refused. */
    private readonly most = 16,
  ) {
    this.all = Array.from({ length: PROCESSES }, () => new LimitedProcess({ ...LIMITS, ...limits }));
    this.free = [...this.all];
  }

  /**
   * The same for the same input.
   * @param read gives the file when its turn has come, so that those who wait hold none in memory
   * @throws NoAnswer for a file that cannot be stamped, or not now
   */
  stamp(read: () => Promise<Uint8Array>, stamp: Stamp): Promise<Uint8Array> {
    return this.run(async () => ({ kind: 'stamp', content: await read(), stamp })) as Promise<Uint8Array>;
  }

  /** @throws NoAnswer for a file that takes too much, or when there is no process for it now */
  inspect(content: Uint8Array): Promise<PdfFacts> {
    return this.run(async () => ({ kind: 'inspect', content }), SECONDS_TO_OPEN) as Promise<PdfFacts>;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((one) => one.close()));
  }

  private async run(task: () => Promise<PdfTask>, seconds?: number): Promise<PdfAnswer> {
    const process = this.free.pop() ?? (await this.turn());
    try {
      return await process.run(await task(), undefined, seconds);
    } finally {
      const next = this.waiting.shift();
      if (next) {
        next(process);
      } else {
        this.free.push(process);
      }
    }
  }

  private turn(): Promise<Pdfs> {
    if (this.waiting.length >= this.most) {
      throw new NoAnswer('busy');
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
