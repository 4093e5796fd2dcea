import { versionStage, type VersionStage } from '@stowbridge/contract/visibility';
import type { PropertyDocument } from '../../records/property';

/** One document with its versions, as the office lists it. */
export interface DocumentLine {
  /** The last version, be it published or not. */
  document: PropertyDocument;
  stage: VersionStage;
  /** The versions before it, the last first. */
  earlier: PropertyDocument[];
}

const isOut = ({ PublishedDate, WithdrawnDate }: PropertyDocument): boolean => Boolean(PublishedDate && !WithdrawnDate);

const stageOf = ({ PublishedDate, WithdrawnDate }: PropertyDocument, later: PropertyDocument[]): VersionStage =>
  versionStage({
    published: Boolean(PublishedDate),
    withdrawn: Boolean(WithdrawnDate),
    replaced: later.some(isOut),
  });

/** Documents by their lines, in the order in which the first of each line comes. */
export function linesOf(documents: readonly PropertyDocument[]): DocumentLine[] {
  const lines = new Map<number, PropertyDocument[]>();
  for (const document of documents) {
    lines.set(document.LineID, [...(lines.get(document.LineID) ?? []), document]);
  }
  return [...lines.values()].map((versions) => {
    const [document, ...earlier] = [...versions].sort((a, b) => b.Version - a.Version);
    return { document, stage: stageOf(document, []), earlier };
  });
}

/** When a later version took the place of one that was out; undefined where none has. */
export function replacedAt({ document, earlier }: DocumentLine, version: PropertyDocument): Date | undefined {
  const next = [...earlier]
    .reverse()
    .concat(document)
    .find((later) => later.Version > version.Version && isOut(later));
  return next?.PublishedDate && isOut(version) ? new Date(next.PublishedDate) : undefined;
}
