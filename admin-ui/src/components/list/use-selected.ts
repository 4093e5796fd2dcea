import { createContext, useContext, useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** What is selected in a list. */
export interface Selected<RecordType extends RaRecord> {
  records: RecordType[];
  has: (record: RecordType) => boolean;
  /** How many of them are on this page. */
  here: number;
  add: (records: RecordType[]) => void;
  remove: (records: RecordType[]) => void;
  clear: () => void;
}

const idsOf = (records: RaRecord[]) => new Set(records.map(({ id }) => id));

/**
 * Keeps what is selected over the pages of a list, with the records themselves, because what is done with them names
 * them. Another search, filter or order empties it, and so does a reload: nobody acts on people out of sight.
 */
export function useSelection<RecordType extends RaRecord>(): Selected<RecordType> {
  const { data = [], filterValues, sort } = useListContext<RecordType>();
  const list = JSON.stringify([filterValues, sort]);
  const [kept, setKept] = useState<{ list: string; records: RecordType[] }>({ list, records: [] });
  if (kept.list !== list) {
    setKept({ list, records: [] });
  }
  // As they are now, where they are in sight.
  const records =
    kept.list === list ? kept.records.map((record) => data.find(({ id }) => id === record.id) ?? record) : [];
  const ids = idsOf(records);
  const keep = (next: RecordType[]) => setKept({ list, records: next });
  return {
    records,
    has: ({ id }) => ids.has(id),
    here: data.filter(({ id }) => ids.has(id)).length,
    add: (more) => keep([...records, ...more.filter(({ id }) => !ids.has(id))]),
    remove: (fewer) => keep(records.filter(({ id }) => !idsOf(fewer).has(id))),
    clear: () => keep([]),
  };
}

/** What is selected in the list around. */
export const SelectionContext = createContext<unknown>(undefined);

export function useSelected<RecordType extends RaRecord>(): Selected<RecordType> {
  const selected = useContext(SelectionContext) as Selected<RecordType> | undefined;
  if (!selected) {
    throw new Error('Nothing can be selected outside a RecordList.');
  }
  return selected;
}
