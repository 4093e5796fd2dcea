import type { FindingDto } from '@stowbridge/api';
import { shownWatermarkCode, watermarkCodeOf } from '@stowbridge/contract/watermark-code';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { paths } from '../../paths';
import { recordPath } from '../../records/record-path';
import { screens, sections } from '../../screens';

/** Something the palette can go to. */
export interface Finding {
  key: string;
  group: 'Go to' | 'People' | 'Properties' | 'Deals' | 'Vendors';
  label: string;
  detail: string;
  to: string;
}

const places: Finding[] = [
  ...sections.flatMap((section) =>
    section.items.map((item) => ({
      key: item.to,
      group: 'Go to' as const,
      label: item.label,
      detail: section.title,
      to: item.to,
    })),
  ),
  ...screens.flatMap(({ path, title, foundAs }) =>
    foundAs ? { key: path, group: 'Go to' as const, label: title, detail: foundAs, to: path } : [],
  ),
];

/** From this many letters on the server is asked. */
const fewest = 2;

/** The pause in typing, in milliseconds, after which the server is asked. */
const pause = 120;

/** Screens, people, properties, deals and vendors that match what was typed. */
export function useFindings(text: string): { findings: Finding[]; searching: boolean } {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = text.trim();
  const debounced = useDebounced(query);
  const { data, isFetching } = useQuery({
    queryKey: ['palette', debounced],
    enabled: debounced.length >= fewest,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: async () => (await dataProvider.findEverything(debounced)).map(findingOf),
  });
  const word = query.toLowerCase();
  const found = places.filter((place) => `${place.detail} ${place.label}`.toLowerCase().includes(word));
  const asked = query.length >= fewest;
  return {
    findings: [...watermarkOf(query), ...found, ...(asked ? (data ?? []) : [])],
    searching: asked && (isFetching || debounced !== query),
  };
}

/** Where the copy is named on whose pages the code stands that was typed. */
function watermarkOf(typed: string): Finding[] {
  const code = watermarkCodeOf(typed);
  return code
    ? [
        {
          key: 'watermark',
          group: 'Go to',
          label: `Watermark ${shownWatermarkCode(code)}`,
          detail: 'Whose copy it is',
          to: paths.watermark(shownWatermarkCode(code)),
        },
      ]
    : [];
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  return debounced;
}

const groups = { user: 'People', property: 'Properties', deal: 'Deals', vendor: 'Vendors' } as const;

function findingOf({ kind, id, label, detail, userTypeId }: FindingDto): Finding {
  const to = recordPath({ kind, id, name: label, userTypeId }) ?? '';
  return { key: `${kind}-${id}`, group: groups[kind], label, detail, to };
}
