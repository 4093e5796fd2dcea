import { parseArgs } from 'node:util';

/**
 * The options of a bench, all of them with a value: `--name value`, else its default. With `--smoke` the least values
 * take the place of the defaults: such a run measures nothing, it shows that the bench still runs.
 *
 * @param unnamed the option that may also be given without its name
 */
export function benchOptions(defaults, least, unnamed) {
  const names = Object.keys(defaults);
  const options = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    smoke: { type: 'boolean', default: false },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: unnamed !== undefined });
  const given = Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
  return {
    ...defaults,
    ...(values.smoke ? least : {}),
    ...(positionals.length > 0 ? { [unnamed]: positionals[0] } : {}),
    ...given,
    smoke: values.smoke,
  };
}
