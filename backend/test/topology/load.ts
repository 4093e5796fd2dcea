import { setTimeout as sleep } from 'node:timers/promises';
import type { Offers } from '../crash/offers';

/** How long an answer takes is not looked at here. */
const PATIENCE_MS = 20_000;
/** Between two calls of one person: enough of them come while a process is away, and it still finds a processor to start on. */
const PAUSE_MS = 100;
/** What visitors ask for: some of it always the same, some of it each time something that no process can remember. */
const READS: ((number: number) => [path: string, body?: object])[] = [
  () => ['/api/home/property/search', { Page: 1, PageLength: 10, IsShowFull: true, Keyword: '' }],
  (number) => ['/api/home/property/search', { Keyword: `den ${number}` }],
  (number) => [`/api/home/property/map?z=3&south=20&north=${60 + (number % 1000) / 100}&west=-130&east=-60`],
  () => ['/api/home/store/profile/1'],
  () => ['/api/home/site'],
  (number) => ['/api/vendor/profile/list', { Page: number + 1 }],
];

/** People at work: visitors who read, and buyers who submit offers until each is acknowledged. */
export class Load {
  reads = 0;
  /** Everything that was not answered as it should be, except where `forgiving`. */
  readonly failures: string[] = [];
  private over = false;
  private offer = 0;
  private working: Promise<void[]> = Promise.resolve([]);

  constructor(
    private readonly address: string,
    private readonly offers: Offers,
  ) {}

  /** @param forgiving whether what changes something may have to be sent again, because processes die */
  start(forgiving: boolean): void {
    this.over = false;
    this.working = Promise.all([
      this.visitor(0, forgiving),
      this.visitor(1, forgiving),
      this.visitor(2, forgiving),
      this.buyer(forgiving),
      this.buyer(forgiving),
    ]);
  }

  async stop(): Promise<void> {
    this.over = true;
    await this.working;
  }

  private async visitor(first: number, forgiving: boolean): Promise<void> {
    for (let number = first; !this.over; number += 1) {
      const [path, body] = READS[number % READS.length](number);
      const status = await this.read(path, body).catch((error: unknown) => String(error));
      this.reads += 1;
      // A proxy may not repeat a POST whose server died, though this one would only read.
      if (status !== 200 && !(forgiving && body && status === 502)) {
        this.failures.push(`${path}: ${status}`);
      }
      await sleep(PAUSE_MS);
    }
  }

  /** @returns the status of an answer that came as a whole */
  private async read(path: string, body?: object): Promise<number> {
    const answer = await fetch(this.address + path, {
      method: body ? 'POST' : 'GET',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  private async buyer(forgiving: boolean): Promise<void> {
    while (!this.over && this.offer < this.offers.total) {
      const offer = this.offer++;
      for (
        let status = await this.offers.submit(offer, this.address);
        status !== 200;
        status = await this.offers.submit(offer, this.address)
      ) {
        if (!forgiving) {
          this.failures.push(`offer ${offer}: ${status}`);
        }
        await sleep(50);
      }
      await sleep(4 * PAUSE_MS);
    }
  }
}
