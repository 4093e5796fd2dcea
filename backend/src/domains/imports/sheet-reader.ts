import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ImportKind } from '@stowbridge/contract/imports';
import { join } from 'node:path';
import { DomainError, invalid } from '../../platform/common/errors';
import { LimitedProcess, NoAnswer, type ProcessLimits } from '../../platform/common/limited-process';
import type { SheetAnswer, SheetTask } from './read-sheet';

const RETRY_SECONDS = 5;
const LIMITS: ProcessLimits = {
  name: 'spreadsheets',
  program: join(__dirname, 'sheet-program.cjs'),
  // From the sources, as tests run, the program needs somebody who reads TypeScript.
  execArgv: __filename.endsWith('.ts') ? ['--require', join(__dirname, '../../../test/typescript.cjs')] : [],
  environment: ['PATH'],
  seconds: 30,
  residentKb: 1024 * 1024,
  waiting: 4,
};

export type SheetContent = Exclude<SheetAnswer, { fault: string }>;

/** Reads spreadsheets in a process of its own: what a stranger's file costs, it costs there. */
@Injectable()
export class SheetReader implements OnApplicationShutdown {
  private readonly process = new LimitedProcess<SheetTask, SheetAnswer>(LIMITS);

  /** @throws DomainError('invalid') naming the fault of the file, 'unavailable' when it cannot be read now */
  async read(kind: ImportKind, content: Buffer): Promise<SheetContent> {
    const answer = await this.process.run({ kind, content }).catch((error: unknown): SheetAnswer => {
      if (!(error instanceof NoAnswer)) {
        throw error;
      }
      if (error.reason !== 'unreadable') {
        throw new DomainError('unavailable', 'The file cannot be read just now. Please try again.', [], RETRY_SECONDS);
      }
      return {
        fault: error.tooMuch ? `The file takes too much ${error.tooMuch} to read.` : 'The file cannot be read.',
      };
    });
    if ('fault' in answer) {
      throw invalid(answer.fault, 'file');
    }
    return answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.process.close();
  }
}
