import { openWords } from '@stowbridge/contract/opens';
import { spokenZone } from '../../platform/common/moments';
import { CLOCK, clockAt, type XlsxColumn } from '../../platform/common/xlsx';
import type { DocumentOpenRow } from './document-opens.list';

/** The columns of the log of opens as a spreadsheet; times are those at the office. */
export function openColumns(timeZone: string): XlsxColumn<DocumentOpenRow>[] {
  const clock = clockAt(timeZone);
  return [
    { heading: `Opened (${spokenZone(timeZone)})`, width: 26, value: ({ at }) => clock(at), format: CLOCK },
    { heading: 'Name', width: 24, value: ({ name }) => name },
    { heading: 'Company', width: 32, value: ({ company }) => company },
    { heading: 'Document Type', width: 24, value: ({ documentType }) => documentType },
    { heading: 'Document', width: 40, value: ({ actualFileName }) => actualFileName },
    { heading: 'Document ID', width: 12, value: ({ documentId }) => documentId },
    { heading: 'Version', width: 8, value: ({ version }) => version },
    { heading: 'Opened As', width: 12, value: ({ kind }) => openWords[kind] },
    { heading: 'Network Address', width: 40, value: ({ address }) => address },
    { heading: 'Browser', width: 60, value: ({ userAgent }) => userAgent },
    { heading: 'Watermark', width: 14, value: ({ watermarkCode }) => watermarkCode },
  ];
}
