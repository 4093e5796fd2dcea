import { parseArea } from '@stowbridge/contract/area';
import {
  type Condition,
  CRITERION_KINDS,
  type CriterionKind,
  isListKind,
  isRangeKind,
  type ListKind,
  type RangeKind,
} from '@stowbridge/contract/criteria';
import { snake } from '../../platform/database/naming';
import { areaAsText, within } from '../properties/search/area';
import type { AskedName } from '../properties/search/asked';
import type { CriteriaWish } from './criteria.entity';

/** The columns of both tables that say what is asked. */
type AsksColumns = Partial<Omit<CriteriaWish, 'id' | 'criteriaId' | 'criteria' | 'weight'>>;

/** Both ends of a range, as a search has them. */
function endsOf(kind: RangeKind): [from: AskedName & `${string}From`, to: AskedName & `${string}To`] {
  const name = kind === 'sqft' ? 'area' : kind;
  return [`${name}From`, `${name}To`];
}
const LIST_NAMES = { states: 'stateIds', types: 'storeTypeIds' } as const satisfies Record<ListKind, AskedName>;
const AREA_NAMES = ['south', 'west', 'north', 'east', 'area', 'areaEdges'] as const satisfies AskedName[];

/** What a kind asks by. */
export const namesOf = (kind: CriterionKind): readonly AskedName[] =>
  isRangeKind(kind) ? endsOf(kind) : isListKind(kind) ? [LIST_NAMES[kind]] : AREA_NAMES;

const ALL = CRITERION_KINDS.flatMap((kind) => namesOf(kind));
const NOTHING = Object.fromEntries([...ALL, 'areaDrawn'].map((name) => [name, null])) as AsksColumns;

/** The columns of one condition. */
function columnsOfOne({ kind, from, to, ids, area }: Condition): AsksColumns {
  if (isRangeKind(kind)) {
    const [low, high] = endsOf(kind);
    return { [low]: from ?? null, [high]: to ?? null };
  }
  if (isListKind(kind)) {
    return { [LIST_NAMES[kind]]: ids };
  }
  const drawn = parseArea(area ?? '');
  return { ...within(undefined, drawn), ...areaAsText(drawn), areaDrawn: area };
}

/** The columns of what is asked together, each kind once; null where nothing is asked. */
export const columnsOf = (conditions: Condition[]): AsksColumns =>
  Object.assign({}, NOTHING, ...conditions.map(columnsOfOne)) as AsksColumns;

/**
 * What the columns ask.
 * @param row by the names of the columns in the database, as `to_jsonb` has them
 */
export const conditionsOf = (row: Record<string, unknown>): Condition[] =>
  CRITERION_KINDS.flatMap((kind): Condition[] => {
    if (isRangeKind(kind)) {
      const [from, to] = endsOf(kind).map((name) => row[snake(name)] as number | null);
      return from === null && to === null ? [] : [{ kind, from, to }];
    }
    if (isListKind(kind)) {
      const ids = row[snake(LIST_NAMES[kind])] as number[] | null;
      return ids === null ? [] : [{ kind, ids }];
    }
    return row.area_drawn === null ? [] : [{ kind, area: row.area_drawn as string }];
  });
