/** Totals up to this are counted each time; a larger one changes little from one moment to the next. */
const COUNTED = 10_000;
/** A large total is answered again for so long, */
const FRESH_MS = 10_000;
/** and for so long while it is counted again, */
const STALE_MS = 120_000;
/** of at most so many questions. */
const MOST = 5000;

/** How many rows a list has; not `exact` where that stands for 'so many or more'. */
export interface Total {
  total: number;
  exact: boolean;
}

/** Counts the rows of a list, no further than to `most`. */
type Count = (most?: number) => Promise<number>;

/** What is kept of large totals in this process. */
export class Totals {
  private readonly kept = new Map<string, { total: number; at: number; counting?: Promise<number> }>();

  constructor(
    private readonly counted = COUNTED,
    private readonly now: () => number = Date.now,
    private readonly freshMs = FRESH_MS,
  ) {}

  /**
   * How many rows a list has: exactly, and at this moment, up to the limit. Beyond it a text search answers the
   * limit, which stands for 'that many or more', because counting on would look at every row; any other list answers
   * an exact count that is at most two minutes old.
   * @param key what the list was asked
   */
  async of(key: string, count: Count, searched: boolean): Promise<Total> {
    const kept = this.known(key, count);
    if (kept !== undefined) {
      return { total: kept, exact: true };
    }
    const few = await count(this.counted);
    if (few < this.counted || searched) {
      return { total: few, exact: few < this.counted };
    }
    return { total: await this.count(key, count), exact: true };
  }

  /** A large total that is at most two minutes old, if there is one; it is counted again meanwhile when it is due. */
  known(key: string, count: Count): number | undefined {
    const known = this.kept.get(key);
    const age = known ? this.now() - known.at : Infinity;
    if (!known || age >= STALE_MS) {
      return undefined;
    }
    if (age >= this.freshMs) {
      void this.count(key, count).catch(() => undefined);
    }
    return known.total;
  }

  /** Counts exactly, and keeps a large total. */
  count(key: string, count: Count): Promise<number> {
    const known = this.kept.get(key);
    if (known?.counting) {
      return known.counting;
    }
    const counting = count().then(
      (total) => {
        this.keep(key, total);
        return total;
      },
      (error: unknown) => {
        this.kept.delete(key);
        throw error;
      },
    );
    if (known) {
      known.counting = counting;
    }
    return counting;
  }

  private keep(key: string, total: number): void {
    this.kept.delete(key);
    if (total < this.counted) {
      return;
    }
    if (this.kept.size >= MOST) {
      this.kept.delete(this.kept.keys().next().value as string);
    }
    this.kept.set(key, { total, at: this.now() });
  }
}
