import { documentProblem } from '@stowbridge/contract/uploads';
import type { DocumentTier } from '../../data-provider/property-files';
import type { PropertyDocument } from '../../records/property';
import { proposedTier } from './document-types';
import { proposedType } from './proposed-type';

/** A file that is to be uploaded among others, and how far that has come. */
export interface ListedFile {
  id: number;
  file: File;
  typeId: number;
  tier: DocumentTier;
  /** Why it cannot be sent at all. */
  problem?: string;
  state: 'chosen' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much of it has been sent, 0 to 1. */
  share: number;
  /** The text of the last refusal. */
  failure: string;
  /** An attempt ended without an answer, so that the server may have the file. */
  unanswered: boolean;
  notices: string[];
}

export const listedFile = (id: number, file: File): ListedFile => ({
  id,
  file,
  typeId: proposedType(file.name),
  tier: proposedTier,
  problem: documentProblem(file),
  state: 'chosen',
  share: 0,
  failure: '',
  unanswered: false,
  notices: [],
});

/** Whether it is the same file of the same computer, which was chosen or dropped twice. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Whether it goes with the others when they are sent. */
export const isToSend = ({ state, problem }: ListedFile): boolean => state === 'chosen' && !problem;

/** Whether there is still something to lose by leaving. */
export const isOpen = (listed: ListedFile): boolean =>
  isToSend(listed) || listed.state === 'waiting' || listed.state === 'sending';

export const filesOf = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** How far all that was sent has come, in words; what failed is named. */
export function progressOf(files: readonly ListedFile[]): string {
  const begun = files.filter(({ state }) => state !== 'chosen');
  if (begun.length === 0) {
    return '';
  }
  const of = (state: ListedFile['state']) => begun.filter((listed) => listed.state === state);
  const [sent, failed, [current]] = [of('sent').length, of('failed'), [...of('sending'), ...of('waiting')]];
  return [
    current
      ? `${sent + failed.length + 1} of ${begun.length}: ${current.file.name}.`
      : `${sent} of ${filesOf(begun.length)} sent${sent > 0 ? ', and not published yet' : ''}.`,
    ...(failed.length > 0 ? [`Failed: ${failed.map(({ file }) => file.name).join(', ')}.`] : []),
  ].join(' ');
}

/** Whether a file becomes the next version of a document that is there, or that is sent before it [DOC-06]. */
export function isNextVersion(
  { file, typeId }: ListedFile,
  documents: readonly PropertyDocument[],
  before: readonly ListedFile[],
): boolean {
  const name = file.name.toLowerCase();
  return (
    documents.some((one) => one.DocumentTypeID === typeId && one.ActualFileName.toLowerCase() === name) ||
    before.some((one) => one.typeId === typeId && one.file.name.toLowerCase() === name)
  );
}
