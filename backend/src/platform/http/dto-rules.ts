import { plainToInstance, TransformationType, type TransformFnParams } from 'class-transformer';
import type * as Storage from 'class-transformer/types/storage';
import { getMetadataStorage, ValidationTypes, type ValidatorConstraintInterface } from 'class-validator';
import { createRequire } from 'node:module';

type Constructor = new () => object;
type Condition = (object: object, value: unknown) => boolean;

/** What class-transformer and class-validator know of a field; they look it up, gather and sort it at every call. */
interface Field {
  name: string;
  make?: (value: unknown, body: object) => unknown;
  conditions: Condition[];
  rules: Rule[];
  isNested: boolean;
}

interface Rule {
  asked: ValidatorConstraintInterface;
  constraints: unknown[];
  /** Whether it holds for each item of a list. */
  each: boolean;
  onlyIf?: Condition;
}

const OPTIONS = { exposeDefaultValues: true };
const gathered = new WeakMap<Constructor, Map<string, Field>>();
/** Not among what class-transformer exports. */
const { defaultMetadataStorage: transformations } = createRequire(__filename)(
  'class-transformer/cjs/storage',
) as typeof Storage;

/** What class-transformer makes of a body; it is asked where a value is or becomes an object, or a name is not the class's. */
export function instanceOf(dto: Constructor, body: Record<string, unknown>): object {
  const fields = fieldsOf(dto);
  const instance = new dto() as Record<string, unknown>;
  for (const name of Object.keys(body)) {
    const make = fields.get(name)?.make;
    const value = body[name];
    if (!make || value === undefined || (typeof value === 'object' && value !== null)) {
      return plainToInstance(dto, body, OPTIONS);
    }
    instance[name] = make(value, body);
  }
  return instance;
}

/**
 * Whether an instance has only fields of its class, and all of their rules hold: class-validator, whose rules they are,
 * would find nothing. `false` is no verdict: class-validator decides, and words the refusal.
 */
export function keepsRules(instance: object): boolean {
  const fields = fieldsOf(instance.constructor as Constructor);
  for (const name of Object.keys(instance)) {
    if (!fields.has(name)) {
      return false;
    }
  }
  for (const field of fields.values()) {
    if (!holds(field, instance)) {
      return false;
    }
  }
  return true;
}

function holds({ name, conditions, rules, isNested }: Field, object: object): boolean {
  const value = (object as Record<string, unknown>)[name];
  return (
    !conditions.every((isAsked) => isAsked(object, value)) ||
    (rules.every((rule) => keeps(rule, name, value, object)) && (!isNested || nestedKeepsRules(value)))
  );
}

function keeps({ asked, constraints, each, onlyIf }: Rule, property: string, value: unknown, object: object): boolean {
  if (onlyIf && !onlyIf(object, value)) {
    return true;
  }
  const seen = { targetName: object.constructor.name, property, object, value, constraints };
  return each && Array.isArray(value)
    ? value.every((item) => asked.validate(item, seen) === true)
    : asked.validate(value, seen) === true;
}

const nestedKeepsRules = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) ? value.every(nestedKeepsRules) : value instanceof Object && keepsRules(value));

function fieldsOf(dto: Constructor): Map<string, Field> {
  const known = gathered.get(dto);
  if (known) {
    return known;
  }
  const storage = getMetadataStorage();
  const fields = new Map<string, Field>();
  for (const rule of storage.getTargetValidationMetadatas(dto, '', false, false)) {
    const name = rule.propertyName;
    const field = fields.get(name) ?? { name, make: makerOf(dto, name), conditions: [], rules: [], isNested: false };
    fields.set(name, field);
    if (rule.type === ValidationTypes.CONDITIONAL_VALIDATION) {
      field.conditions.push(rule.constraints[0] as Condition);
    } else if (rule.type === ValidationTypes.NESTED_VALIDATION) {
      field.isNested = true;
    } else {
      for (const { instance } of storage.getTargetValidatorConstraints(rule.constraintCls)) {
        field.rules.push({ asked: instance, constraints: rule.constraints, each: rule.each, onlyIf: rule.validateIf });
      }
    }
  }
  gathered.set(dto, fields);
  return fields;
}

const CONVERSIONS = new Map<unknown, (value: unknown) => unknown>([
  [undefined, (value) => value],
  ...[String, Number, Boolean].map(
    (type) => [type, (value: unknown) => (value === null ? null : type(value))] as const,
  ),
]);

/** What becomes of a value that is no object. */
function makerOf(dto: Constructor, key: string): Field['make'] {
  const convert = CONVERSIONS.get(transformations.findTypeMetadata(dto, key)?.typeFunction());
  const type = TransformationType.PLAIN_TO_CLASS;
  const transforms = transformations.findTransformMetadatas(dto, key, type);
  return (
    convert &&
    ((given, obj) =>
      transforms.reduce<unknown>(
        (value, { transformFn }) =>
          transformFn({ value, key, obj, type, options: OPTIONS } satisfies TransformFnParams),
        convert(given),
      ))
  );
}
