import type { DataSource } from 'typeorm';
import { sql as read } from '../../database/sql';
import type { Replicas } from '../../database/replicas';
import type { Window } from './paging.dto';
import type { Place } from './place';
import type { FilterValue, ListRules, Order } from './rules';
import {
  type Asked,
  askedOf,
  countText,
  type Cut,
  type Following,
  followingText,
  idsText,
  withVersions,
} from './statements';
import { type Total, Totals } from './totals';

/** Beyond this many rows from the start it is worth to count from the end. */
const FAR = 1000;
const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
const shared = new Totals();

/** The names of statements, by their texts, so that they are planned once. */
const names = new Map<string, string>();
/** So many get one where requests decide how many texts there are: each connection keeps the plan of each. */
const MOST_NAMES = 200;

function nameOf(text: string, most = Infinity): string | undefined {
  if (!names.has(text) && names.size < most) {
    names.set(text, `list-${names.size}`);
  }
  return names.get(text);
}

/** Values that are read by one statement at the end of this moment. */
interface Asking {
  values: string[];
  answers: Promise<unknown[]>;
}

/** An id as it is read together with its version. */
interface Versioned {
  id: number | string;
  version?: string;
}

type Sorted = Window & { sort: [string, Order] };

/** One question to a list: its conditions are made once, and its statements from them. */
export class Reading<Row, Given extends object, Source extends DataSource | Replicas> {
  private readonly asked: Asked;
  private asking?: Asking;
  private readonly totals: Totals;
  /** Takes the tags of the versions of what is read. A version is read with the id, before the row: an older one can only refuse too much. */
  private readonly etags?: Map<number, string>;

  /** @throws DomainError('invalid') for a value of the wrong form */
  constructor(
    private readonly source: Source,
    private readonly rules: ListRules<Row, Given, Source>,
    filter: Record<string, FilterValue>,
    private readonly given: Given,
    { totals = shared, etags }: { totals?: Totals; etags?: Map<number, string> } = {},
  ) {
    this.totals = totals;
    this.etags = etags;
    this.asked = askedOf(rules, filter, given);
  }

  /** How many there are, as `Totals` says it. */
  total(): Promise<Total> {
    const key = JSON.stringify([countText(this.rules, this.asked), this.asked.values]);
    // All of a large list are counted beside what people wait for, never with it.
    return this.totals.of(key, (most) => this.count(most, most === undefined), this.asked.searched);
  }

  /**
   * How many there are; no further than to `most`.
   * @param alone nothing else waits for it
   */
  async count(most?: number, alone = false): Promise<number> {
    return this.countOf(countText(this.rules, this.asked, most), alone);
  }

  /** Near the start the total is counted meanwhile; far from it, it says from which end to read. */
  async page(window: Sorted, count: () => Promise<Total>): Promise<{ rows: Row[]; total: number }> {
    if (window.first <= FAR) {
      const [{ total }, rows] = await Promise.all([count(), this.window(window)]);
      return { rows, total };
    }
    const { total, exact } = await count();
    return { rows: await this.window(window, exact ? total : undefined), total };
  }

  /**
   * First only the ids, which an index can answer, then the rows of those with all that belongs to them.
   * @param total how many there are in all, if that is known exactly: windows near the end are then read from there
   */
  async window({ first, count, sort: [name, order] }: Sorted, total?: number): Promise<Row[]> {
    const { sql, nullable, join } = this.rules.fields[name];
    if (nullable && join) {
      return this.byJoined({ sql, order, first, count, join });
    }
    if (total !== undefined && first > FAR && first > total / 2) {
      const left = Math.min(count, total - first);
      const nulls = nullable && 'first';
      return left <= 0
        ? []
        : this.rows({ sql, order: opposite[order], nulls, first: total - first - left, count: left, join }, true);
    }
    return this.rows({ sql, order, nulls: nullable && 'last', first, count, join });
  }

  /** The rows that follow a place, and the place that they end at when there are more. */
  async following(asked: Following): Promise<{ rows: Row[]; next?: Place }> {
    const { text, values } = followingText(this.rules, this.asked, asked);
    const found = await read<Versioned & { key: string | null }>(this.source, {
      text: this.etags ? withVersions(this.rules, text) : text,
      values,
    });
    const ids = this.noted(found.slice(0, asked.count));
    const [sort, order] = asked.sort;
    const { [asked.count - 1]: last, length } = found;
    const first = (asked.place?.first ?? 0) + asked.count;
    const next = length > asked.count ? { id: last.id, key: last.key, sort, order, first } : undefined;
    return { rows: await this.rowsOf(ids), next };
  }

  /** The first ids in this order. */
  async ids(count: number, [name, order]: [string, Order]): Promise<number[]> {
    const { sql, nullable, join } = this.rules.fields[name];
    return this.idsOf({ sql, order, nulls: nullable && 'last', first: 0, count, join });
  }

  /**
   * Sorted by what another table says, where a row may have nothing there: those that have something first, which can be
   * read along an index of the other table, and then the others.
   */
  private async byJoined({ sql, order, first, count, join }: Cut & { join: string }): Promise<Row[]> {
    const having = await this.rows({ sql, order, first, count, join, joined: true });
    if (having.length === count) {
      return having;
    }
    const before =
      having.length > 0
        ? first + having.length
        : await this.countOf(countText(this.rules, this.asked, undefined, join));
    const rest = { first: Math.max(0, first - before), count: count - having.length };
    return [...having, ...(await this.rows({ sql: `${this.rules.as}.id`, order, ...rest, join, joined: false }))];
  }

  /** @param reversed the cut runs through the list from its other end */
  private async rows(cut: Cut, reversed = false): Promise<Row[]> {
    const ids = await this.idsOf(cut);
    return this.rowsOf(reversed ? ids.reverse() : ids);
  }

  /** The rows of these ids, in their order. */
  async rowsOf(ids: number[]): Promise<Row[]> {
    const { rows, fields } = this.rules;
    if (ids.length === 0) {
      return [];
    }
    if (typeof rows === 'object') {
      return rows.load(this.source, ids, this.given);
    }
    const values: unknown[] = [ids];
    const joined = typeof rows === 'string' ? rows : rows((value) => `$${values.push(value)}`, this.given);
    const text = `with page as (select * from unnest($1::${fields.id.type}[]) with ordinality page(id, n)) ${joined} order by page.n`;
    return read<Row & object>(this.source, { name: nameOf(text), text, values });
  }

  private async idsOf(cut: Cut): Promise<number[]> {
    const text = idsText(this.rules, this.asked, cut);
    if (!this.etags) {
      return this.ask<number[]>(`array(${text})`);
    }
    const versioned = withVersions(this.rules, text);
    return this.noted(
      await this.ask<Versioned[]>(`(select coalesce(json_agg(found), '[]') from (${versioned}) found)`),
    );
  }

  /** The ids of what was found, whose versions are kept for who wants them. */
  private noted(found: Versioned[]): number[] {
    return found.map(({ id, version }) => {
      if (version !== undefined) {
        this.etags?.set(Number(id), `"${version}"`);
      }
      return id as number;
    });
  }

  private countOf(text: string, alone = false): Promise<number> {
    return this.ask<number>(`(${text})`, alone);
  }

  /**
   * Reads one value. What is asked in the same moment is one statement, since a round trip costs more than most counts;
   * but a search may look at many rows to count them, for which its first rows do not wait.
   */
  private async ask<Value>(value: string, alone = false): Promise<Value> {
    if (alone || this.asked.searched) {
      return (await this.read([value]))[0] as Value;
    }
    const asking = this.asking ?? this.begin();
    const at = asking.values.push(value) - 1;
    return (await asking.answers)[at] as Value;
  }

  private begin(): Asking {
    const values: string[] = [];
    const answers = Promise.resolve().then(() => {
      this.asking = undefined;
      return this.read(values);
    });
    this.asking = { values, answers };
    return this.asking;
  }

  private async read(expressions: string[]): Promise<unknown[]> {
    const { values, narrowed } = this.asked;
    const text = `select ${expressions.map((value, n) => `${value} v${n}`).join(', ')}`;
    // How many rows a value of the request finds is what decides the plan, which is made for it each time then.
    const name = narrowed ? undefined : nameOf(text, MOST_NAMES);
    const [row] = await read<Record<string, unknown>>(this.source, { name, text, values });
    return expressions.map((_, n) => row[`v${n}`]);
  }
}
