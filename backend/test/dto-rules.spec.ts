import 'reflect-metadata';
import { SAMPLES } from '@stowbridge/contract/samples';
import { plainToInstance, Type } from 'class-transformer';
import {
  Allow,
  getMetadataStorage,
  IsDate,
  IsDefined,
  IsOptional,
  IsString,
  MinLength,
  ValidateNested,
  validateSync,
} from 'class-validator';
import fc from 'fast-check';
import { inspect } from 'node:util';
import '../src/app.module';
import { Config } from '../src/config';
import { requireSafeText } from '../src/platform/common/text-safety';
import { instanceOf, keepsRules } from '../src/platform/http/dto-rules';

type Dto = new () => object;
type Body = Record<string, unknown>;

/** For each class; `npm run test:long` asks for more. */
const BODIES = Number(process.env.DTO_BODIES ?? 20);

const STRICT = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false, stopAtFirstError: true };

/** What no body has yet. */
export class RareRules {
  @Allow()
  anything?: unknown;
  @IsDefined()
  @Type(() => String)
  something: string;
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  moment?: Date;
  @MinLength(2, { validateIf: ({ anything }: RareRules) => anything === 1 })
  @IsString({ each: true })
  words: string | string[];
  @Type(() => RareRules)
  @ValidateNested()
  inner?: RareRules;
}

/** Every class with rules that the running product has loaded; the configuration is no body. */
const DTOS = [...(Reflect.get(getMetadataStorage(), 'validationMetadatas') as Map<Dto, unknown>).keys()].filter(
  (type) => type !== Config,
);

const rulesOf = (dto: Dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
const fieldsOf = (dto: Dto): string[] => [...new Set(rulesOf(dto).map(({ propertyName }) => propertyName))];

const VALUES: unknown[] = [
  ...[undefined, null, true, false, {}, { length: 1 }, [], [[]], [null], [1], [1, 2], [1, 1], ['a']],
  ...[0, -0, 1, 2, 3, 5, 12, 1.5, -1, 99, 1900, 2020, 250_000, 2 ** 31 - 1, 2 ** 31, 1e15, 1e300, Number.NaN],
  ...['', ' ', 'a', ' Abc ', '0', '1', '01', '-1', '1.5', '1,000', ' 7 ', '1e3', 'true', 'TRUE', 'null', '😀'],
  ...['2026-02-28', '2026-02-30', '2030-12-31T10:00:00Z', '2999-01-01', 'ASC', '["id","ASC"]', '[0,9]', '{}', '10x10'],
  ...['24,-125,49,-66', 'https://vimeo.com/76979871', 'https://youtu.be/dQw4w9WgXcQ', '(555) 123-4567', '555-123-4567'],
  ...['maya@okafor.co', 'maya@okafor', 'Long-enough-7', 'x'.repeat(50), 'x'.repeat(300), 'x'.repeat(10_001)],
  ...Object.values(SAMPLES).flatMap(({ good, bad }) => [good[0], bad[0]]),
];

/** What the rules of a field name themselves, and what is one more or less. */
const namedBy = (dto: Dto, field: string): unknown[] =>
  rulesOf(dto)
    .filter(({ propertyName }) => propertyName === field)
    .flatMap(({ constraints }): unknown[] => (constraints ?? []).flat(2))
    .filter((value) => typeof value !== 'function')
    .flatMap((value) =>
      typeof value === 'number' ? [value - 1, value, String(value), [value], value + 1] : [value, [value]],
    );

/** Others are refused before. */
const aJsonValue = fc.jsonValue().filter((value) => {
  try {
    requireSafeText(value);
    return true;
  } catch {
    return false;
  }
});

/** The class of a field that is an object with rules of its own, or a list of them. */
function nestedIn(dto: Dto, field: string): Dto | undefined {
  const made: unknown = Reflect.get(plainToInstance(dto, { [field]: {} }), field);
  const type = typeof made === 'object' && made !== null ? (made.constructor as Dto) : undefined;
  return type && DTOS.includes(type) ? type : undefined;
}

/** With classes, -0 and the order of the fields; dates that do not exist are equal, too. */
const shown = (instance: object): string =>
  inspect(instance, { depth: null, maxArrayLength: null, maxStringLength: null });

/** As forms send them: no value is an object, and no name is unknown. */
const flat = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => name !== 'unheardOf' && value !== undefined && (typeof value !== 'object' || value === null),
    ),
  );

/** Bodies of which class-validator takes each field by itself, and bodies of anything. */
function bodiesOf(dto: Dto, isInside = false): { good: fc.Arbitrary<Body>; wild: fc.Arbitrary<Body> } {
  const [good, wild]: Record<string, fc.Arbitrary<unknown>>[] = [{}, { unheardOf: fc.constantFrom(1, 'a', null) }];
  for (const field of fieldsOf(dto)) {
    const nested = nestedIn(dto, field);
    const inside = nested && !isInside ? bodiesOf(nested, true) : undefined;
    const values = [...namedBy(dto, field), ...VALUES];
    const taken = values.filter((value) =>
      validateSync(plainToInstance(dto, { [field]: value }), STRICT).every(({ property }) => property !== field),
    );
    good[field] = fc.oneof(
      ...(taken.length > 0 ? [fc.constantFrom(...taken)] : []),
      ...(inside ? [inside.good, fc.array(inside.good, { maxLength: 2 })] : []),
    );
    const one = fc.oneof(
      fc.constantFrom(...values),
      fc.constantFrom(null, '', [], {}),
      aJsonValue,
      ...(inside ? [inside.wild] : []),
    );
    wild[field] = fc.oneof(one, one, fc.array(one, { maxLength: 3 }));
  }
  return { good: fc.record(good), wild: fc.record(wild, { requiredKeys: [] }) };
}

describe('the rules of a body, asked without class-validator', () => {
  it.each(DTOS.map((dto): [string, Dto] => [dto.name, dto]))('%s: the same instance and the same verdict', (_, dto) => {
    const { good, wild } = bodiesOf(dto);
    const nearly = fc.tuple(good, wild, fc.nat()).map(([body, other, nth]) => {
      const names = Object.keys(other);
      const name = names[nth % names.length];
      return name ? { ...body, [name]: other[name] } : body;
    });
    const bodies = fc.oneof(good, nearly, wild);
    fc.assert(
      fc.property(fc.oneof(bodies, bodies.map(flat)), (body) => {
        const instance = instanceOf(dto, body);
        expect(shown(instance)).toBe(shown(plainToInstance(dto, body, { exposeDefaultValues: true })));
        expect(keepsRules(instance)).toBe(validateSync(instance, STRICT).length === 0);
      }),
      { numRuns: BODIES },
    );
    expect(fc.sample(good, 200).some((body) => keepsRules(instanceOf(dto, body)))).toBe(true);
  });
});
