import type { Route, Schema } from './described';
import { resolved } from './described';
import type { UploadPart } from './uploads';

/** Ids that no row has: the placeholder of the screens, none at all, one that fits a smallint, one beyond it and one beyond integer. */
export const NO_IDS = [0, -1, 9_999, 99_999, 2_147_483_648];

/** The paths of the fields of an operation's body that name records or lookups. */
export function idFieldsOf({ operation }: Route): string[][] {
  const content = operation.requestBody?.content;
  const schema = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
  return schema ? idsWithin(schema) : [];
}

function idsWithin(given: Schema, path: string[] = []): string[][] {
  const schema = resolved(given);
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    ...(/ids?$/i.test(name) ? [[...path, name]] : []),
    ...idsWithin(child, [...path, name]),
  ]);
}

/** The same body with one field of another value. */
export function bodyWith(body: object, [name, ...rest]: string[], value: unknown): object {
  const given = body as Record<string, object | undefined>;
  return { ...given, [name]: rest.length > 0 ? bodyWith(given[name] ?? {}, rest, value) : value };
}

/** The same form with one field of another value. */
export const partsWith = (parts: UploadPart[], [name]: string[], value: unknown): UploadPart[] => [
  ...parts.filter((part) => part.name !== name),
  { name, value: String(value) },
];
