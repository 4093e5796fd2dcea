import { ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';

/** What a child says: that it has begun with its task, and what became of it. */
export type ChildMessage<Answer> = { begun: true } | { answer: Answer } | { unreadable: true; why?: string };

/** Why there is no answer: the task's file cannot be read, or not now, or nobody waits for it any more. */
export class NoAnswer extends Error {
  /** @param tooMuch what it would have taken more of than its limits allow, where that is why it cannot be read */
  constructor(
    readonly reason: 'unreadable' | 'busy' | 'gone',
    readonly tooMuch?: 'time' | 'memory',
    why: string = reason,
  ) {
    super(why);
  }
}

/** What runs, and how much one task may take. */
export interface ProcessLimits {
  /** In the logs: `drawings`. */
  name: string;
  /** The file of the program. */
  program: string;
  args?: string[];
  execArgv?: string[];
  /** The variables of the environment that it gets; the secrets of the server are not among them. */
  environment: string[];
  /** Seconds for one task: of wall time, and of a processor. */
  seconds: number;
  residentKb: number;
  /** How many tasks wait behind the one in work; the next is refused. */
  waiting: number;
  /** Seconds after which a child without work is ended. */
  idleSeconds?: number;
}

const LOOK_MS = 50;
/** Seconds that a task has in all when the machine hardly lets its process run; after it a person may try again. */
const PATIENCE_SECONDS = 30;
/** How a process ends that no more memory is given. */
const NO_MEMORY = ['SIGABRT', 'SIGKILL'];

interface Job<Task, Answer> {
  task: Task;
  settle: (outcome: Outcome<Answer>) => void;
  /** Of wall time, and of a processor. */
  seconds: number;
  sentAt: number;
  /** Set when the child says that it has begun. */
  begun?: { at: number; cpuSeconds: number };
  /** Why its child was killed. */
  killed?: NoAnswer;
}

type Outcome<Answer> = { answer: Answer } | NoAnswer;

/**
 * One child process, started when there is work, that does one task after another. What a stranger's file costs, it costs
 * there; a task that asks for too much is ended with its process. An idle child is ended too.
 */
export class LimitedProcess<Task extends object, Answer> {
  private readonly logger = new Logger('Processes');
  /** The first is in work. */
  private readonly jobs: Job<Task, Answer>[] = [];
  private child?: ChildProcess;
  private watch?: NodeJS.Timeout;
  private idle?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly limits: ProcessLimits) {}

  /**
   * @param signal aborted when nobody waits for the answer any more
   * @param seconds of wall time and of a processor, for a task that has its own limit
   * @throws NoAnswer
   */
  async run(task: Task, signal?: AbortSignal, seconds = this.limits.seconds): Promise<Answer> {
    if (this.closed || this.jobs.length > this.limits.waiting) {
      throw new NoAnswer('busy');
    }
    if (signal?.aborted) {
      throw new NoAnswer('gone');
    }
    const outcome = await new Promise<Outcome<Answer>>((settle) => {
      const job: Job<Task, Answer> = { task, settle, seconds, sentAt: 0 };
      this.jobs.push(job);
      signal?.addEventListener('abort', () => this.drop(job), { once: true });
      if (this.jobs.length === 1) {
        this.begin();
      }
    });
    if (outcome instanceof NoAnswer) {
      throw outcome;
    }
    return outcome.answer;
  }

  /** Ends the child; nothing is done afterwards. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.jobs.splice(1)) {
      job.settle(new NoAnswer('busy'));
    }
    await this.end('busy');
  }

  /** Sends the first task to the child, or lets the child go after a while when there is none. */
  private begin(): void {
    const job = this.jobs.at(0);
    clearTimeout(this.idle);
    if (!job) {
      const { idleSeconds = 5 } = this.limits;
      this.idle = setTimeout(() => void this.end('busy'), idleSeconds * 1000).unref();
      return;
    }
    this.child ??= this.start();
    job.sentAt = Date.now();
    // A child that dies meanwhile is noticed by its end.
    this.child.send(job.task, () => undefined);
    this.watch = setInterval(() => this.look(job), LOOK_MS);
  }

  private start(): ChildProcess {
    const { program, args = [], execArgv = [], environment } = this.limits;
    const env = Object.fromEntries(environment.map((name) => [name, process.env[name]]));
    const child = fork(program, args, {
      execArgv,
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    // What a process that is lost had still to say is about another task.
    child.on('message', (message: ChildMessage<Answer>) => this.child === child && this.hear(message));
    child.once('error', (error) => this.lost(child, error.message));
    child.once('exit', (code, signal) => this.lost(child, String(signal ?? code)));
    return child;
  }

  private hear(message: ChildMessage<Answer>): void {
    const job = this.jobs.at(0);
    if (!job || job.killed) {
      return;
    }
    if ('begun' in message) {
      job.begun = { at: Date.now(), cpuSeconds: usageOf(this.child?.pid).cpuSeconds };
    } else {
      this.finish('answer' in message ? message : new NoAnswer('unreadable', undefined, message.why));
    }
  }

  private finish(outcome: Outcome<Answer>): void {
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
        `The process for ${this.limits.name} ended (${how}) ${job.begun ? 'over a task' : 'before it began'}.`,
      );
    }
    const tooMuch = NO_MEMORY.includes(how) ? 'memory' : undefined;
    // A process that cannot even begin is no fault of the task.
    this.finish(job.killed ?? (job.begun ? new NoAnswer('unreadable', tooMuch) : new NoAnswer('busy')));
  }

  /** Ends the child when its task takes too much. */
  private look(job: Job<Task, Answer>): void {
    const { residentKb, cpuSeconds } = usageOf(this.child?.pid);
    if (residentKb > this.limits.residentKb) {
      return this.kill(job, new NoAnswer('unreadable', 'memory'));
    }
    const [now, { seconds, begun }] = [Date.now(), job];
    // A task whose process did not have a processor for so long has not had its time: a busy machine is not its fault.
    const hadItsTime = begun && now - begun.at >= seconds * 1000 && cpuSeconds - begun.cpuSeconds >= seconds;
    if (hadItsTime) {
      return this.kill(job, new NoAnswer('unreadable', 'time'));
    }
    if (now - job.sentAt >= (seconds + PATIENCE_SECONDS) * 1000) {
      this.kill(job, new NoAnswer('busy'));
    }
  }

  private kill(job: Job<Task, Answer>, why: NoAnswer): void {
    if (job.killed) {
      return;
    }
    const tooMuch = why.tooMuch ?? 'time without a processor';
    this.logger.warn(`A task was given up: too much ${tooMuch} (${this.limits.name}).`);
    job.killed = why;
    this.child?.kill('SIGKILL');
  }

  private drop(job: Job<Task, Answer>): void {
    const at = this.jobs.indexOf(job);
    if (at === 0) {
      void this.end('gone');
    }
    if (at <= 0) {
      return;
    }
    this.jobs.splice(at, 1);
    job.settle(new NoAnswer('gone'));
  }

  private async end(reason: NoAnswer['reason']): Promise<void> {
    const { child } = this;
    clearTimeout(this.idle);
    if (!child) {
      return;
    }
    const job = this.jobs.at(0);
    if (job) {
      job.killed ??= new NoAnswer(reason);
    } else {
      this.child = undefined;
    }
    const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** What a process uses, by the kernel; nothing once it is gone. */
export function usageOf(pid?: number): { residentKb: number; cpuSeconds: number } {
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
