import type { OpenAPIObject } from '@nestjs/swagger';
import { LINES } from '../http/list/lines';
import { type Offered, parameterOf, takenBy } from '../http/list/parameters';
import type { Taken } from '../http/list/rules';
import { MAX_ID } from '../http/rules';
import type { Handler } from './openapi-handlers';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema?: object;
  style?: string;
  explode?: boolean;
}

const ID = { type: 'integer', format: 'int32', minimum: -MAX_ID, maximum: MAX_ID };
const SCHEMAS: Record<Taken, object> = {
  text: { type: 'string', maxLength: 300 },
  flag: { type: 'boolean' },
  number: ID,
  numbers: { type: 'array', maxItems: 1000, items: ID },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
};

/** The other way to ask for a list, which the back office keeps. */
const IN_JSON = ['sort', 'range', 'filter'];

/** Says of each operation that lists what may be asked of it, by the rules that refuse anything else. */
export function withLists(document: OpenAPIObject, handlers: Map<string, Handler>): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      const parameters = (operation.parameters ?? []) as Parameter[];
      const rules = handlers.get(operation.operationId ?? '')?.rules;
      if (Boolean(rules) !== parameters.some(({ name }) => name === 'cursor')) {
        throw new Error(`${path}: a list declares its rules by @Lists, and is asked by a ListQueryDto.`);
      }
      if (rules) {
        operation.parameters = parametersOf(parameters, rules) as Operation['parameters'];
        nameBigIds(operation, rules, document);
        offerLines(operation);
      }
    }
  }
  return document;
}

function parametersOf(parameters: Parameter[], { fields, defaultSort: [name, order] }: Offered): Parameter[] {
  const sorted = Object.keys(fields).filter((field) => fields[field].sort);
  const standard = `\`${order === 'DESC' ? '-' : ''}${name}\` where it is left out`;
  const known = parameters.map((parameter) => {
    if (parameter.name === 'orderBy') {
      const schema = { type: 'string', enum: sorted.flatMap((field) => [field, `-${field}`]) };
      return { ...parameter, description: `A field to sort by, downwards with \`-\` before it; ${standard}.`, schema };
    }
    if (!IN_JSON.includes(parameter.name)) {
      return parameter;
    }
    const example = parameter.name === 'sort' ? { example: JSON.stringify([name, order]) } : {};
    const description = `${parameter.description}. It goes with no other way to ask.`;
    return { ...parameter, ...example, deprecated: true, description };
  });
  const filters = Object.entries(fields)
    .filter(([, { filter, callsOnly }]) => filter && !callsOnly)
    .map(([field, rule]): Parameter => {
      const taken = takenBy(rule);
      return {
        name: parameterOf(field),
        in: 'query',
        required: false,
        description: meaningOf(field, taken, rule.search ?? false),
        schema: structuredClone(SCHEMAS[taken]),
        ...(taken === 'numbers' ? { style: 'form', explode: false } : {}),
      };
    });
  return [...filters, ...known.filter((parameter) => sorted.length > 0 || parameter.name !== 'orderBy')];
}

function meaningOf(field: string, taken: Taken, isSearch: boolean): string {
  const [, name, bound] = /^(\w+?)(?:_(gte|lte))?$/.exec(field) ?? [];
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  if (bound) {
    return `Only with this ${words.replace(/ at$/, ' time')} or ${bound === 'gte' ? 'a later' : 'an earlier'} one.`;
  }
  if (name === 'q' || name === 'search') {
    return 'Words that are looked for in the texts of the records.';
  }
  switch (taken) {
    case 'flag':
      return `Only those of which \`${name}\` is true, or is not.`;
    case 'numbers':
      return `Only with one of these values of \`${name}\`, with commas between them.`;
    default:
      return isSearch ? `Only with this part of \`${name}\`.` : `Only with this value of \`${name}\`.`;
  }
}

/** Rows that are only ever added outgrow the ids of others. */
function nameBigIds(operation: Operation, { fields }: Offered, document: OpenAPIObject): void {
  const answer = JSON.stringify(operation.responses['200']);
  const [, name = ''] = /"items":\{"\$ref":"#\/components\/schemas\/(\w+)"/.exec(answer) ?? [];
  const schema = document.components?.schemas?.[name] as { properties?: Record<string, { type?: string }> } | undefined;
  const id = schema?.properties?.id;
  if (fields.id?.type === 'bigint' && id?.type === 'number') {
    Object.assign(id, { type: 'integer', format: 'int64' });
  }
}

/** Of a list in lines each one is a record. */
function offerLines(operation: Operation): void {
  const answer = operation.responses['200'] as { description?: string; content?: Record<string, { schema?: object }> };
  const { items } = (answer.content?.['application/json']?.schema ?? {}) as { items?: object };
  if (!answer.content || !items) {
    throw new Error(`${operation.operationId}: a list answers an array.`);
  }
  answer.content[LINES] = { schema: items };
}
