import type { Bounds } from '@stowbridge/contract/bounds';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { CLOSED, LISTED, OPEN } from '../visibility.sql';
import {
  areaAsked,
  type Asked,
  askedOf,
  type AskedName,
  boundsAsked,
  figuresAsked,
  letterAndType,
  placeAsked,
  priceAsked,
  sizeAsked,
  UNPRICED,
} from './asked';
import type { KeywordPlan } from './keyword.queries';
import type { SearchFilter } from './search';

/** What one search asks of `p`, with its values: the sentences are those of `asked.ts`. */
export class Parts {
  readonly values: unknown[] = [];
  readonly conditions = [LISTED];
  /** Two conditions of which one must hold; none can be true of the same property. */
  either?: readonly [string, string];
  shape = '';
  /** Whether all that is found is few enough to be put in order for a page, and counted with it. */
  few = false;
  /** Whether what is found may be nearly everything or nearly nothing, so that each question needs a plan of its own. */
  planned = false;

  private readonly places = new Map<AskedName, string>();

  constructor(private readonly asked: Asked = {}) {}

  /** The same value stands in one place, however often it is asked about. */
  ask(name: AskedName, sentence: (at: string) => string): string | undefined {
    const value = this.asked[name];
    if (value === undefined) {
      return undefined;
    }
    const [letter, type] = letterAndType(name);
    if (value === true) {
      this.shape += letter;
      return sentence('true');
    }
    const place = this.places.get(name) ?? this.condition(letter, (at) => `${at}::${type}`, value);
    this.places.set(name, place);
    return sentence(place);
  }

  add(letter: string, condition: (parameter: string) => string, value: unknown): void {
    this.conditions.push(this.condition(letter, condition, value));
  }

  condition(letter: string, condition: (parameter: string) => string, value: unknown): string {
    this.shape += letter;
    return condition(this.value(value));
  }

  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** All of them as one condition. */
  get where(): string {
    return [...this.conditions, ...(this.either ? [`(${this.either.join(' or ')})`] : [])].join(' and ');
  }

  /** The same as one condition, or two that nothing fulfils both of, each of which an index can serve. */
  get branches(): string[] {
    return this.either ? this.either.map((one) => [...this.conditions, one].join(' and ')) : [this.where];
  }
}

/** The conditions of a search; each that is set adds its name to the shape. */
export function filterParts(filter: SearchFilter, keyword?: KeywordPlan, bounds?: Bounds): Parts {
  // Closed ones alone are named as such: they are together at the end of the indexes, and nobody walks there past all others.
  const closed = isClosedAlone(filter.statusIds);
  const parts = new Parts({ ...askedOf(filter, bounds), ...(closed && { statusIds: undefined }) });
  // Beside ids no index of a whole state is read.
  parts.conditions.push(...placeAsked(parts, keyword?.way === 'index' ? '+p.state_id' : 'p.state_id'));
  addPrice(parts);
  parts.conditions.push(...sizeAsked(parts));
  if (closed) {
    parts.shape += 'x';
    parts.conditions.push(CLOSED);
  }
  addFigures(parts);
  parts.conditions.push(...boundsAsked(parts), ...areaAsked(parts));
  parts.planned ||= filter.area !== undefined;
  if (keyword) {
    addKeyword(parts, keyword, filter.stateId);
  }
  return parts;
}

export const isClosedAlone = (statuses: number[] | undefined): boolean =>
  statuses?.length === 1 && statuses[0] === PropertyStatus.Closed;

function addPrice(parts: Parts): void {
  const { figure, guidance } = priceAsked(parts);
  if (figure.length === 0) {
    return;
  }
  const priced = figure.join(' and ');
  const unpriced = parts.ask('includeUnpriced', () => UNPRICED);
  if (unpriced) {
    parts.conditions.push(`(${priced} or ${unpriced})`);
  } else {
    parts.either = [priced, guidance];
  }
}

function addFigures(parts: Parts): void {
  const figures = figuresAsked(parts);
  if (figures.length > 0) {
    parts.planned = true;
    parts.conditions.push(...figures, OPEN);
  }
}

/** The code of a state is among a property's words: the index finds fewer when it is told. */
const andCode = (at: string): string =>
  ` || (select ' & ' || quote_literal(lower(code)) from states where id = ${at}::smallint)`;

/**
 * In a state the hits are few and looked up by their ids: an array, since Postgres would join a list with all of the
 * state. Elsewhere it chooses by the words themselves whether to collect them or to walk.
 */
function addKeyword(parts: Parts, { way, text }: KeywordPlan, stateId: number | undefined): void {
  if (way === 'none') {
    parts.conditions.push('false');
  }
  if (way === 'index' && stateId) {
    parts.few = true;
    // The shape has the letter of the state already.
    const state = parts.condition('', andCode, stateId);
    parts.add(
      'k',
      (at) =>
        `p.id = any(array(select property_id from search_texts where tsv @@ (select ${at}::text${state})::tsquery))`,
      text,
    );
  }
  if (way === 'index' && !stateId) {
    parts.add('k', (at) => `p.id in (select property_id from search_texts where tsv @@ ${at}::text::tsquery)`, text);
  }
  // As a value and not as an EXISTS, which Postgres would turn into a join with the whole table.
  if (way === 'walk') {
    parts.add(
      'w',
      (at) => `(select t.tsv @@ ${at}::text::tsquery from search_texts t where t.property_id = p.id)`,
      text,
    );
  }
}
