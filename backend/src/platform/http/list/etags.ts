import type { FastifyReply } from 'fastify';
import { ReadOnly } from '../read-only';

/** The tags of the versions of rows, by their ids. */
export type Etags = ReadonlyMap<number, string>;

/** The field of a record that lists tell its version by: what `If-Match` takes, so that a change needs no GET before it [FINT-13]. */
export const Etag = (): PropertyDecorator =>
  ReadOnly({
    type: String,
    required: false,
    description:
      'The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.',
    example: '"81734"',
  });

const noted = new WeakMap<FastifyReply, Etags>();

export const noteEtags = (reply: FastifyReply, etags: Etags | undefined): void =>
  void (etags && noted.set(reply, etags));

/** The rows that are answered, each with the version that it was read at. */
export function withEtags(reply: FastifyReply, rows: unknown): unknown {
  const etags = noted.get(reply);
  return etags && Array.isArray(rows)
    ? (rows as { id: number }[]).map((row) => ({ ...row, etag: etags.get(row.id) }))
    : rows;
}
