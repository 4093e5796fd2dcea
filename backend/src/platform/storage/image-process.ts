import { ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

/** What a child process does with one picture. */
export interface ImageTask {
  kind: 'encode' | 'resize' | 'print';
  content: Buffer;
  /** Pixels: at most so wide. */
  width: number;
  /** Whether it is drawn (SVG) instead of decoded. */
  drawing: boolean;
  /** The most bytes of a drawing once it is unpacked. */
  maxBytes: number;
}

export interface MadeImage {
  /** WebP; JPEG for printing. */
  content: Buffer;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb; only of a picture that was encoded. */
  color?: string;
}

export type ChildMessage = { begun: true } | { image: MadeImage } | { unreadable: true };

/** Why there is no picture: it cannot be read, or not now, or nobody waits for it any more. */
export class NoImage extends Error {
  constructor(readonly reason: 'unreadable' | 'busy' | 'gone') {
    super(reason);
  }
}

export interface ImageLimits {
  name: string;
  /** As `nice` counts it. */
  niceness: number;
  /** Seconds of wall time for one picture. */
  seconds: number;
  /** How many pictures wait behind the one in work; the next is refused. */
  waiting: number;
}

const PROGRAM = join(__dirname, 'image-program.cjs');
const MAX_RESIDENT_KB = 768 * 1024;
const LOOK_MS = 50;
const IDLE_MS = 5_000;
/** Seconds that a picture has in all when the machine hardly lets its process run; after it a person may try again. */
const PATIENCE_SECONDS = 30;
/** What the libraries for fonts look at; the secrets of the server are not among it. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'XDG_CACHE_HOME', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH'];

interface Job {
  task: ImageTask;
  settle: (outcome: MadeImage | NoImage) => void;
  sentAt: number;
  /** Set when the child says that it has begun. */
  begun?: { at: number; cpuSeconds: number };
  /** Why its child was killed. */
  killed?: NoImage['reason'];
}

/**
 * One child process, started when there is work, that reads one picture after another. What a stranger's picture costs,
 * it costs there; a picture that asks for too much is ended with its process. An idle child is ended too.
 */
export class ImageProcess {
  private readonly logger = new Logger('Images');
  /** The first is in work. */
  private readonly jobs: Job[] = [];
  private child?: ChildProcess;
  private watch?: NodeJS.Timeout;
  private idle?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly limits: ImageLimits) {}

  /**
   * @param signal aborted when nobody waits for the picture any more
   * @throws NoImage
   */
  async run(task: ImageTask, signal?: AbortSignal): Promise<MadeImage> {
    if (this.closed || this.jobs.length > this.limits.waiting) {
      throw new NoImage('busy');
    }
    if (signal?.aborted) {
      throw new NoImage('gone');
    }
    const outcome = await new Promise<MadeImage | NoImage>((settle) => {
      const job: Job = { task, settle, sentAt: 0 };
      this.jobs.push(job);
      signal?.addEventListener('abort', () => this.drop(job), { once: true });
      if (this.jobs.length === 1) {
        this.begin();
      }
    });
    if (outcome instanceof NoImage) {
      throw outcome;
    }
    return outcome;
  }

  /** Ends the child; nothing can be read afterwards. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.jobs.splice(1)) {
      job.settle(new NoImage('busy'));
    }
    await this.end('busy');
  }

  /** Sends the first picture to the child, or lets the child go after a while when there is none. */
  private begin(): void {
    const job = this.jobs.at(0);
    clearTimeout(this.idle);
    if (!job) {
      this.idle = setTimeout(() => void this.end('busy'), IDLE_MS).unref();
      return;
    }
    this.child ??= this.start();
    job.sentAt = Date.now();
    // A child that dies meanwhile is noticed by its end.
    this.child.send(job.task, () => undefined);
    this.watch = setInterval(() => this.look(job), LOOK_MS);
  }

  private start(): ChildProcess {
    const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
    const child = fork(PROGRAM, [String(this.limits.niceness)], {
      execArgv: [],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    // What a process that is lost had still to say is about another picture.
    child.on('message', (message: ChildMessage) => this.child === child && this.hear(message));
    child.once('error', (error) => this.lost(child, error.message));
    child.once('exit', (code, signal) => this.lost(child, String(signal ?? code)));
    return child;
  }

  private hear(message: ChildMessage): void {
    const job = this.jobs.at(0);
    if (!job || job.killed) {
      return;
    }
    if ('begun' in message) {
      job.begun = { at: Date.now(), cpuSeconds: usageOf(this.child?.pid).cpuSeconds };
    } else {
      this.finish('image' in message ? message.image : new NoImage('unreadable'));
    }
  }

  private finish(outcome: MadeImage | NoImage): void {
    clearInterval(this.watch);
    this.jobs.shift()?.settle(outcome);
    this.begin();
  }

  private lost(child: ChildProcess, how: string): void {
    if (this.child !== child) {
      return;
    }
    this.child = undefined;
    const job = this.jobs.at(0);
    if (!job) {
      return;
    }
    if (!job.killed) {
      this.logger.warn(
        `The process for ${this.limits.name} ended (${how}) ${job.begun ? 'over a picture' : 'before it began'}.`,
      );
    }
    // A process that cannot even begin is no fault of the picture.
    this.finish(new NoImage(job.killed ?? (job.begun ? 'unreadable' : 'busy')));
  }

  /** Ends the child when its picture takes too much. */
  private look(job: Job): void {
    const { residentKb, cpuSeconds } = usageOf(this.child?.pid);
    if (residentKb > MAX_RESIDENT_KB) {
      return this.kill(job, 'unreadable', 'memory');
    }
    const [now, { seconds }, { begun }] = [Date.now(), this.limits, job];
    // A picture whose process hardly got a processor meanwhile has not had its time.
    const hadItsTime = begun && now - begun.at >= seconds * 1000 && cpuSeconds - begun.cpuSeconds >= seconds / 2;
    if (hadItsTime) {
      return this.kill(job, 'unreadable', 'time');
    }
    if (now - job.sentAt >= (seconds + PATIENCE_SECONDS) * 1000) {
      this.kill(job, 'busy', 'time without a processor');
    }
  }

  private kill(job: Job, reason: NoImage['reason'], tooMuch: string): void {
    if (job.killed) {
      return;
    }
    this.logger.warn(`A picture was given up: too much ${tooMuch} (${this.limits.name}).`);
    job.killed = reason;
    this.child?.kill('SIGKILL');
  }

  private drop(job: Job): void {
    const at = this.jobs.indexOf(job);
    if (at === 0) {
      void this.end('gone');
    }
    if (at <= 0) {
      return;
    }
    this.jobs.splice(at, 1);
    job.settle(new NoImage('gone'));
  }

  private async end(reason: NoImage['reason']): Promise<void> {
    const { child } = this;
    clearTimeout(this.idle);
    if (!child) {
      return;
    }
    const job = this.jobs.at(0);
    if (job) {
      job.killed ??= reason;
    } else {
      this.child = undefined;
    }
    const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** What a process uses, by the kernel; nothing once it is gone. */
function usageOf(pid?: number): { residentKb: number; cpuSeconds: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the name, which may hold spaces; times are hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return { residentKb: Number(resident?.[1] ?? 0), cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100 };
  } catch {
    return { residentKb: 0, cpuSeconds: 0 };
  }
}
