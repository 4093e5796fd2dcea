import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema of the document, as far as numbers are looked for in it. */
interface Field {
  type?: string;
  format?: string;
  items?: Field;
  allOf?: Field[];
  oneOf?: Field[];
  properties?: Record<string, Field>;
  additionalProperties?: Field | boolean;
}

/** Numbers that are measured or shared out, by their names in small letters; all others are counted. */
export const FRACTIONS = new Set([
  'acerage',
  'acreage',
  'caprate',
  'caprateend',
  'capratestart',
  'climatecontrolledshare',
  'climatesharestart',
  'commissionpercent',
  'distance',
  'earnestmoneydeposit',
  'east',
  'economicoccupancy',
  'from',
  'latitude',
  'longitude',
  'median',
  'medianviews',
  'north',
  'nrsfperhead',
  'occupancy',
  'occupancystart',
  'percentile80',
  'physicaloccupancyarea',
  'physicaloccupancyunits',
  'pricepersqft',
  'pricepersqftend',
  'pricepersqftstart',
  'south',
  'to',
  'value',
  'west',
]);

/** Whole dollars, which are more than 32 bits hold. */
const DOLLARS =
  /^(?:amount|askingprice|commission|equity|guidance(?:high|low)|highestoffer|maxprice|noi(?:start|end)?|offerprice|price(?:start|end)?|publicprice|weighted)$/;

const isId = (name: string): boolean => /^ids?$|(?:Id|ID)s?$|^(?:image|store)id$/.test(name);

/** Gives every number that is no fraction the type that programs count and address by. */
export function withIntegers(document: OpenAPIObject): OpenAPIObject {
  for (const [name, schema] of Object.entries((document.components?.schemas ?? {}) as Record<string, Field>)) {
    count(name, schema);
  }
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations as object))) {
    const { parameters = [], requestBody } = operation as {
      parameters?: { name: string; schema?: Field }[];
      requestBody?: { content: Record<string, { schema?: Field }> };
    };
    parameters.forEach(({ name, schema }) => schema && count(name, schema));
    Object.values(requestBody?.content ?? {}).forEach(({ schema }) => schema && count('', schema));
  }
  return document;
}

function count(name: string, field: Field): void {
  const key = name.replaceAll(/\W|_/g, '').toLowerCase();
  if (field.type === 'number' && !FRACTIONS.has(key)) {
    field.type = 'integer';
  }
  if (field.type === 'integer' && !field.format) {
    Object.assign(field, isId(name) ? { format: 'int32' } : DOLLARS.test(key) ? { format: 'int64' } : {});
  }
  [field.items, ...(field.allOf ?? []), ...(field.oneOf ?? [])].forEach((part) => part && count(name, part));
  if (typeof field.additionalProperties === 'object') {
    count(name, field.additionalProperties);
  }
  Object.entries(field.properties ?? {}).forEach(([child, part]) => count(child, part));
}
