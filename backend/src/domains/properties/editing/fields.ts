import { boundsOf, charactersOf, takes } from '@stowbridge/contract/property-field-rules';
import type { FieldsOf, PropertyField, WireFieldsOf } from '@stowbridge/contract/property-fields';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidationArguments } from 'class-validator';
import { lengthOf } from '@stowbridge/contract/rules';

/** The type of a class that has the fields of a table beside those that it writes down. */
export const Having = <Fields>() => class {} as new () => Fields;

/** Where `@Fields` says that the fields of a table are: nothing has a property of this name. */
export type Here = never;

/**
 * How a class has the fields: `/api/v1` takes them by their names, where a null clears; the documents' form takes them
 * by their wire names; the documents' answers have them all, by the same names.
 */
const STYLES = {
  resource: { key: 'name', checked: true, required: false, nullable: true },
  form: { key: 'wire', checked: true, required: false, nullable: false },
  answer: { key: 'wire', checked: false, required: true, nullable: true },
} as const;
type Style = (typeof STYLES)[keyof typeof STYLES];

/** What the compiler's plugin makes of the properties that it can read [OpenAPI]. */
interface Described {
  _OPENAPI_METADATA_FACTORY?: () => Record<string, object>;
}

/**
 * Gives a class the fields of a table, with their checks and their place in the API document, where this property
 * stands. The plugin that documents the properties of a class cannot see them.
 * @param about what the document says of a field in this class alone, by its name
 */
export function Fields(
  style: keyof typeof STYLES,
  fields: readonly PropertyField[],
  about: Record<string, string> = {},
): PropertyDecorator {
  const how = STYLES[style];
  return (target, place) => {
    if (how.checked) {
      fields.forEach((field) => check(field, how)(target, field[how.key]));
    }
    const described = target.constructor as Described;
    const others = described._OPENAPI_METADATA_FACTORY;
    if (others) {
      const own = fields.map((field): [string, object] => [field[how.key], description(field, how, about[field.name])]);
      described._OPENAPI_METADATA_FACTORY = () =>
        Object.fromEntries(Object.entries(others()).flatMap((entry) => (entry[0] === place ? own : [entry])));
    }
  };
}

const description = (field: PropertyField, { required, nullable }: Style, about = field.about): object => ({
  required,
  type: () => (field.kind === 'text' ? String : Number),
  ...(nullable && { nullable }),
  ...(about && { description: about }),
});

/** A value that cannot be read becomes NaN, which the check refuses. */
const UNREADABLE = Number.NaN;

const isOf = ({ kind }: PropertyField, value: unknown): boolean =>
  kind === 'text' ? typeof value === 'string' : typeof value === 'number' && !Number.isNaN(value);

function check(field: PropertyField, { key }: Style): PropertyDecorator {
  const label = field.labels?.api ?? field.labels?.error ?? field.label;
  return (target, property) => {
    Transform(({ value }) => read(field, value))(target, property);
    ValidateBy(
      {
        name: 'field',
        constraints: boundsOf(field),
        validator: { validate: (value: unknown) => value === undefined || isOf(field, value) },
      },
      { message: `${label} is invalid` },
    )(target, property);
    const { or } = field;
    if (or) {
      const isGiven = (value: unknown) => value !== undefined && value !== null && value !== 0;
      ValidateBy(
        {
          name: 'oneOf',
          validator: {
            validate: (value: unknown, args?: ValidationArguments) =>
              isGiven(value) || isGiven((args?.object as Record<string, unknown> | undefined)?.[or[key]]),
          },
        },
        { message: or.message },
      )(target, property);
    }
  };
}

function read(field: PropertyField, value: unknown): unknown {
  if (value === undefined || value === null) {
    return undefined;
  }
  const text = String(value).trim();
  if (text === '') {
    return undefined;
  }
  if (lengthOf(text) > charactersOf(field) || !takes(field, text)) {
    return UNREADABLE;
  }
  return field.kind === 'text' ? (typeof value === 'string' ? text : UNREADABLE) : Number(text.replaceAll(',', ''));
}

type Given = Record<string, unknown>;

/** The values that somebody gave, by the fields' names; null where there are none. */
export const valuesOf = <Table extends readonly PropertyField[]>(
  fields: Table,
  given: object,
  key: 'name' | 'wire',
): FieldsOf<Table> =>
  Object.fromEntries(fields.map((field) => [field.name, (given as Given)[field[key]] ?? null])) as FieldsOf<Table>;

/** The same where a 0 says that nothing is known: nothing has no size, and no price. */
export const amountsOf: typeof valuesOf = (fields, given, key) =>
  Object.fromEntries(
    Object.entries(valuesOf(fields, given, key)).map(([name, value]) => [name, value || null]),
  ) as ReturnType<typeof valuesOf<typeof fields>>;

/** The values of a record by the names of the documents. */
export const answerOf = <Table extends readonly PropertyField[]>(fields: Table, record: FieldsOf<Table>) =>
  Object.fromEntries(fields.map(({ name, wire }) => [wire, (record as Given)[name]])) as WireFieldsOf<Table>;
