import { Injectable, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, EntitySubscriberInterface } from 'typeorm';
import { Config } from '../../config';
import { NotifyListener } from '../database/notify-listener';
import { Replicas } from '../database/replicas';
import { Reader, sql, Statement } from '../database/sql';
import { KeptAnswer, PublicAnswer } from './kept-answer';

const MEGABYTE = 1024 * 1024;
/** Whatever happens, nothing is answered from memory that is older than this. */
const LIFE_MS = 60_000;
/** Between looks whether Postgres still answers on the connection that hears of changes. */
const PULSE_MS = 5000;
/** Characters of a question beyond which its answer is not kept: nobody fills the memory with questions. */
const LONGEST_QUESTION = 2000;
/** What an entry takes beside its texts, in bytes. */
const OVERHEAD = 200;

/**
 * Answers that every visitor gets, kept in the memory of the process: searches, suggestions, the map, profiles, lookups,
 * and the pages made of them. Every commit that changes a table behind them is announced by Postgres (`public_facts`),
 * with the commit or not at all, and empties the memory of every process that hears it; a process that does not hear keeps
 * nothing. What is kept is read from the primary, never from a replica, which may be behind.
 */
@Injectable()
export class PublicAnswers implements Reader, EntitySubscriberInterface, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly kept?: LRUCache<string, KeptAnswer>;
  /** What is being made, so that it is made once for many who ask at once. */
  private readonly asked = new Map<string, Promise<KeptAnswer>>();
  /** The pages that are being made, by the ids of their requests. */
  private readonly pages = new Map<string, KeptAnswer[]>();
  private readonly listener: NotifyListener;
  private pulse?: NodeJS.Timeout;
  /** How many were answered from memory, and how many were made. */
  readonly answered = { memory: 0, made: 0 };

  constructor(
    private readonly source: DataSource,
    private readonly replicas: Replicas,
    { DATABASE_URL: url, PUBLIC_MEMORY_MB: megabytes }: Config,
  ) {
    if (megabytes > 0) {
      this.kept = new LRUCache({ maxSize: megabytes * MEGABYTE, sizeCalculation: bytesOf, ttl: LIFE_MS });
    }
    const forget = (): void => this.forget();
    this.listener = new NotifyListener({
      url,
      channel: 'public_facts',
      application: 'stowbridge-public-answers',
      heard: forget,
      lost: forget,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.kept) {
      return;
    }
    this.source.subscribers.push(this);
    await this.listener.start();
    this.pulse = setInterval(() => void this.listener.caughtUp(), PULSE_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.pulse);
    await this.listener.stop();
  }

  /** Who has changed something through this process finds it changed: its memory is emptied before they are answered. */
  afterTransactionCommit(): Promise<void> {
    return this.listener.caughtUp();
  }

  /** One read for an answer; asked for by `sql`. */
  read<Row extends object>(statement: Statement): Promise<Row[]> {
    return this.keeps ? sql<Row>(this.source, statement) : this.replicas.read<Row>(statement);
  }

  /**
   * The answer to a question, from memory where it is there. Whoever asks gets the same one: it must not depend on them.
   */
  async answer(question: string, make: () => Promise<PublicAnswer>): Promise<KeptAnswer> {
    if (!this.keeps || question.length > LONGEST_QUESTION) {
      return new KeptAnswer(await make());
    }
    const kept = this.kept?.get(question);
    this.answered[kept ? 'memory' : 'made'] += 1;
    if (kept) {
      return kept;
    }
    const begun = this.asked.get(question);
    const asked = begun && (await begun);
    // What may not be kept is somebody's own.
    return asked && asked.answer.isKept !== false ? asked : this.make(question, make);
  }

  /** @returns what a page is made of, which the same request asks in process; it is counted with the page */
  async gather<Made>(requestId: string, make: () => Promise<Made>): Promise<{ made: Made; parts: KeptAnswer[] }> {
    const parts: KeptAnswer[] = [];
    this.pages.set(requestId, parts);
    try {
      return { made: await make(), parts };
    } finally {
      this.pages.delete(requestId);
    }
  }

  /** Adds an answer to the page that is being made of it, and says whether there is one. */
  addToPage(requestId: string, answer: KeptAnswer): boolean {
    return this.pages.get(requestId)?.push(answer) !== undefined;
  }

  private get keeps(): boolean {
    return this.kept !== undefined && this.listener.listens;
  }

  private make(question: string, make: () => Promise<PublicAnswer>): Promise<KeptAnswer> {
    // What was forgotten meanwhile may have been made of what was there before the change.
    const isCurrent = (): boolean => this.asked.get(question) === making && this.asked.delete(question);
    const making: Promise<KeptAnswer> = make().then(
      (made) => {
        const answer = new KeptAnswer(made);
        if (isCurrent() && made.isKept !== false) {
          this.kept?.set(question, answer);
        }
        return answer;
      },
      (error: unknown) => {
        isCurrent();
        throw error;
      },
    );
    this.asked.set(question, making);
    return making;
  }

  private forget(): void {
    this.kept?.clear();
    this.asked.clear();
  }
}

/** With the compressed forms that may come. */
const bytesOf = ({ body }: KeptAnswer, question: string): number => OVERHEAD + 2 * (question.length + body.length);
