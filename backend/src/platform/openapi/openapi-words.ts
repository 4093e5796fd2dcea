import type { OpenAPIObject } from '@nestjs/swagger';
import { WORDS_OF_PEOPLE } from './openapi-words-of-people';
import { WORDS_OF_TRADE } from './openapi-words-of-trade';

/** A part of the document, as far as it is described. */
interface Field {
  $ref?: string;
  description?: string;
  items?: Field;
  allOf?: Field[];
  properties?: Record<string, Field>;
}

/** What a name means that says so of itself by its end. */
const ENDS: [RegExp, (words: string) => string][] = [
  [/^(.+?)(?:Ids|IDs)$/, (words) => `The ids of the ${plural(words)}.`],
  [/^(.+?)(?:Id|ID)$/, (words) => `The id of the ${words}.`],
  [/^(.+?)Names?$/, (words) => `The name of the ${words}.`],
  [/^(.+?)At$/, (words) => `When it was ${words}.`],
];

/**
 * Describes what neither the code nor a rule does, by its name: the same words mean the same thing in every answer. Names are
 * in small letters there, without underscores, as in the table of examples.
 */
export function withWords(document: OpenAPIObject): OpenAPIObject {
  Object.values((document.components?.schemas ?? {}) as Record<string, Field>).forEach(describe);
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations as object))) {
    const { parameters = [], requestBody } = operation as {
      parameters?: (Field & { name: string; in: string })[];
      requestBody?: { content: Record<string, { schema?: Field }> };
    };
    for (const parameter of parameters) {
      parameter.description ??=
        parameter.in === 'path' && parameter.name === 'id' ? 'The id of the record.' : meaningOf(parameter.name);
    }
    Object.values(requestBody?.content ?? {}).forEach(({ schema }) => schema && describe(schema));
  }
  return document;
}

function describe({ items, allOf = [], properties = {} }: Field): void {
  for (const [name, field] of Object.entries(properties)) {
    // Beside a reference nothing else is read.
    if (!field.$ref && field.description === undefined) {
      const meaning = meaningOf(name);
      if (meaning !== undefined) {
        field.description = meaning;
      }
    }
    describe(field);
  }
  [items, ...allOf].forEach((part) => part && describe(part));
}

/** What a name means; nothing where it says nothing. */
function meaningOf(name: string): string | undefined {
  const key = name.replaceAll(/\W|_/g, '').toLowerCase();
  const known = WORDS_OF_PEOPLE[key] ?? WORDS_OF_TRADE[key];
  if (known !== undefined) {
    return known;
  }
  for (const [end, says] of ENDS) {
    const [, stem] = end.exec(name) ?? [];
    if (stem) {
      return says(wordsOf(stem));
    }
  }
  return undefined;
}

/** `fromUserType` and `FromUserType` are "from user type"; the documents call properties stores. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bstore\b(?! type)/g, 'property');

const plural = (words: string): string => (words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`);
