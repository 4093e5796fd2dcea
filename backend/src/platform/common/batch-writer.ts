import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which a batch fills. */
const FILL_MS = 20;

/** Writes one batch after the other, so that what comes at the same time costs one transaction. */
export class BatchWriter<Item> {
  private waiting: Item[] = [];
  private last: Promise<void> = Promise.resolve();
  private next?: Promise<void>;

  constructor(private readonly write: (items: Item[]) => Promise<void>) {}

  /**
   * Resolves once the batch of the item is written.
   * @throws what kept it from being written
   */
  add(item: Item): Promise<void> {
    this.waiting.push(item);
    this.next ??= this.last
      .catch(() => undefined)
      .then(() => sleep(FILL_MS))
      .then(() => {
        const items = this.waiting;
        this.waiting = [];
        this.next = undefined;
        return (this.last = this.write(items));
      });
    return this.next;
  }
}
