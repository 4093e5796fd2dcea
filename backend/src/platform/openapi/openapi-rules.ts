import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { Handler } from './openapi-handlers';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** A schema of the document, as far as rules say something of it. */
interface Field {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Field;
  allOf?: Field[];
  properties?: Record<string, Field>;
}
type Facts = Record<string, unknown>;

/** Of the rules of this product that hold a number between two others. */
function between([minimum, maximum]: unknown[]): Facts {
  return { minimum, maximum };
}

/** What each rule, by its name, says of which type. */
const RULES: Record<string, { of: 'string' | 'number' | 'array'; says: (constraints: unknown[]) => Facts }> = {
  isNotEmpty: { of: 'string', says: () => ({ minLength: 1 }) },
  minLength: { of: 'string', says: ([minLength]) => ({ minLength }) },
  maxLength: { of: 'string', says: ([maxLength]) => ({ maxLength }) },
  length: { of: 'string', says: ([maxLength]) => ({ maxLength }) },
  isLength: { of: 'string', says: ([minLength, maxLength]) => ({ minLength, maxLength }) },
  matches: { of: 'string', says: ([pattern]) => patternOf(pattern) },
  isDay: { of: 'string', says: () => ({ format: 'date' }) },
  isUuid: { of: 'string', says: () => ({ format: 'uuid' }) },
  isInt: { of: 'number', says: () => ({ type: 'integer' }) },
  min: { of: 'number', says: ([minimum]) => ({ minimum }) },
  max: { of: 'number', says: ([maximum]) => ({ maximum }) },
  amount: { of: 'number', says: between },
  figure: { of: 'number', says: between },
  field: { of: 'number', says: between },
  arrayNotEmpty: { of: 'array', says: () => ({ minItems: 1 }) },
  arrayMinSize: { of: 'array', says: ([minItems]) => ({ minItems }) },
  arrayMaxSize: { of: 'array', says: ([maxItems]) => ({ maxItems }) },
  arrayUnique: { of: 'array', says: () => ({ uniqueItems: true }) },
};

/** What holds of answers too: what is stored may be older than a rule that only narrows. */
const OF_ANSWERS = new Set(['type', 'maxLength', 'maxItems', 'format']);

/** A schema's pattern has no flags, also not the one for letters of all scripts: what needs one is left to the words of the refusal. */
function patternOf(pattern: unknown): Facts {
  return pattern instanceof RegExp && pattern.flags === '' ? { pattern: pattern.source } : {};
}

/**
 * Says of every field what its validators hold it to, so that the document and the refusals cannot differ. What
 * `@ApiProperty` says itself goes first.
 */
export function withRules(document: OpenAPIObject, handlers: Map<string, Handler>): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Field>;
  const classes = classesByName(handlers);
  const sent = sentSchemas(document, schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    const dto = classes.get(name);
    if (dto) {
      for (const rule of rulesOf(dto)) {
        say(schema.properties?.[rule.propertyName], rule, sent.has(name) ? undefined : OF_ANSWERS);
      }
    }
  }
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations as object))) {
    const { operationId, parameters = [] } = operation as {
      operationId: string;
      parameters?: { name: string; in: string; schema?: Field }[];
    };
    const rules = (handlers.get(operationId)?.types ?? []).flatMap(rulesOf);
    for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'query')) {
      rules.filter(({ propertyName }) => propertyName === name).forEach((rule) => say(schema, rule));
    }
  }
  return document;
}

function say(field: Field | undefined, rule: Rule, kept?: ReadonlySet<string>): void {
  const own = rule.each ? field?.items : field;
  const known = RULES[rule.name ?? ''] as (typeof RULES)[string] | undefined;
  const isOf = own?.type === known?.of || (known?.of === 'number' && own?.type === 'integer');
  // Of a choice and a moment everything is said; bytes have no length that is counted in characters.
  if (!own || !known || !isOf || own.enum || (own.format && own.format !== 'date')) {
    return;
  }
  for (const [fact, value] of Object.entries(known.says((rule.constraints ?? []) as unknown[]))) {
    if (value !== undefined && (!kept || kept.has(fact)) && (fact === 'type' || !(fact in own))) {
      Object.assign(own, { [fact]: value });
    }
  }
}

const rulesOf = (dto: Type<object>): Rule[] => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);

/** Those that have rules themselves, and those that operations name, which may have inherited theirs. */
function classesByName(handlers: Map<string, Handler>): Map<string, Type<object>> {
  const { validationMetadatas: withOwn } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<Type<object> | string, unknown>;
  };
  const classes = [...withOwn.keys(), ...[...handlers.values()].flatMap(({ types }) => types)];
  return new Map(classes.filter((one): one is Type<object> => typeof one === 'function').map((one) => [one.name, one]));
}

/** The names of the schemas that requests consist of. */
export function sentSchemas(document: OpenAPIObject, schemas: Record<string, object>): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name] of (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (!found.has(name)) {
        found.add(name);
        look(schemas[name]);
      }
    }
  };
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations as object)) {
      look((operation as { requestBody?: object }).requestBody ?? {});
    }
  }
  return found;
}
