import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { getMetadataStorage, IsObject, ValidateNested } from 'class-validator';
import { invalid } from '../common/errors';

type Constructor = new () => object;

const aliases = new Map<Constructor, Map<string, string>>();
const nestedTypes = new Map<Constructor, Map<string, () => Constructor>>();
const declared = new Map<Constructor, Map<string, string>>();

/** A field that is an object with fields of its own: validated, and renamed like its parent. */
export function Nested(type: () => Constructor): PropertyDecorator {
  return applyDecorators(Type(type), IsObject(), ValidateNested(), (target: object, property: string | symbol) => {
    const owner = target.constructor as Constructor;
    const own = nestedTypes.get(owner) ?? new Map<string, () => Constructor>();
    nestedTypes.set(owner, own.set(String(property), type));
  });
}

/** Another spelling under which the documents send a field, for example `Phone` for `PhoneNumber`. */
export function WireAlias(...names: string[]): PropertyDecorator {
  return (target, property) => {
    const owner = target.constructor as Constructor;
    const own = aliases.get(owner) ?? new Map<string, string>();
    for (const name of names) {
      own.set(name.toLowerCase(), String(property));
    }
    aliases.set(owner, own);
  };
}

/**
 * Gives the fields of a body the names its DTO declares, without regard to letter case, and drops unknown ones.
 * Two spellings of one field in one body are refused.
 */
export function renameToDeclared(body: Record<string, unknown>, dto: Constructor): Record<string, unknown> {
  const names = declaredNames(dto);
  const renamed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const name = names.get(key.toLowerCase());
    if (name === undefined) {
      continue;
    }
    if (Object.hasOwn(renamed, name)) {
      throw invalid(`${name} is given twice.`, name, 'duplicate');
    }
    const nested = nestedType(dto, name);
    renamed[name] = nested && isObject(value) ? renameToDeclared(value, nested) : value;
  }
  return renamed;
}

/** Lower-case spelling -> declared name of a DTO; looked up for every request, so that it is gathered only once. */
function declaredNames(dto: Constructor): Map<string, string> {
  const known = declared.get(dto);
  if (known) {
    return known;
  }
  const names = new Map<string, string>();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false)) {
    names.set(metadata.propertyName.toLowerCase(), metadata.propertyName);
  }
  for (const type of lineage(dto)) {
    for (const [alias, name] of aliases.get(type) ?? []) {
      names.set(alias, name);
    }
  }
  declared.set(dto, names);
  return names;
}

function nestedType(dto: Constructor, property: string): Constructor | undefined {
  for (const type of lineage(dto)) {
    const nested = nestedTypes.get(type)?.get(property);
    if (nested) {
      return nested();
    }
  }
  return undefined;
}

/** A class and the classes it extends, nearest first. */
function lineage(dto: Constructor): Constructor[] {
  const found: Constructor[] = [];
  for (
    let type = dto;
    typeof type === 'function' && type.prototype;
    type = Object.getPrototypeOf(type) as Constructor
  ) {
    found.push(type);
  }
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
